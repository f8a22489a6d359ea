extension Help {
  static let kits = """
    layercheck init LANGUAGE FOLDER

      layercheck init python my-driver
      layercheck init c my-driver

    Writes a driver that builds, answers the handshake and passes its first rules, an empty list of known
    failures and a workflow for GitHub. The part that is yours stands first in the driver. Languages are
    swift, c, cpp, python and javascript; the driver in Swift is a package that depends on this one.
    Nothing is written over.
    """

  static let probe = """
    layercheck probe [options] [-- COMMAND ARGUMENTS...]

      layercheck probe -- ./my-driver

    Shows within ten seconds what a driver can do: what it declares, what of that it refuses, what it does
    and does not declare, how fast it is, whether its clock stands still, whether it keeps something from
    one script to the next, and what to declare next. It says nothing of whether answers are right.

      --engine NAME     reference (the default), python, fault:NAME or variant:NAME
      --deadlines X     give the driver X times as long
      --profile NAME    declare a profile of the reference
      --config FILE     read this in the place of .layercheck.json (Specs/configuration.md), or with 'off'
                        neither
    """
}
