/* Objects of scripts, and which classes and callbacks can be asked for. */
#import "Callbacks.h"
#import "Vocabulary.h"

/* A class of the script: what it overrides and what its hooks answer. */
@interface LCScriptClass : LCNamed {
 @public
  Class made;
  NSMutableDictionary *hooks;   /* by "callback key" */
  int reported;                 /* how often its accessor of bounds was called */
}
@end

/* Stands for nil in a dictionary. */
@interface LCNothing : NSObject
@end

/* Does the class of a layer answer for this key by itself, whatever the framework would make of it? */
BOOL LCAnswersItself(CALayer *layer, NSString *key);
/* A layer class of the framework or of the script; refuses another name. */
Class LCLayerClass(LCWorld *world, NSString *name);
/* A class of the framework that scripts may name, if it is there. */
Class LCFrameworkClass(NSString *name);
/* Adds an action: by its name, or what the engine made by class, key path and duration. */
void LCEncodeAction(LCWorld *world, id action, Text *value);
BOOL LCOffersCallback(const char *callback);
/* Is it a property that scripts may name, and has the class it? */
BOOL LCOffersProperty(Class class, NSString *property);

