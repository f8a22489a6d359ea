import QuartzCore
import UIKit

/// What layers are shown on, and its time, which the script has go on. It stands in between, so that what is
/// shown is exact; where somebody hears of the ends of animations it runs, and `advance` waits.
var stage: CALayer?
var stageTime = 100.0
var stageRuns = false
func putStage(_ layer: CALayer, in host: CALayer) {
  stage = layer
  layer.beginTime = stageRuns ? host.convertTime(CACurrentMediaTime(), from: nil) : 0
  layer.speed = stageRuns ? 1 : 0
  layer.timeOffset = stageTime
}
func advance(_ seconds: Double) {
  if stageRuns { return Thread.sleep(forTimeInterval: seconds) }
  stageTime += seconds
  CATransaction.begin()
  CATransaction.setDisableActions(true)
  stage?.timeOffset = stageTime
  CATransaction.commit()
}

let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
let stageView = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
func openStage() {
  window.isHidden = false
  window.addSubview(stageView)
  putStage(stageView.layer, in: window.layer)
}

func showView(_ view: UIView) {
  CATransaction.begin()
  CATransaction.setDisableActions(true)
  if stage == nil { openStage() }
  stageView.addSubview(view)
  CATransaction.commit()
}

/// Ends the run-loop turn: commits, and lets what is due be delivered. The clock goes on.
func tick() {
  CATransaction.flush()
  RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.01))
}

stageRuns = true
let b1: (Bool) -> Void = { print("b1 called, finished \($0)") }

let v1 = UIView()
let l1 = v1.layer
showView(v1)
tick()
UIView.animate(withDuration: 1, delay: 0, options: [.repeat], animations: {
  l1.position = CGPoint(x: 0, y: 1)
}, completion: b1)
tick()
advance(2)
tick()  // expected no such callback; answered b1 called, finished true
