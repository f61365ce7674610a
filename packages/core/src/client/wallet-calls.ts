import * as changes from '../contract/accounts/account-changes.ts';
import { createAccount } from '../contract/accounts/accounts.ts';
import * as contacts from '../contract/contacts/contacts.ts';
import { listCurrencyRates } from '../contract/rates/currency-rates.ts';
import { getManifest } from '../contract/rates/manifest.ts';
import * as rates from '../contract/rates/rates.ts';
import { estimateFee, estimateTokenFee } from '../contract/transactions/fee-queries.ts';
import { createIntent } from '../contract/transactions/intents.ts';
import { listConfirmations } from '../contract/transactions/list-confirmations.ts';
import * as records from '../contract/transactions/records.ts';
import { getReplacement, replaceTransaction } from '../contract/transactions/replacement.ts';
import { listTransactions } from '../contract/transactions/transactions.ts';
import { getBalanceChart } from '../contract/wallets/balance-chart.ts';
import * as devices from '../contract/wallets/devices.ts';
import { exportWallet } from '../contract/wallets/export.ts';
import * as removal from '../contract/wallets/removal.ts';
import * as secrets from '../contract/wallets/secrets.ts';
import { updateSendProtection } from '../contract/wallets/send-protection.ts';
import * as settings from '../contract/wallets/settings.ts';
import { getStatistics } from '../contract/wallets/statistics.ts';
import { getVault } from '../contract/wallets/vault.ts';
import { activateWallet, createWallet } from '../contract/wallets/wallets.ts';
import type { CallOptions, Transport } from '../http/transport.ts';
import { createWalletRemoval } from './wallet-removal.ts';

export type WalletCalls = ReturnType<typeof createCalls>;

/**
 * Creates the calls that the dialogs do not need: creating, activating and deleting wallets and
 * accounts, settings, notes …
 */
export function createCalls({ call }: Transport) {
  const statistics = call(getStatistics);
  const list = call(listTransactions);
  return {
    loads: {
      statistics: (walletId: string, options: CallOptions) =>
        statistics({ params: { walletId } }, options),
      transactions: (walletId: string, options: CallOptions) =>
        list({ params: { walletId }, query: { PageSize: 100 } }, options),
    },
    wallets: {
      statistics,
      create: call(createWallet),
      activate: call(activateWallet),
      rename: call(settings.renameWallet),
      settings: call(settings.getWalletSettings),
      updateSettings: call(settings.updateWalletSettings),
      remove: createWalletRemoval(call(removal.deleteWallet), call(removal.deleteWalletByPost)),
      restore: call(removal.restoreWallet),
      resetPassword: call(secrets.resetWalletPassword),
      changePassword: call(secrets.changeWalletPassword),
      revealSeed: call(secrets.revealSeed),
      unlock: call(secrets.unlockWallet),
      updateSendProtection: call(updateSendProtection),
      vault: call(getVault),
      exportData: call(exportWallet),
      balanceChart: call(getBalanceChart),
      devices: call(devices.listDevices),
      removeDevice: call(devices.deleteDevice),
      contacts: call(contacts.listContacts),
      createContact: call(contacts.createContact),
      updateContact: call(contacts.updateContact),
      removeContact: call(contacts.deleteContact),
      importContacts: call(contacts.importContacts),
      exportLabels: call(records.exportLabels),
      importLabels: call(records.importLabels),
    },
    accounts: {
      create: call(createAccount),
      update: call(changes.updateAccount),
      remove: call(changes.deleteAccount),
      restore: call(changes.restoreAccount),
      labelAddress: call(changes.labelAddress),
      available: call(changes.listAvailableAccounts),
    },
    transactions: {
      list,
      estimateFee: call(estimateFee),
      estimateTokenFee: call(estimateTokenFee),
      confirmationsOf: call(listConfirmations),
      intend: call(createIntent),
      updateNote: call(records.updateNote),
      replacement: call(getReplacement),
      replace: call(replaceTransaction),
      export: call(records.exportTransactions),
    },
    rates: {
      gas: call(rates.getGas),
      bscGas: call(rates.getBscGas),
      manifest: call(getManifest),
      currencies: call(listCurrencyRates),
    },
  };
}
