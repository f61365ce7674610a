import { watchBusiness, watchWallet } from '@billfold/core/contract';
import type { ServiceContext } from '../context.ts';
import type { Bind } from '../http/bind.ts';
import { isAdmitted } from './is-admitted.ts';
import type { LiveHub } from './live-hub.ts';
import { createStreamPlaces } from './stream-places.ts';
import { watchBusinessOf } from './watch-business.ts';
import { watchOwnedWallet } from './watch-owned-wallet.ts';

/** Most streams of one user in one process: enough for tabs, not for programs that open one after the other. */
const mostStreams = 20;

export function bindLiveRoute(bind: Bind, context: ServiceContext, hub: LiveHub): void {
  const places = createStreamPlaces(mostStreams);
  bind.stream(watchWallet)(({ principal, params, readmit }) =>
    watchOwnedWallet(
      context,
      { hub, places },
      {
        userId: principal.userId,
        ...params,
        isAdmitted: () => isAdmitted(context, { principal, readmit }),
      },
    ),
  );
}

/** Binds the stream of a business for its members. */
export function bindBusinessStream(bind: Bind, context: ServiceContext, hub: LiveHub): void {
  const places = createStreamPlaces(mostStreams);
  bind.memberStream(watchBusiness)(async ({ principal, member, readmit }) =>
    watchBusinessOf(
      context,
      { hub, places },
      { member, isAdmitted: () => isAdmitted(context, { principal, readmit }) },
    ),
  );
}
