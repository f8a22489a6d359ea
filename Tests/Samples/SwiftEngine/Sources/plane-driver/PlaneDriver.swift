import LayerCheck
import PlaneConformance

@main
struct PlaneDriver {
  static func main() { LayerCheckDriver.run(PlaneEngine.self) }
}
