import {
  listWatchKeys,
  previewWatchKey,
  removeWatchKey,
  setWatchKey,
} from '@billfold/core/contract';
import type { ServiceContext } from '../context.ts';
import type { Bind } from '../http/bind.ts';
import { requireStepUp } from '../step-up/require-step-up.ts';
import { loadWatchedKeys } from './list-watch-keys.ts';
import { dropWatchKey } from './remove-watch-key.ts';
import { chooseWatchKey, readChoosableKey } from './set-watch-key.ts';

/** Binds the calls about public keys of other wallets that a business is paid into. */
export function bindWatchKeyRoutes(bind: Bind, context: ServiceContext): void {
  bind.member(listWatchKeys)(async ({ member: { businessId } }) => ({
    data: await loadWatchedKeys(context, { businessId }),
  }));
  bind.member(previewWatchKey)(async ({ member: { businessId }, params: { network }, body }) => ({
    data: await readChoosableKey(context, { ...body, businessId, network }),
  }));
  bind.member(setWatchKey)(async ({ principal, member, caller, params: { network }, body }) => {
    // A stolen session could redirect the payments to a wallet of its own.
    await requireStepUp(context, { principal, caller }, noProof);
    return { data: await chooseWatchKey(context, { member, caller, given: { ...body, network } }) };
  });
  bind.member(removeWatchKey)(async ({ principal, member, caller, params: { network } }) => {
    await requireStepUp(context, { principal, caller }, noProof);
    return dropWatchKey(context, { member, caller, network });
  });
}

/** The session is stepped up before. */
const noProof = { password: null, code: null };
