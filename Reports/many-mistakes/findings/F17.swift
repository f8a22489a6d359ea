import QuartzCore

print("compute concat [planar(1, 1, 0, 1, 0, 0), planar(1, 1, 0, 1, 0, 0)]", CATransform3DConcat(CATransform3DMakeAffineTransform(CGAffineTransform(a: 1, b: 1, c: 0, d: 1, tx: 0, ty: 0)), CATransform3DMakeAffineTransform(CGAffineTransform(a: 1, b: 1, c: 0, d: 1, tx: 0, ty: 0))) as Any)
let l1 = CALayer()
l1.addSublayer(l1)
print("compute concat [planar(1, 1, 0, 1, 0, 0), planar(1, 1, 0, 1, 0, 0)]", CATransform3DConcat(CATransform3DMakeAffineTransform(CGAffineTransform(a: 1, b: 1, c: 0, d: 1, tx: 0, ty: 0)), CATransform3DMakeAffineTransform(CGAffineTransform(a: 1, b: 1, c: 0, d: 1, tx: 0, ty: 0))) as Any)  // expected planar(1, 2, 0, 1, 0, 0), as at step 1; answered planar(1, 3, 0, 1, 0, 0)
