import {
  createPersonalToken,
  listPersonalTokens,
  revokePersonalToken,
} from '@billfold/core/contract';
import type { ServiceContext } from '../context.ts';
import type { Bind } from '../http/bind.ts';
import { notFound } from '../platform/api-error.ts';
import { nowOf } from '../platform/server-platform.ts';
import { singleDataPage } from '../platform/single-page.ts';
import { recordOwnEvent } from '../security-events/record-event.ts';
import { createOwnToken } from './create-own-token.ts';
import { listTokensOf, revokeToken } from './personal-token-store.ts';

export function bindPersonalTokenRoutes(bind: Bind, context: ServiceContext): void {
  const { db, platform } = context;
  bind.signedIn(listPersonalTokens)(async ({ principal }) =>
    singleDataPage(await listTokensOf(db, principal.userId, nowOf(platform))),
  );
  bind.signedIn(createPersonalToken)((call) => createOwnToken(context, call, call.body));
  bind.signedIn(revokePersonalToken)(async ({ principal, caller, params }) => {
    const now = nowOf(platform);
    await db.transaction(async (tx) => {
      const owned = { userId: principal.userId, tokenId: params.id };
      if (!(await revokeToken(tx, owned, now))) throw notFound('token');
      await recordOwnEvent(tx, platform, { type: 'PERSONAL_TOKEN_REVOKED', principal, caller });
    });
    return null;
  });
}
