// Stands in for the parts of Security that the driver uses. Declarations only.
#pragma once
typedef unsigned SecuritySessionId;
typedef unsigned SessionAttributeBits;
enum { callerSecuritySession = ((SecuritySessionId)-1) };
enum { sessionHasGraphicAccess = 0x0010 };
int SessionGetInfo(SecuritySessionId session, SecuritySessionId *sessionId, SessionAttributeBits *attributes);
