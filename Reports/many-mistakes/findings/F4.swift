import QuartzCore

let l1 = CAShapeLayer()
l1.path = { let path = CGMutablePath(); path.move(to: CGPoint(x: 0, y: 0)); path.addLine(to: CGPoint(x: 1, y: 1)); return path as CGPath }()
print("get l1.bounds", l1.bounds as Any)  // expected (0, 0, 0, 0); answered (0, 0, 10, 10)
