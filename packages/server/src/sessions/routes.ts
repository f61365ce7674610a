import { endOtherSessions, endSession, listSessions, logOut } from '@billfold/core/contract';
import type { ServiceContext } from '../context.ts';
import type { Bind } from '../http/bind.ts';
import { notFound } from '../platform/api-error.ts';
import { recordOwnEvent } from '../security-events/record-event.ts';
import { listOwnSessions } from './list-own-sessions.ts';
import { endSession as end, endSessionsOf } from './session-store.ts';

export function bindSessionRoutes(bind: Bind, context: ServiceContext): void {
  const { db, platform } = context;
  bind.signedIn(logOut)(async ({ principal, caller }) => {
    const { userId, sessionId } = principal;
    await db.transaction(async (tx) => {
      await recordOwnEvent(tx, platform, { type: 'SIGNED_OUT', principal, caller });
      if (sessionId !== null) await end(tx, platform, { userId, sessionId });
    });
    return null;
  });
  bind.signedIn(listSessions)(({ principal }) => listOwnSessions(context, principal));
  bind.signedIn(endSession)(async ({ principal, caller, params }) => {
    const owned = { userId: principal.userId, sessionId: params.id };
    await db.transaction(async (tx) => {
      if (!(await end(tx, platform, owned))) throw notFound('session');
      await recordOwnEvent(tx, platform, { type: 'SESSION_ENDED', principal, caller });
    });
    return null;
  });
  bind.signedIn(endOtherSessions)(async ({ principal, caller }) => {
    const { userId, sessionId } = principal;
    await db.transaction(async (tx) => {
      await endSessionsOf(tx, platform, { userId, except: sessionId });
      await recordOwnEvent(tx, platform, { type: 'OTHER_SESSIONS_ENDED', principal, caller });
    });
    return null;
  });
}
