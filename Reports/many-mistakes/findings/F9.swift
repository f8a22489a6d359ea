import QuartzCore

let l1 = CALayer()
l1.transform = CATransform3DMakeScale(1, 2, 1)
l1.setValue(2, forKeyPath: "transform.scale.y")
print("get l1.transform", l1.transform as Any)  // expected scale(1, 2, 1) within 1e-06; answered scale(1, 4, 1)
