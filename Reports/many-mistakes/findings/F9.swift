import QuartzCore

let l1 = CALayer()
l1.transform = CATransform3DMakeScale(2, 2, 1)
l1.setValue(2, forKeyPath: "transform.scale.x")
print("get l1.transform", l1.transform as Any)  // expected scale(2, 2, 1) within 1e-06; answered scale(4, 2, 1)
