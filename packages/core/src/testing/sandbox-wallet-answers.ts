import { listDevices } from '../contract/wallets/devices.ts';
import {
  changeWalletPassword,
  resetWalletPassword,
  revealSeed,
  unlockWallet,
} from '../contract/wallets/secrets.ts';
import { getSendProtection, updateSendProtection } from '../contract/wallets/send-protection.ts';
import {
  getWalletSettings,
  renameWallet,
  updateWalletSettings,
} from '../contract/wallets/settings.ts';
import { activateWallet, createWallet, listWallets } from '../contract/wallets/wallets.ts';
import type { FakeServices } from './fake-services.ts';
import { requireAppCode } from './sandbox-app-code.ts';
import type { SandboxBooks } from './sandbox-books.ts';

/** Answers what is about wallets and their secrets. */
export function answerWallets(services: FakeServices, { wallets, accounts }: SandboxBooks): void {
  services.on(listWallets)(({ query: { IsDeletedFilter = false } }) => {
    // No wallet of the books can be deleted.
    const kept = IsDeletedFilter ? [] : wallets.all();
    const items = kept.map((wallet) => ({ ...wallet, accountsCount: accounts(wallet.id).length }));
    return { items, total: items.length, page: 1, pageSize: 100 };
  });
  services.on(createWallet)(({ body }) => {
    const { id, name, isActivated } = wallets.create(body);
    const seedPhrase = body.seedPhrase === null ? wallets.secretsOf(id).seedPhrase : null;
    return { id, name, isActivated, seedPhrase };
  });
  services.on(activateWallet)(({ params: { id }, body: { seedPhrase } }) => {
    wallets.prove(id, { password: null, seedPhrase });
    wallets.activate(id);
    return { id, isActivated: true };
  });
  services.on(renameWallet)(({ params: { id }, body: { name } }) => wallets.rename(id, name));
  services.on(getWalletSettings)(({ params: { id } }) => wallets.settings(id));
  services.on(updateWalletSettings)(({ params: { id }, body }) => wallets.updateSettings(id, body));
  services.on(getSendProtection)(({ params: { id } }) => protectionOf(wallets.asksCode(id)));
  services.on(updateSendProtection)(({ params: { id }, body }) => {
    requireAppCode(body.twoFactorCode);
    wallets.askForCode(id, body.twoFactorForSending);
    return protectionOf(body.twoFactorForSending);
  });
  services.on(listDevices)(({ params: { id } }) => {
    const items = wallets.devices(id);
    return { items, total: items.length, page: 1, pageSize: items.length };
  });
  services.on(unlockWallet)(({ params: { id }, body: { trustDevice, ...secret } }) => {
    wallets.prove(id, secret);
    return { unlocked: true, deviceTrustedUntil: trustDevice ? wallets.trustDevice(id) : null };
  });
  services.on(revealSeed)(({ params: { id }, body: { password } }) => {
    wallets.prove(id, { password, seedPhrase: null });
    return { seedPhrase: wallets.secretsOf(id).seedPhrase };
  });
  services.on(changeWalletPassword)(({ params: { id }, body: { password, newPassword } }) => {
    wallets.prove(id, { password, seedPhrase: null });
    wallets.changePassword(id, newPassword);
    return null;
  });
  services.on(resetWalletPassword)(({ params: { id }, body: { seedPhrase, newPassword } }) => {
    wallets.prove(id, { password: null, seedPhrase });
    wallets.changePassword(id, newPassword);
    return null;
  });
}

/** The fake user has an authenticator app, whether sign-in asks for it or not. */
function protectionOf(asksCode: boolean) {
  return { twoFactorForSending: asksCode, asksCode };
}
