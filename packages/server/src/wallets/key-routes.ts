import {
  changeWalletPassword,
  deleteDevice,
  deleteWallet,
  deleteWalletByPost,
  evaluateVault,
  getSendProtection,
  getVault,
  listDevices,
  proveVault,
  resetWalletPassword,
  restoreWallet,
  revealSeed,
  unlockWallet,
  updateSendProtection,
} from '@billfold/core/contract';
import type { ServiceContext } from '../context.ts';
import type { Bind, Caller, Principal } from '../http/bind.ts';
import { singlePage } from '../platform/single-page.ts';
import { changeCloudPassword } from './change-cloud-password.ts';
import { deleteOwnedWallet } from './delete-owned-wallet.ts';
import { evaluateOwnedVault, proveOwnedVault } from './evaluate-vault.ts';
import type { KeyHolder } from './note-key-event.ts';
import { resetCloudPassword } from './reset-cloud-password.ts';
import { restoreOwnedWallet } from './restore-owned-wallet.ts';
import { revealSeedPhrase } from './reveal-seed-phrase.ts';
import { changeSendProtection, loadSendProtection } from './send-protection.ts';
import { showVault } from './show-vault.ts';
import { listTrustedDevices, removeTrustedDevice } from './trusted-devices.ts';
import { unlockOwnedWallet } from './unlock-owned-wallet.ts';

interface KeyCall {
  readonly principal: Principal;
  readonly params: { readonly id: string };
  readonly caller: Caller;
}

/** Binds the calls that use the key of a wallet, or delete it. */
export function bindWalletKeyRoutes(bind: Bind, context: ServiceContext): void {
  bind.signedIn(resetWalletPassword)(async (call) => {
    await resetCloudPassword(context, holderOf(call), call.body);
    return null;
  });
  bind.signedIn(changeWalletPassword)(async (call) => {
    await changeCloudPassword(context, holderOf(call), call.body);
    return null;
  });
  bind.signedIn(revealSeed)((call) => revealSeedPhrase(context, holderOf(call), call.body));
  bind.signedIn(unlockWallet)((call) =>
    unlockOwnedWallet(context, { ...holderOf(call), caller: call.caller }, call.body),
  );
  bind.signedIn(getSendProtection)((call) => loadSendProtection(context.db, holderOf(call)));
  bind.signedIn(updateSendProtection)((call) =>
    changeSendProtection(context, holderOf(call), call.body),
  );
  bind.signedIn(getVault)((call) => showVault(context, holderOf(call)));
  bind.signedIn(evaluateVault)((call) => evaluateOwnedVault(context, holderOf(call), call.body));
  bind.signedIn(proveVault)(async (call) => {
    await proveOwnedVault(context, holderOf(call), call.body);
    return null;
  });
  bind.signedIn(deleteWallet)(async (call) => {
    await deleteOwnedWallet(context, holderOf(call), call.body);
    return null;
  });
  bind.signedIn(deleteWalletByPost)(async (call) => {
    await deleteOwnedWallet(context, holderOf(call), call.body);
    return null;
  });
  bind.signedIn(restoreWallet)((call) => restoreOwnedWallet(context, holderOf(call)));
  bind.signedIn(listDevices)(async (call) =>
    singlePage(await listTrustedDevices(context, holderOf(call), call.caller)),
  );
  bind.signedIn(deleteDevice)(async ({ principal: { userId }, params: { id, deviceId } }) => {
    await removeTrustedDevice(context.db, { userId, walletId: id, deviceId });
    return null;
  });
}

function holderOf({ principal: { userId, sessionId }, params, caller }: KeyCall): KeyHolder {
  return { userId, walletId: params.id, sessionId, ip: caller.ip };
}
