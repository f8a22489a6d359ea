import QuartzCore

print("compute concat [identity, matrix(0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0)]", CATransform3DConcat(CATransform3DIdentity, CATransform3D(m11: 0, m12: 0, m13: 0, m14: 0, m21: 0, m22: 1, m23: 0, m24: 0, m31: 0, m32: 0, m33: 1, m34: 0, m41: 0, m42: 0, m43: 0, m44: 0)) as Any)
print("compute concat [identity, identity]", CATransform3DConcat(CATransform3DIdentity, CATransform3DIdentity) as Any)  // expected identity within 1e-06; answered matrix(0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0)
