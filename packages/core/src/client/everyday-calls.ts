import * as accounts from '../contract/accounts.ts';
import * as config from '../contract/config.ts';
import { getEmbedSettings } from '../contract/embed-settings.ts';
import * as manifest from '../contract/manifest.ts';
import * as rates from '../contract/rates.ts';
import * as statistics from '../contract/statistics.ts';
import * as tokens from '../contract/token-transactions.ts';
import { createIntent } from '../contract/transaction-intents.ts';
import * as transactions from '../contract/transactions.ts';
import { createTransport, type Transport, type TransportOptions } from '../contract/transport.ts';
import * as wallets from '../contract/wallets.ts';

export interface Everyday extends ReturnType<typeof createAreas> {
  readonly transport: Transport;
}

/** The transport, with the calls that the dialogs make: they come in one piece. */
export function createCalls(options: TransportOptions): Everyday {
  const transport = createTransport(options);
  return { transport, ...createAreas(transport) };
}

function createAreas({ call }: Transport) {
  return {
    config: { get: call(config.getConfig) },
    wallets: {
      list: call(wallets.listWallets),
      statistics: call(statistics.getStatistics),
    },
    accounts: {
      list: call(accounts.listAccounts),
      depositAddress: call(accounts.getDepositAddress),
      addresses: call(accounts.listAddresses),
    },
    transactions: {
      fees: call(transactions.getFees),
      send: call(transactions.createTransaction),
      tokenFees: call(tokens.getTokenFees),
      sendToken: call(tokens.createTokenTransaction),
      intend: call(createIntent),
      list: call(transactions.listTransactions),
      confirmations: call(transactions.getConfirmations),
    },
    embed: { settings: call(getEmbedSettings) },
    rates: {
      current: call(rates.getRate),
      gas: call(rates.getGas),
      bscGas: call(rates.getBscGas),
      manifest: call(manifest.getManifest),
      manifests: call(manifest.listManifest),
    },
  };
}
