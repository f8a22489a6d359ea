/// A point on which an engine may depart from the specification: each decision of each subject, under
/// the name by which the subject's protocol asks for it.
package enum Decision: Int, CaseIterable, Hashable, Sendable {
  // GeometrySemantics
  case frame, place, standardized, refuses, affineTransform, transform, contentsAreFlipped,
    preferredFrameSize

  // PropertySemantics
  case stored, didSet, isSame, unset, expansionFactor, replacing

  // KeyValueSemantics
  case accepted, answered, part, transformPart, replacingPart, frameSetting, storeUndeclared,
    undeclared, declared, classDefault, classNeedsDisplay, notifications, copied, didMutate

  // HierarchySemantics
  case detach, attach, index, setSublayers, setMask, wouldCycle, refusesForeignSibling,
    refusesRemoval, paintOrder, superlayer, sublayers, listsNothing, kept

  // HitTestingSemantics
  case hitCandidates, isPassedOver, clips, hitPoint, isHit, contains

  // ActionSemantics
  case searchOrder, storesBeforeSearch, searchesAtChange, searchesWhenDisabled,
    questionsPerChange, askingRunsTheAction, disablingHidesActions, answer, verdict, builtIn,
    addsAnimationToCustomAction, runsWhereOpen, posts, fadesIn, searchesWithinRun, builtInKey, run

  // TransactionSemantics
  case transactionValue, setTransaction, openedLevel, closeLevel, publishesAtCommit,
    publishesAtFlush, lateFlushEndsImplicit, publishesAtTick, publishesAtChange, opensImplicitly,
    didUnlock, separatesThreads, slot

  // AnimationSemantics
  case sharesObjects, key, refusesNoKey, replacesSameKey, duration, pace, builtInKeyPath,
    leavesWhenFinished, flagWhenReplaced, keepsUnattached, didAttach, didFinish, remove, removeAll,
    listed, find, animationDefault, ends, fillsBackwards, fillsForwards, heldFraction

  // TimingSemantics
  case localTime, parentTime, keepsOwnTime, timingChain, readBegin, resolvedBegin, timeline,
    namedCurve, progress, cycleProgress

  // PresentationSemantics
  case hasPresentation, base, shownTime, applied, shown, outside, presentedGeometry,
    presentedNode, presentedSpace, modelLayer, copiesAnswerForThemselves,
    copiesThroughInitializer, didReadPresentation, inserting

  // ConversionSemantics
  case route, space, lift, lower, converted, offset, conversionAnswer

  // TransformSemantics
  case translation, scale, rotation, prepend, concat, inverse, isIdentity, areEqual, embedding,
    isAffine, affinePart

  // MotionSemantics
  case between, track, segmentPace, point, cyclePace, members, springProgress, settlingDuration,
    adding, cumulating, matrix, memberTime, memberTimeline, memberFills, transitionKey,
    duringTransition, evaluate, valueFunctionName, copy

  // ScrollSemantics
  case scroller, origin, scroll, visiblePart

  // LayoutSemantics
  case startsMarkedForLayout, layoutTargets, sparesRunningLayout, layoutStart, isLaidOut,
    laysOutSublayersFirst, clearsLayoutMark, layoutListeners, layoutsAtCommit, laysOutAtCommit,
    layoutMarksForDisplay, sendsInvalidation, managedSize, resizesSublayers, resized, constrained

  // DisplaySemantics
  case partMarksForDisplay, displaysOnRequest, displays, clearsDisplayMark, marksForDisplay,
    wantedRedraw, displayCalls, contentsAfterDrawing, newContentsClearMark, displaysBeforeLayout,
    displaysAtCommit, removalMarksForDisplay, looksDisplay

  // CallbackSemantics
  case tellsAtOnce, toldTimeline, toldTime, told, tells, tellsEndOfKept, tellsMembers, waits,
    completes, isReady, runsBlocksInCommit, keepsReplacedBlock, runsOfBlock, retainsDelegates,
    keepsBlockOfBlock, waitsForEarlier, scope, keepsChain

  // ViewSemantics
  case viewAnswer, savingEndsSearch, blockPace, addsInBlock, blockAnimation, blockKey, begin,
    enabled, didDisableAnimations, defersBodies, share, close, save, popAnimation,
    popRestoresModel, subviewPlace, refusesForeignSubview, superlayerSeen, viewConverted,
    inheritedDuration, viewValue, imageSequence, awaited, forgetsGoneViews, viewsAreDelegates,
    completesAtOnce, finished, copiedTiming, copiesWithoutAction, blocksEnableActions,
    blockDuration, reportedEnabled, viewsTakeAnimations, addingCutsShort

  // RenderingSemantics
  case paintedPlace, isPainted, clipsPainting, contentsPlace, paintedInstances, pivot
}
