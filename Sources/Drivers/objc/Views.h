/* Views of UIKit: only compiled where there is UIKit. */
#import "Callbacks.h"
#import "Values.h"

#if LC_UIKIT
#import <UIKit/UIKit.h>

/* A delegate's answer that is a view, held weakly: the view is asked in turn. */
@interface LCWeakView : NSObject {
 @public
  NSString *name;
}
- (id)actionForLayer:(CALayer *)layer forKey:(NSString *)key;
@end

/* The view of the window into which views and stages are put. */
UIView *LCHostView(void);
void LCSetHostView(UIView *view);
/* The view whose layer is the stage of a script. */
UIView *LCMakeStageView(void);
void LCRemoveStageView(void);

void LCNewView(LCWorld *world, const Json *step);
/* Where a step about the tree names views: carries it out, and tells so. */
BOOL LCPlaceView(LCWorld *world, const Json *step, const char *kind);
BOOL LCHostsView(LCWorld *world, const Json *step);
BOOL LCSetOfView(id subject, NSString *property, LCValue value);
BOOL LCGetOfView(LCWorld *world, id subject, NSString *property, Text *answer);

/* Members of the handshake, with a comma in front. */
extern const char *const LCViewProperties, *const LCViewReadOnly;

/* Carries out a body as a custom block. */
void LCPop(double duration, void (^body)(void));

/* Carries out a block and the steps in it within a real closure; answers the step that ends it. */
const Json *LCPerformBlock(LCWorld *world, const Json *step, Text *text);
#endif
