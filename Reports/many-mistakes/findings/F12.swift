import QuartzCore

let l1 = CALayer()
let l2 = CALayer()
l2.position = CGPoint(x: 0, y: 1)
l2.sublayers = [l1]
l1.removeFromSuperlayer()
let l3 = CALayer()
l3.sublayers = [l1]
print("convert (0, 0) from l1 to l3", l3.convert(CGPoint(x: 0, y: 0), from: l1) as Any)  // expected (0, 0) within 1e-06; answered (0, 1)
