import { createTransport, type TransportOptions } from '../http/transport.ts';
import { createAccounts } from './accounts.ts';
import { createConfig } from './config.ts';
import { createContacts } from './contacts.ts';
import { createEmbed } from './embed.ts';
import { createRates } from './rates.ts';
import { createTransactions } from './transactions.ts';
import { createWallets } from './wallets.ts';

export type WalletAreas = ReturnType<typeof createWalletAreas>;

/** Creates the transport and the areas that dialogs call, which load in one import. */
export function createWalletAreas(options: TransportOptions) {
  const transport = createTransport(options);
  return {
    transport,
    config: createConfig(transport),
    wallets: createWallets(transport),
    accounts: createAccounts(transport),
    transactions: createTransactions(transport),
    contacts: createContacts(transport),
    rates: createRates(transport),
    embed: createEmbed(transport),
  };
}
