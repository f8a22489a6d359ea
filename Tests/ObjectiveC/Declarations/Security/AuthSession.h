/* As Apple's headers declare it, as far as the driver names it. */
typedef unsigned SecuritySessionId;
typedef unsigned SessionAttributeBits;
#define callerSecuritySession ((SecuritySessionId)-1)
enum { sessionHasGraphicAccess = 0x0010 };
int SessionGetInfo(SecuritySessionId session, SecuritySessionId *sessionId, SessionAttributeBits *attributes);
