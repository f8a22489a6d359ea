import QuartzCore

let l1 = CALayer()
print("get l1.anchorPoint", l1.anchorPoint as Any)  // expected (0.5, 0.5); answered (0, 0)
