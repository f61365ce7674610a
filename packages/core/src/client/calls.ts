import * as accounts from '../contract/accounts.ts';
import * as auth from '../contract/auth.ts';
import * as config from '../contract/config.ts';
import * as manifest from '../contract/manifest.ts';
import * as rates from '../contract/rates.ts';
import * as sandbox from '../contract/sandbox.ts';
import * as controls from '../contract/sandbox-controls.ts';
import * as explorer from '../contract/sandbox-explorer.ts';
import * as statistics from '../contract/statistics.ts';
import * as transactions from '../contract/transactions.ts';
import { createTransport, type TransportOptions } from '../contract/transport.ts';
import * as wallets from '../contract/wallets.ts';

export type Calls = ReturnType<typeof createCalls>;

/** Every call of the services over one transport. Loaded at the first call, not before. */
export function createCalls(options: TransportOptions) {
  const { call } = createTransport(options);
  return {
    config: { get: call(config.getConfig) },
    auth: {
      register: call(auth.register),
      logIn: call(auth.logIn),
      logOut: call(auth.logOut),
      user: call(auth.getUser),
      verifyEmail: call(auth.verifyEmail),
      resendVerification: call(auth.resendVerification),
    },
    wallets: {
      list: call(wallets.listWallets),
      create: call(wallets.createWallet),
      activate: call(wallets.activateWallet),
      statistics: call(statistics.getStatistics),
    },
    accounts: {
      create: call(accounts.createAccount),
      list: call(accounts.listAccounts),
      depositAddress: call(accounts.getDepositAddress),
      addresses: call(accounts.listAddresses),
    },
    transactions: {
      fees: call(transactions.getFees),
      send: call(transactions.createTransaction),
      list: call(transactions.listTransactions),
      confirmations: call(transactions.getConfirmations),
    },
    rates: {
      current: call(rates.getRate),
      manifest: call(manifest.getManifest),
      manifests: call(manifest.listManifest),
    },
    sandbox: {
      faucet: call(sandbox.faucet),
      mine: call(sandbox.mine),
      reorg: call(controls.reorg),
      hold: call(controls.hold),
      outage: call(controls.outage),
      setRate: call(controls.setSandboxRate),
      transaction: call(explorer.getSandboxTransaction),
      address: call(explorer.getSandboxAddress),
      block: call(explorer.getSandboxBlock),
      blocks: call(explorer.listSandboxBlocks),
    },
  };
}
