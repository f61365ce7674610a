import { watchWallet } from '@billfold/core/contract';
import type { ServiceContext } from '../context.ts';
import type { Bind } from '../http/bind.ts';
import { isSessionLive } from './is-session-live.ts';
import type { LiveHub } from './live-hub.ts';
import { createStreamPlaces } from './stream-places.ts';
import { watchOwnedWallet } from './watch-owned-wallet.ts';

/** Most streams of one user in one process: enough for tabs, not for programs that open one after the other. */
const mostStreams = 20;

export function bindLiveRoute(bind: Bind, context: ServiceContext, hub: LiveHub): void {
  const places = createStreamPlaces(mostStreams);
  bind.stream(watchWallet)(({ principal: { userId, sessionId }, params, readmit }) =>
    watchOwnedWallet(
      context,
      { hub, places },
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
