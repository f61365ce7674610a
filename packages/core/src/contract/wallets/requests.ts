import * as z from 'zod/mini';
import { displayCurrency } from '../rates/currency-rates.ts';
import { describeRequest } from '../request-schemas.ts';
import { currencyCode, flag, localeTag, orNull, walletPath } from '../request-values.ts';
import type { Schema } from '../schema.ts';
import { label, uuid } from '../values.ts';
import type { BalanceChartQuery } from './balance-chart.ts';
import * as balanceChartCalls from './balance-chart.ts';
import type { DevicePath } from './devices.ts';
import * as devicesCalls from './devices.ts';
import * as exportCalls from './export.ts';
import * as liveUpdatesCalls from './live-updates.ts';
import type { DeleteWallet } from './removal.ts';
import * as removalCalls from './removal.ts';
import type {
  ChangeWalletPassword,
  ResetWalletPassword,
  RevealSeed,
  UnlockWallet,
} from './secrets.ts';
import * as secretsCalls from './secrets.ts';
import type { UpdateSendProtection } from './send-protection.ts';
import * as sendProtectionCalls from './send-protection.ts';
import type { RenameWallet, UpdateWalletSettings } from './settings.ts';
import * as settingsCalls from './settings.ts';
import * as statisticsCalls from './statistics.ts';
import type { EvaluateVault, ProveVault } from './vault.ts';
import * as vaultCalls from './vault.ts';
import * as walletsCalls from './wallets.ts';
import {
  type ActivateWallet,
  type CreateWallet,
  type ListWallets,
  type WalletIdPath,
  walletType,
} from './wallets.ts';

const deletion = (): Schema<DeleteWallet> =>
  z.strictObject({
    password: orNull(secretPassword()),
    seedPhrase: orNull(seedPhrase()),
    confirmName: label(40),
  });

const tokenIds = () => z.readonly(z.array(label(128)).check(z.maxLength(1_000)));

/** Account ids by asset id, at most one per asset of the product. */
const defaultAccounts = () => z.readonly(z.record(z.string().check(z.maxLength(64)), uuid()));

/** Long enough for 24 words; the words themselves are validated by core's seed phrase check. */
export const seedPhrase = (): Schema<string> => z.string().check(z.minLength(1), z.maxLength(512));

export const secretPassword = (): Schema<string> =>
  z.string().check(z.minLength(1), z.maxLength(256));

export const walletIdPath = (): Schema<WalletIdPath> => z.strictObject({ id: uuid() });

/** Base64url text of so many bytes. */
const encoded = (bytes: number): Schema<string> =>
  z.string().check(z.regex(new RegExp(`^[\\w-]{${Math.ceil((bytes * 4) / 3)}}$`)));

/** Requests of the calls in contract/wallets, for the server, its documents and the fakes. */
export const walletRequests = [
  describeRequest(balanceChartCalls.getBalanceChart, {
    summary: 'What all wallets, one of them, or one account were worth over a period.',
    query: (): Schema<BalanceChartQuery> =>
      z.strictObject({
        walletId: z.exactOptional(uuid()),
        accountId: z.exactOptional(uuid()),
        period: z.exactOptional(z.enum(['1D', '1W', '1M', '3M', '1Y', 'ALL'])),
        currency: z.exactOptional(currencyCode()),
      }),
  }),
  describeRequest(devicesCalls.listDevices, {
    summary: 'The trusted devices of a wallet.',
    params: walletIdPath,
  }),
  describeRequest(devicesCalls.deleteDevice, {
    summary: 'Trust a device no longer.',
    params: (): Schema<DevicePath> => z.strictObject({ id: uuid(), deviceId: uuid() }),
  }),
  describeRequest(exportCalls.exportWallet, {
    summary: 'Everything that is kept of a wallet, but for its sealed seed, as one JSON file.',
    params: walletIdPath,
  }),
  describeRequest(liveUpdatesCalls.watchWallet, {
    summary: 'What changes in a wallet, as it happens (server-sent events).',
    params: walletPath,
  }),
  describeRequest(removalCalls.deleteWallet, {
    summary: 'Delete a wallet; it can be restored for 30 days. 400 BODY_REQUIRED without a body.',
    params: walletIdPath,
    body: deletion,
  }),
  describeRequest(removalCalls.deleteWalletByPost, {
    summary: 'Delete a wallet, where a DELETE loses its body on the way.',
    params: walletIdPath,
    body: deletion,
  }),
  describeRequest(removalCalls.restoreWallet, {
    summary: 'Take a deleted wallet back, within 30 days.',
    params: walletIdPath,
  }),
  describeRequest(secretsCalls.resetWalletPassword, {
    summary: 'Seal the wallet under a new cloud password, proved by its seed phrase.',
    params: walletIdPath,
    body: (): Schema<ResetWalletPassword> =>
      z.strictObject({ seedPhrase: seedPhrase(), newPassword: secretPassword() }),
  }),
  describeRequest(secretsCalls.changeWalletPassword, {
    summary: 'Seal the wallet under a new cloud password, proved by the old one.',
    params: walletIdPath,
    body: (): Schema<ChangeWalletPassword> =>
      z.strictObject({ password: secretPassword(), newPassword: secretPassword() }),
  }),
  describeRequest(secretsCalls.revealSeed, {
    summary: 'Show the seed phrase, at most three times an hour; the owner is told by mail.',
    params: walletIdPath,
    body: (): Schema<RevealSeed> => z.strictObject({ password: secretPassword() }),
  }),
  describeRequest(secretsCalls.unlockWallet, {
    summary: 'Prove possession of the key once on a new device; nothing is kept of it.',
    params: walletIdPath,
    body: (): Schema<UnlockWallet> =>
      z.strictObject({
        password: orNull(secretPassword()),
        seedPhrase: orNull(seedPhrase()),
        trustDevice: z.boolean(),
      }),
  }),
  describeRequest(sendProtectionCalls.getSendProtection, {
    summary: 'Whether a send of this wallet asks for a two-factor code.',
    params: walletIdPath,
  }),
  describeRequest(sendProtectionCalls.updateSendProtection, {
    summary: 'Ask for a two-factor code with each send, or no more. 409 TWO_FACTOR_DISABLED.',
    params: walletIdPath,
    body: (): Schema<UpdateSendProtection> =>
      z.strictObject({
        twoFactorForSending: z.boolean(),
        twoFactorCode: z.string().check(z.minLength(1), z.maxLength(16)),
      }),
  }),
  describeRequest(settingsCalls.getWalletSettings, {
    summary: 'The settings of a wallet.',
    params: walletIdPath,
  }),
  describeRequest(settingsCalls.updateWalletSettings, {
    summary: 'Change some settings of a wallet. 409 STALE_VERSION when they have changed since.',
    params: walletIdPath,
    body: (): Schema<UpdateWalletSettings> => {
      const flag = () => z.exactOptional(z.boolean());
      return z.strictObject({
        version: z.exactOptional(z.int()),
        supportAccess: flag(),
        currency: z.exactOptional(displayCurrency()),
        locale: z.exactOptional(localeTag()),
        hideBalances: flag(),
        hideSmallBalances: flag(),
        requireUnlockOnNewDevice: flag(),
        accountOrder: z.exactOptional(z.readonly(z.array(uuid()).check(z.maxLength(1_000)))),
        defaultAccounts: z.exactOptional(defaultAccounts()),
        spamFilter: flag(),
        loadPrices: flag(),
        usageStatistics: flag(),
        signing: z.exactOptional(settingsCalls.signingPlace()),
        hiddenTokens: z.exactOptional(tokenIds()),
      });
    },
  }),
  describeRequest(settingsCalls.renameWallet, {
    summary: 'Give a wallet another name; no two of a user have the same.',
    params: walletIdPath,
    body: (): Schema<RenameWallet> => z.strictObject({ name: label(40) }),
  }),
  describeRequest(statisticsCalls.getStatistics, {
    summary: 'What a wallet holds and what it is worth. Without prices the fiat fields are null.',
    params: walletPath,
  }),
  describeRequest(vaultCalls.getVault, {
    summary:
      'The sealed record of a wallet, for a backup or to sign in the browser. It opens only with the cloud password.',
    params: walletIdPath,
  }),
  describeRequest(vaultCalls.evaluateVault, {
    summary:
      'Evaluate a blinded cloud password (RFC 9497, ristretto255-SHA512). Counts as a wrong one until it is proved; 409 VAULT_OUTDATED for a record that has to be unlocked once.',
    params: walletIdPath,
    body: (): Schema<EvaluateVault> =>
      z.strictObject({ blinded: encoded(32), pepperV: z.int().check(z.minimum(1)) }),
  }),
  describeRequest(vaultCalls.proveVault, {
    summary: 'Prove that an evaluation opened the wallet: it no longer counts as a wrong password.',
    params: walletIdPath,
    body: (): Schema<ProveVault> =>
      z.strictObject({ evaluationId: uuid(), publicKey: encoded(33), signature: encoded(64) }),
  }),
  describeRequest(walletsCalls.listWallets, {
    summary: 'The wallets of the user, deleted ones left out.',
    query: (): Schema<ListWallets> => z.strictObject({ IsDeletedFilter: z.exactOptional(flag()) }),
  }),
  describeRequest(walletsCalls.getWallet, {
    summary: 'One wallet of the user.',
    params: walletPath,
  }),
  describeRequest(walletsCalls.createWallet, {
    summary:
      'Create a wallet, or import one from a seed phrase. Imported wallets are active at once.',
    body: (): Schema<CreateWallet> =>
      z.strictObject({
        name: label(40),
        password: secretPassword(),
        wordCount: z.union([z.literal(12), z.literal(24)]),
        seedPhrase: orNull(seedPhrase()),
        walletType: walletType(),
      }),
  }),
  describeRequest(walletsCalls.activateWallet, {
    summary: 'Confirm the backup: the phrase must be the one of this wallet, else SEED_MISMATCH.',
    params: walletIdPath,
    body: (): Schema<ActivateWallet> => z.strictObject({ seedPhrase: seedPhrase() }),
  }),
];
