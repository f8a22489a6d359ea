// Stands in for the parts of Dispatch that the driver uses. Declarations only.
#pragma once
typedef struct dispatch_queue_s *dispatch_queue_t;
dispatch_queue_t dispatch_get_main_queue(void);
void dispatch_async_f(dispatch_queue_t queue, void *context, void (*work)(void *context));
