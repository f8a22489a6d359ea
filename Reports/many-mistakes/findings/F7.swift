import QuartzCore

print("compute concat [identity, translation(0, 1, 0)]", CATransform3DConcat(CATransform3DIdentity, CATransform3DMakeTranslation(0, 1, 0)) as Any)
print("compute concat [identity, identity]", CATransform3DConcat(CATransform3DIdentity, CATransform3DIdentity) as Any)  // expected identity within 1e-06; answered translation(0, 1, 0)
