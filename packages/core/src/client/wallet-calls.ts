import * as changes from '../contract/account-changes.ts';
import { createAccount } from '../contract/accounts.ts';
import { getBalanceChart } from '../contract/balance-chart.ts';
import * as contacts from '../contract/contacts.ts';
import * as devices from '../contract/devices.ts';
import * as records from '../contract/transaction-records.ts';
import type { Transport } from '../contract/transport.ts';
import * as removal from '../contract/wallet-removal.ts';
import * as secrets from '../contract/wallet-secrets.ts';
import * as settings from '../contract/wallet-settings.ts';
import { getVault } from '../contract/wallet-vault.ts';
import { activateWallet, createWallet } from '../contract/wallets.ts';
import { createWalletRemoval } from './wallet-removal.ts';

export type WalletCalls = ReturnType<typeof createCalls>;

/** Making, keeping and ending wallets and accounts, settings, address book and notes. */
export function createCalls({ call }: Transport) {
  return {
    wallets: {
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
      vault: call(getVault),
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
      updateNote: call(records.updateNote),
      export: call(records.exportTransactions),
    },
  };
}
