import { createStore, type Store } from '@billfold/core/flows';
import type { PlatformType, Session } from '@billfold/core/internal';

/** Mode that a page of neither area keeps, such as the account settings (R-SHELL-13). */
export type PlatformMode = Store<{ readonly type: PlatformType }>;

/** Creates the mode of one page load; a member without a wallet begins in payments. */
export function createPlatformMode(session: Pick<Session, 'get' | 'subscribe'>): PlatformMode {
  const initial = (): { readonly type: PlatformType } => {
    const { isSignedIn, walletId, businessId } = session.get();
    const isMember = isSignedIn && walletId === null && businessId !== null;
    return { type: isMember ? 'payments' : 'wallet' };
  };
  const mode = createStore(initial);
  let { isSignedIn } = session.get();
  session.subscribe(() => {
    if (session.get().isSignedIn === isSignedIn) return;
    ({ isSignedIn } = session.get());
    mode.set({ type: 'wallet' });
  });
  return mode;
}
