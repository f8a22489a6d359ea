import QuartzCore

print("compute concat [planar(0, 0, 1, 1, 0, 0), planar(1, 0.5, 0, 1, 0, 0)]", CATransform3DConcat(CATransform3DMakeAffineTransform(CGAffineTransform(a: 0, b: 0, c: 1, d: 1, tx: 0, ty: 0)), CATransform3DMakeAffineTransform(CGAffineTransform(a: 1, b: 0.5, c: 0, d: 1, tx: 0, ty: 0))) as Any)
let l1 = CALayer()
l1.addSublayer(l1)
print("compute concat [planar(0, 0, 1, 1, 0, 0), planar(1, 0.5, 0, 1, 0, 0)]", CATransform3DConcat(CATransform3DMakeAffineTransform(CGAffineTransform(a: 0, b: 0, c: 1, d: 1, tx: 0, ty: 0)), CATransform3DMakeAffineTransform(CGAffineTransform(a: 1, b: 0.5, c: 0, d: 1, tx: 0, ty: 0))) as Any)  // expected planar(0, 0, 1, 1.5, 0, 0), as at step 1; answered planar(0, 0, 1, 2, 0, 0)
