import QuartzCore

let l1 = CALayer()
l1.anchorPoint = CGPoint(x: 0, y: 0)
l1.bounds = CGRect(x: 0, y: 0, width: 0, height: 1)
print("get l1.frame", l1.frame as Any)  // expected (0, 0, 0, 1) within 1e-06; answered (0, -0.5, 0, 1)
