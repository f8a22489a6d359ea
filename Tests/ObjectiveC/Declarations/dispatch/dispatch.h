/* As Apple's headers declare it, as far as the driver names it. GNUstep's Foundation may name the type, too. */
#ifndef DECLARED_DISPATCH
#define DECLARED_DISPATCH
struct dispatch_queue_s;
struct dispatch_queue_s *dispatch_get_main_queue(void);
void dispatch_async_f(struct dispatch_queue_s *queue, void *context, void (*work)(void *context));
#endif
