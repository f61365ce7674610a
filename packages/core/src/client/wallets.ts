import { exportLabels, type ImportLabels, importLabels } from '../contract/transactions/records.ts';
import { type BalanceChartQuery, getBalanceChart } from '../contract/wallets/balance-chart.ts';
import { deleteDevice, listDevices } from '../contract/wallets/devices.ts';
import { exportWallet } from '../contract/wallets/export.ts';
import {
  type DeleteWallet,
  deleteWallet,
  deleteWalletByPost,
  restoreWallet,
} from '../contract/wallets/removal.ts';
import {
  type ChangeWalletPassword,
  changeWalletPassword,
  type ResetWalletPassword,
  type RevealSeed,
  resetWalletPassword,
  revealSeed,
  type UnlockWallet,
  unlockWallet,
} from '../contract/wallets/secrets.ts';
import {
  getSendProtection,
  type UpdateSendProtection,
  updateSendProtection,
} from '../contract/wallets/send-protection.ts';
import {
  getWalletSettings,
  type RenameWallet,
  renameWallet,
  type UpdateWalletSettings,
  updateWalletSettings,
} from '../contract/wallets/settings.ts';
import { getStatistics } from '../contract/wallets/statistics.ts';
import {
  type EvaluateVault,
  evaluateVault,
  getVault,
  type ProveVault,
  proveVault,
} from '../contract/wallets/vault.ts';
import {
  type ActivateWallet,
  activateWallet,
  type CreateWallet,
  createWallet,
  getWallet,
  listWallets,
} from '../contract/wallets/wallets.ts';
import { isErrorCode } from '../errors/is-billfold-error.ts';
import type { CallOptions, Transport } from '../http/transport.ts';

/** Calls of `client.wallets`. */
export type Wallets = ReturnType<typeof createWallets>;

/** Filter of a list of wallets. */
export interface WalletFilter {
  /** Deleted wallets instead of those in use; both kinds unless given. */
  readonly isDeleted?: boolean | undefined;
}

/** Creates the calls about wallets, their settings, their secrets and their devices. */
export function createWallets(transport: Transport) {
  return { ...walletCalls(transport), ...settingCalls(transport), ...secretCalls(transport) };
}

function walletCalls({ call }: Transport) {
  return {
    /**
     * Lists the wallets of the signed-in user.
     * @example
     * const { items } = await client.wallets.list({ isDeleted: false });
     */
    list: ({ isDeleted }: WalletFilter = {}, options?: CallOptions) =>
      call(listWallets)({ query: { IsDeletedFilter: isDeleted } }, options),
    /**
     * Loads a wallet.
     * @example
     * const { name } = await client.wallets.get(walletId);
     */
    get: (walletId: string, options?: CallOptions) =>
      call(getWallet)({ params: { walletId } }, options),
    /**
     * Creates a wallet, which has to be activated with its seed phrase before it is used.
     * @example
     * const created = await client.wallets.create(wallet);
     */
    create: (wallet: CreateWallet, options?: CallOptions) =>
      call(createWallet)({ body: wallet }, options),
    /**
     * Activates a new wallet, once its owner has proved that the seed phrase is written down.
     * @example
     * await client.wallets.activate(walletId, activation);
     */
    activate: (walletId: string, activation: ActivateWallet, options?: CallOptions) =>
      call(activateWallet)({ params: { id: walletId }, body: activation }, options),
    /**
     * Renames a wallet.
     * @example
     * await client.wallets.rename(walletId, { name: 'Savings' });
     */
    rename: (walletId: string, change: RenameWallet, options?: CallOptions) =>
      call(renameWallet)({ params: { id: walletId }, body: change }, options),
    /**
     * Deletes a wallet; it can be restored for a while. Where a proxy drops the body of the DELETE, the
     * call is repeated as a POST.
     * @example
     * await client.wallets.remove(walletId, { password, seedPhrase: null, confirmName: 'Savings' });
     */
    remove: async (walletId: string, proof: DeleteWallet, options?: CallOptions): Promise<null> => {
      const request = { params: { id: walletId }, body: proof };
      try {
        return await call(deleteWallet)(request, options);
      } catch (error) {
        if (isErrorCode(error, 'api') && error.serverCode === 'body_required')
          return call(deleteWalletByPost)(request, options);
        throw error;
      }
    },
    /**
     * Restores a deleted wallet.
     * @example
     * const wallet = await client.wallets.restore(walletId);
     */
    restore: (walletId: string, options?: CallOptions) =>
      call(restoreWallet)({ params: { id: walletId } }, options),
    /**
     * Loads the balances of a wallet by asset, with their value.
     * @example
     * const { totalBalance } = await client.wallets.getStatistics(walletId);
     */
    getStatistics: (walletId: string, options?: CallOptions) =>
      call(getStatistics)({ params: { walletId } }, options),
    /**
     * Loads the value of a wallet over a period.
     * @example
     * const chart = await client.wallets.getBalanceChart(walletId, { period: '1M', currency: 'USD' });
     */
    getBalanceChart: (
      walletId: string,
      query: Omit<BalanceChartQuery, 'walletId'>,
      options?: CallOptions,
    ) => call(getBalanceChart)({ query: { walletId, ...query } }, options),
    /**
     * Exports what the service knows of a wallet, as a file.
     * @example
     * const file = await client.wallets.export(walletId);
     */
    export: (walletId: string, options?: CallOptions) =>
      call(exportWallet)({ params: { id: walletId } }, options),
    /**
     * Exports the labels of a wallet as BIP-329 lines.
     * @example
     * const file = await client.wallets.exportLabels(walletId);
     */
    exportLabels: (walletId: string, options?: CallOptions) =>
      call(exportLabels)({ params: { walletId } }, options),
    /**
     * Imports labels from BIP-329 lines.
     * @example
     * const { imported } = await client.wallets.importLabels(walletId, { jsonl });
     */
    importLabels: (walletId: string, labels: ImportLabels, options?: CallOptions) =>
      call(importLabels)({ params: { walletId }, body: labels }, options),
  };
}

function settingCalls({ call }: Transport) {
  return {
    /**
     * Loads the settings of a wallet.
     * @example
     * const { requireUnlockOnNewDevice } = await client.wallets.getSettings(walletId);
     */
    getSettings: (walletId: string, options?: CallOptions) =>
      call(getWalletSettings)({ params: { id: walletId } }, options),
    /**
     * Updates the settings of a wallet.
     * @example
     * await client.wallets.updateSettings(walletId, { ...settings, supportAccess: false });
     */
    updateSettings: (walletId: string, settings: UpdateWalletSettings, options?: CallOptions) =>
      call(updateWalletSettings)({ params: { id: walletId }, body: settings }, options),
    /**
     * Loads what protects sending from a wallet.
     * @example
     * const protection = await client.wallets.getSendProtection(walletId);
     */
    getSendProtection: (walletId: string, options?: CallOptions) =>
      call(getSendProtection)({ params: { id: walletId } }, options),
    /**
     * Updates what protects sending from a wallet.
     * @example
     * await client.wallets.updateSendProtection(walletId, protection);
     */
    updateSendProtection: (
      walletId: string,
      protection: UpdateSendProtection,
      options?: CallOptions,
    ) => call(updateSendProtection)({ params: { id: walletId }, body: protection }, options),
    /**
     * Lists the devices that a wallet trusts.
     * @example
     * const { items } = await client.wallets.listDevices(walletId);
     */
    listDevices: (walletId: string, options?: CallOptions) =>
      call(listDevices)({ params: { id: walletId } }, options),
    /**
     * Removes a device that a wallet trusts.
     * @example
     * await client.wallets.removeDevice(walletId, deviceId);
     */
    removeDevice: (walletId: string, deviceId: string, options?: CallOptions) =>
      call(deleteDevice)({ params: { id: walletId, deviceId } }, options),
  };
}

function secretCalls({ call }: Transport) {
  return {
    /**
     * Unlocks a wallet on this device.
     * @example
     * await client.wallets.unlock(walletId, proof);
     */
    unlock: (walletId: string, proof: UnlockWallet, options?: CallOptions) =>
      call(unlockWallet)({ params: { id: walletId }, body: proof }, options),
    /**
     * Reveals the seed phrase of a wallet.
     * @example
     * const { seedPhrase } = await client.wallets.revealSeed(walletId, proof);
     */
    revealSeed: (walletId: string, proof: RevealSeed, options?: CallOptions) =>
      call(revealSeed)({ params: { id: walletId }, body: proof }, options),
    /**
     * Resets the encryption password of a wallet with its seed phrase.
     * @example
     * await client.wallets.resetPassword(walletId, proof);
     */
    resetPassword: (walletId: string, proof: ResetWalletPassword, options?: CallOptions) =>
      call(resetWalletPassword)({ params: { id: walletId }, body: proof }, options),
    /**
     * Changes the encryption password of a wallet.
     * @example
     * await client.wallets.changePassword(walletId, change);
     */
    changePassword: (walletId: string, change: ChangeWalletPassword, options?: CallOptions) =>
      call(changeWalletPassword)({ params: { id: walletId }, body: change }, options),
    /**
     * Loads the sealed vault of a wallet.
     * @example
     * const vault = await client.wallets.getVault(walletId);
     */
    getVault: (walletId: string, options?: CallOptions) =>
      call(getVault)({ params: { id: walletId } }, options),
    /**
     * Evaluates a blinded encryption password, which counts as a wrong one until it is proved.
     * @example
     * const { evaluationId, evaluated } = await client.wallets.evaluateVault(walletId, blinded);
     */
    evaluateVault: (walletId: string, blinded: EvaluateVault, options?: CallOptions) =>
      call(evaluateVault)({ params: { id: walletId }, body: blinded }, options),
    /**
     * Proves that an evaluation opened the wallet.
     * @example
     * await client.wallets.proveVault(walletId, proof);
     */
    proveVault: (walletId: string, proof: ProveVault, options?: CallOptions) =>
      call(proveVault)({ params: { id: walletId }, body: proof }, options),
  };
}
