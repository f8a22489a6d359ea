import QuartzCore

let l1 = CALayer()
l1.bounds = CGRect(x: 0, y: 0, width: 0, height: 1)
l1.layoutIfNeeded()
print("get l1.needsLayout", l1.needsLayout() as Any)  // expected false; answered true
