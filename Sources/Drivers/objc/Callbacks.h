/* Who is called back: delegates, actions, handlers of animations, blocks, layout managers, observers. */
#import "World.h"

/* The value of its own by which an animation is known across its copies. */
extern NSString *const LCNameKey;

/* An object of the script that is called back. It answers only to the methods that it was made with. */
@interface LCNamed : NSObject {
 @public
  NSString *name;
  NSSet *implements;
  NSMutableDictionary *answers;
  CGSize preferredSize;
}
- (id)initWithName:(NSString *)aName implements:(NSArray *)callbacks;
@end

@interface LCDelegate : LCNamed         /* of a layer */
@end
@interface LCLayoutManager : LCNamed
@end
@interface LCAction : LCNamed           /* runs as an action */
@end
@interface LCHandler : LCNamed          /* is the delegate of an animation */
@end
@interface LCBlock : LCNamed            /* stands for a completion block */
- (void)wasCompleted;
- (void)wasFinished:(BOOL)finished;
@end

@interface LCObserver : NSObject
- (void)stopObserving:(NSArray *)pairs;
@end

/* What comes into being by being named: actions, handlers, blocks, images. nil for another kind. */
id LCMakeByName(NSString *name);
/* Opens an event; members follow, and LCEndEvent closes it and carries out what the script reacts with. */
Text *LCBeginEvent(const char *event, NSString *who);
void LCEventText(const char *member, NSString *text);
void LCEndEvent(NSString *who, const char *callback);
/* Reports that a callback came that says no more than for which layer. */
void LCReportCall(NSString *who, const char *callback, id layer);
/* Reports a question for an action, with what the layer reads at this moment. */
void LCReportQuestion(NSString *who, const char *callback, CALayer *layer, NSString *key);
void LCReact(LCWorld *world, const Json *step);
/* The class of a script, by run-time means (ScriptClasses.m). */
id LCMakeClass(LCWorld *world, const Json *step);
void LCHook(LCWorld *world, const Json *step);
