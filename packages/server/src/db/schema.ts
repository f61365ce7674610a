export { chainBlocks, chainCursors, installation, leases } from './schema/chain.ts';
export { events } from './schema/events.ts';
export { oneTimeTokens, rateLimits, sessions, users } from './schema/identity.ts';
export { mailOutbox, outbox } from './schema/outbox.ts';
export {
  sandboxBlocks,
  sandboxEntries,
  sandboxLedgers,
  sandboxRates,
  sandboxTransactions,
} from './schema/sandbox.ts';
export { sendIntents, transactions, utxos } from './schema/transactions.ts';
export { accounts, addresses, walletPublicKeys, wallets, walletVaults } from './schema/wallets.ts';
