import { watchWallet } from '@billfold/core/contract';
import type { ServiceContext } from '../context.ts';
import type { Bind } from '../http/bind.ts';
import { isSessionLive } from './is-session-live.ts';
import type { LiveHub } from './live-hub.ts';
import { type OpenStreams, watchOwnedWallet } from './watch-owned-wallet.ts';

export function bindLiveRoute(bind: Bind, context: ServiceContext, hub: LiveHub): void {
  const open: OpenStreams = new Map();
  bind.stream(watchWallet)(({ principal: { userId, sessionId }, params, readmit }) =>
    watchOwnedWallet(
      context,
      { hub, open },
      {
        userId,
        ...params,
        isAdmitted: () =>
          sessionId === null
            ? readmit().then(
                () => true,
                () => false,
              )
            : isSessionLive(context, sessionId),
      },
    ),
  );
}
