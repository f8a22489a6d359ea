/// The short names under which evidence cites its sources.
public enum SourceGlossary {
  /// One short name, or several that belong together, with what they stand for.
  public struct Entry: Hashable, Sendable {
    /// The short names as evidence writes them.
    public let name: String
    /// What they stand for.
    public let meaning: String
  }

  /// The entries that some evidence cites, in the order of the glossary.
  public static func entries(for evidence: [Evidence]) -> [Entry] {
    let cited = evidence.flatMap { words(of: $0.source) }
    return all.filter { entry in words(of: entry.name).contains(where: cited.contains) }
  }

  /// The words of a text that may be short names: up to a colon, a number sign or a bracket.
  private static func words(of text: String) -> [Substring] {
    text.split { " ,;/()".contains($0) }.map { word in word.prefix { $0 != ":" && $0 != "#" } }
  }

  /// All entries.
  public static let all: [Entry] = [
    Entry(
      name: "H",
      meaning: "CALayer.h '2006-2025' header (2025 SDK, complete); cross-read with the 2018 copy"),
    Entry(
      name: "H-T3D, H-SHAPE, H-REP, H-SCR, H-TIM, H-TX, H-TILE, H-EMIT, H-VF",
      meaning: """
        CATransform3D.h, CAShapeLayer.h, CAReplicatorLayer.h, CAScrollLayer.h, CAMediaTiming.h, \
        CATransaction.h, CATiledLayer.h, CAEmitterLayer.h, CAValueFunction.h of MacOSX10.13.sdk \
        in phracker/MacOSX-SDKs @ c2c56fa0
        """),
    Entry(
      name: "H-GRAD, H-TXT, H-TL",
      meaning: """
        CAGradientLayer.h (11.3 SDK, phracker @ 91ad8f21), CATextLayer.h (11.3 SDK, phracker @ \
        3c0accb4), CATransformLayer.h (2018 SDK)
        """),
    Entry(
      name: "G-BAS, G-SET, G-TREE, G-ADV, G-ACT, G-ANIM, G-KVC",
      meaning: """
        Core Animation Programming Guide (2015-03-09): Basics, Setting Up Layer Objects, \
        Building a Layer Hierarchy, Advanced Tricks, Changing Default Behavior, Appendix B, \
        Appendix C
        """),
    Entry(
      name: "REF:x",
      meaning: "developer.apple.com/documentation/quartzcore/... page x (2026)"),
    Entry(
      name: "S3, S4",
      meaning: """
        seed documents 003 (objc.io View-Layer Synergy) and 004 (Neuburg, Programming iOS 6, ch. \
        16); 000/001/002 concern actions only and support nothing in this part
        """),
    Entry(
      name: "GN:x",
      meaning: "gnustep/libs-quartzcore master @ 98f0d6e, Tests/quartzcore/x"),
    Entry(
      name: "GN#n:x",
      meaning: """
        same repository, pull request head refs/pull/n/head: #27 be7a213, #29 4d23dca, #34 \
        07ec53e, #38 1430603, #39 1e53400, #40 dc33d33, #41 9258ecc, #42 4b17dd7, #43 e606de4, \
        #57 36de568, #58 f4baed6, #59 9f14dcc, #60 ad74505, #75 b769e18, #76 a321c2a, #77 \
        0a225e0, #82 c89ffca, #83 08f34d1, #89 ae680ff, #91 fe8ed77, #92 79d1e88, #93 637bedf, \
        #94 c757d37, #95 b35ef5e, #96 a00fea6, #97 5d175f2, #98 c9535f3, #102 f91450d \
        (CAReplicatorLayer/drawing.m), #103 423273e (CATransformLayer/drawing.m), #109 e32ed88 \
        (CALayer/presentation.m). #97 CAGravity/gravity.m is named in its TestInfo as skipped on \
        Apple: its rectangles are the author's word (O2)
        """),
    Entry(
      name: "FK",
      meaning: """
        flowkey/UIKit-cross-platform @ fae2370, UIKitTests/CALayerTests.swift, CGRectTests.swift \
        and UIView/UIViewTests+convert, +hitTest, +subviews, +didMoveToSuperView: tests of its \
        own engine, also built against Apple's UIKit by target iOSTestTarget, which circle.yml \
        runs (configuration read, no log seen): O3
        """),
    Entry(
      name: "CT",
      meaning: """
        honghaoz/ChouTiUI @ 7ed1f8c, ChouTiUI/Tests/ChouTiUITests/Universal/CoreAnimation/: \
        CALayer+BoundsChangeTests.swift, CALayer+PositionChangeTests.swift, \
        Layers/BaseLayers/BaseCALayerTests.swift (run on Apple platforms): O3
        """),
    Entry(
      name: "CU",
      meaning: """
        honghaoz/ComposeUI @ fda2677, \
        ComposeUI/Tests/ComposeUITests/Animations/CALayer+AnimationsTests.swift (run on Apple \
        platforms): O3
        """),
    Entry(
      name: "OU",
      meaning: """
        Vercantez/openuikit @ 00b529e, ViewGeometryTests.swift (states values recorded from \
        UIKit, rounded to 3 decimals): O3
        """),
    Entry(
      name: "LOG11",
      meaning: """
        printed log of a UIView frame under a rotation of 0.1 (2011, single precision), question \
        mirrored at tutoriales.edu.lat: O3
        """),
    Entry(
      name: "XAM",
      meaning: """
        xamarin/xamarin-macios tests/monotouch-test/CoreAnimation/LayerTest.cs @ 12b53d8, \
        ShapeLayerTest.cs @ 20a02f3 (runs on Apple's framework)
        """),
    Entry(
      name: "CRASH",
      meaning: """
        issue threads with Apple crash logs: neilang/NAMapKit#12, \
        calimarkus/JDFlipNumberView#44, mackross/GTKeyboardHelper#3, \
        HeshamMegid/HMSegmentedControl#13, SVGKit/SVGKit#424, ibireme/YYKit#536, \
        ml-opensource/FZAccordionTableView#20, CommunityToolkit/Maui#1813
        """),
    Entry(
      name: "LOCK",
      meaning: """
        Lockwood, iOS Core Animation: Advanced Techniques, ch. 3 (translation in \
        ZsIsMe/ios_core_animation_advanced_techniques @ 2838ed5)
        """),
    Entry(
      name: "LX",
      meaning: "lxian.github.io 2016-01-23, swizzle log of the hitTest visiting order on iOS"),
    Entry(
      name: "H-Layer, H-Txn, H-Anim, H-Time, H-Func, H-Val, H-Shape",
      meaning: """
        comments in CALayer.h, CATransaction.h, CAAnimation.h, CAMediaTiming.h, \
        CAMediaTimingFunction.h, CAValueFunction.h, CAShapeLayer.h; copyright line 2006-2018, \
        iOS 13-era SDK (has cornerCurve)
        """),
    Entry(
      name: "G-Act",
      meaning: "Core Animation Programming Guide, 'Changing a Layer's Default Behavior'"),
    Entry(
      name: "G-Adv",
      meaning: "same guide, 'Advanced Animation Tricks'"),
    Entry(
      name: "G-Anim",
      meaning: "same guide, 'Animating Layer Content'"),
    Entry(
      name: "G-B",
      meaning: "same guide, appendix B 'Animatable Properties'"),
    Entry(
      name: "G-C",
      meaning: "same guide, appendix C, key-value coding extensions"),
    Entry(
      name: "G09",
      meaning: "2009 edition, 'Layer Actions' (excerpt)"),
    Entry(
      name: "VPG",
      meaning: "View Programming Guide for iOS, 'Animations'"),
    Entry(
      name: "D:name",
      meaning: "developer.apple.com reference page of that symbol "),
    Entry(
      name: "GS-act, GS-txn, GS-func, GS-kvo, GS-const, GS-geo",
      meaning: """
        gnustep/libs-quartzcore @98f0d6e Tests/quartzcore/...: actions.m, transaction.m, \
        camediatimingfunction.m, kvo.m, constants.m, geometry.m. Workflow apple-tests.yaml \
        compiles and runs them on macOS against Apple QuartzCore. hard = a failure turns that \
        run red; hopeful = under testHopeful a failure is only printed as 'Dashed hope', so the \
        value is claimed but not enforced. implicit.m is excluded there (APPLE_SKIP_TESTS), so \
        it is not evidence about Apple
        """),
    Entry(
      name: "MM-q, MM-h, MM-u, MM-r",
      meaning: """
        material-motion/motion-animator-objc @a0f2d04 tests/unit/: QuartzCoreBehavioralTests, \
        HeadlessLayerImplicitAnimationTests, UIKitBehavioralTests, AnimationRemovalTests. They \
        run in an app host on the iOS simulator and contain per-version branches up to iOS 14 \
        (.travis.yml: devices with iOS 10.3.1 and 11.4)
        """),
    Entry(
      name: "CT",
      meaning: """
        honghaoz/ChouTiUI @7ed1f8c tests (CALayer+DisableImplicitAnimationDelegate, \
        CALayer+LiveFrameChange, AnimationExtensions, CAMediaTimingFunction+Extensions, \
        CASpringAnimation+Extensions), run on Apple platforms; values come from Apple's private \
        solver
        """),
    Entry(
      name: "CU",
      meaning: """
        honghaoz/ComposeUI @fda2677 tests (CALayer+DisableActions, CATransaction+Extensions, \
        AnimationDelegate, SpringDescriptor, CASpringAnimation+Extensions); its workflow runs \
        them on macOS, iOS and tvOS on every push and daily
        """),
    Entry(
      name: "CTc",
      meaning: "comment in honghaoz code  summing up observed search behaviour"),
    Entry(
      name: "PA #n, PH #n, S #n",
      meaning: """
        gnustep/libs-quartzcore, refs/pull/n/head, a file under Tests/quartzcore/ that the macOS \
        job compiles and runs: PA an assertion not marked hopeful, PH a hopeful one, S a \
        sentence in the header of a test. #29 4d23dca CAMediaTiming/timing.m, #31 e71027a \
        CAAnimation/animation.m, #45 00c7b6b and #46 bd208da CATransaction/transaction.m, #47 \
        05969d0 CATransaction/completion.m, #54 4de5630 CAValueFunction/valuefunction.m, #55 \
        ae4e814 CAMediaTimingFunction/evaluation.m, #74 4a68d70 CAAnimationGroup/group.m, #80 \
        44ff883 CAKeyframeAnimation/properties.m, #82 c89ffca CALayer/animations.m, #84 02f2984 \
        and #90 21d31d8 CATransition/transition.m, #109 e32ed88 CALayer/presentation.m. No log \
        of that job was seen
        """),
    Entry(
      name: "XAM",
      meaning: """
        dotnet/macios @d0107f4 tests/monotouch-test/CoreAnimation/ (LayerTest, TransactionTest), \
        run on Apple's frameworks
        """),
    Entry(
      name: "FK",
      meaning: """
        flowkey/UIKit-cross-platform @fae2370 UIKitTests/UIView/ (UIViewTests+convert, \
        +subviews, +didMoveToSuperView), also built against Apple's UIKit by target \
        iOSTestTarget (circle.yml; configuration read, no log)
        """),
    Entry(
      name: "OU",
      meaning: """
        Vercantez/openuikit @00b529e, AnimationTests.swift: numbers that it says were probed on \
        UIKit
        """),
    Entry(
      name: "LOG14",
      meaning: """
        log printed in 2014, Q&A copy at exchangetuts.com: local time 7206.884498 before and \
        7201.885088 after beginTime was raised by 5
        """),
    Entry(
      name: "RBB",
      meaning: """
        robb/RBBAnimation @42a9307 Specs/RBBSpringAnimationSpec.m: compares its closed form with \
        Apple's CASpringAnimation on 60 frames, tolerance 0.001 on a 100..200 range
        """),
    Entry(
      name: "WK",
      meaning: "WebKit Source/WebCore/platform/graphics/SpringSolver.h @e443deb, written by Apple"),
    Entry(
      name: "S0/S1, S2, S3, S4",
      meaning: """
        the seed documents 000/001 (actions forwarder), 002 (shape-layer backing), 003 \
        (View-Layer Synergy), 004 (Neuburg, Layers chapter)
        """),
    Entry(
      name: "KB",
      meaning: """
        Stack Overflow 4749343 (Kevin Ballard); BC: Stack Overflow 44813882 (Bartosz \
        Ciechanowski); MN: Neuburg, 'Taking Control of Rotation Animations in iOS' (2021); OR: \
        openradar-mirror issue 3287 (radar 18126382); KF: facebookarchive/Keyframes issue 126; \
        LW: Lockwood's book ch. 9 (translation); LW7: its ch. 7 (csdn 94796478); WL: wangling.me \
        'Time Warp in Animation'; W236: wwdcnotes.com 2014/236
        """),
  ]
}
