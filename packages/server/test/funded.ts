import { getNetwork, parseAmount, toDecimal } from '@billfold/core';
import {
  type CreateTransaction,
  createTransaction,
  getDepositAddress,
  listAccounts,
  type SentTransaction,
} from '@billfold/core/contract';
import { requireServed } from '../src/chains/require-served.ts';
import type { ServedNetwork } from '../src/chains/served-networks.ts';
import { getRules } from '../src/families/get-rules.ts';
import { watchChain } from '../src/watcher/watch-chain.ts';
import { cloudPassword, type Holder, openHolder } from './people.ts';
import { createMemories } from './recall.ts';
import type { TestServer } from './test-server.ts';

/** BIP-84's own first address belongs to `vectorPhrase`, so this one of BIP-173 stands for others. */
export const stranger = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq';

/**
 * Addresses of somebody else: of Litecoin Core's key_io_valid.json, of the examples of EIP-55, of
 * Dune's from_tron_address, of the Solana Cookbook and of the documentation of TON.
 */
export const strangers: Readonly<Record<ServedNetwork, string>> = {
  BTC: stranger,
  LTC: 'ltc1qhdhvrwe6rgqns8fz28tee0hphr5x7ulw5exv4w',
  ETH: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  BSC: '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  TRX: 'THHRK1bA7YRPZBcLnTP1SZy9ipUpsRwpo6',
  SOL: '5oNDL3swdJJF1g9DzJiZ4ynHXgszjAEpUkxVYejchzrY',
  TON: 'UQDKbjIcfM6ezt8KjKJJLshZJJSqX7XOA4ff-W72r5gqPuwA',
};

const holders = createMemories<Holder>();

/** A holder with these deposits, in main units, deep enough to be spent. */
export function holderWith(
  server: TestServer,
  deposits: readonly string[],
  network: ServedNetwork = 'BTC',
): Promise<Holder> {
  const name = `${network} ${deposits.join(' ')}`;
  return holders.recall(server, name, () => fundHolder(server, deposits, network));
}

/**
 * Funds a new holder through API calls instead of recalled rows, for tests of what those calls leave
 * behind.
 */
export async function fundHolder(
  server: TestServer,
  deposits: readonly string[],
  network: ServedNetwork = 'BTC',
): Promise<Holder> {
  const holder = await openHolder(server, 'holder@example.com', network);
  for (const amount of deposits) await deposit(server, holder, amount);
  await confirm(server, getNetwork(network).confirmations.available, network);
  return holder;
}

/** The faucet's payment to the first address of a holder; answers its hash. */
export async function deposit(server: TestServer, holder: Holder, text: string): Promise<string> {
  const network = requireServed(holder.account.blockchainNetwork);
  const { addressValue: address } = await server.call(
    getDepositAddress,
    { params: placeOf(holder), query: {} },
    holder,
  );
  const amount = parseAmount(text, getNetwork(network).decimals);
  const paid = await server.sandboxes[network].ledger.pay({ address, amount });
  if (paid.outcome !== 'sent') throw new Error(`the faucet answers ${paid.outcome}`);
  return paid.hash;
}

/** Mines `blocks` and brings the books up to them. */
export async function confirm(
  server: TestServer,
  blocks: number,
  network: ServedNetwork = 'BTC',
): Promise<void> {
  if (blocks > 0) await server.sandboxes[network].ledger.mine(blocks);
  await watchChain(server.context, network).catchUp();
}

/**
 * Broadcasts again what a node refused because the send before it came later, which parallel sends may
 * do: each round brings at least the next one of a chain.
 */
export async function rebroadcast({ clock, outbox }: TestServer): Promise<void> {
  do clock.advance(60_000);
  while ((await outbox.drain()) > 0);
}

export const placeOf = ({ walletId, account }: Holder) => ({ walletId, accountId: account.id });

export const sendRequest = (changes: Partial<CreateTransaction> = {}): CreateTransaction => ({
  amount: toDecimal('0.1'),
  destinationAddress: stranger,
  seedPhrase: null,
  password: cloudPassword,
  feeRate: 'Medium',
  feeRateValue: null,
  twoFactorCode: null,
  sendingMax: false,
  ...changes,
});

export function send(
  server: TestServer,
  holder: Holder,
  changes: Partial<CreateTransaction> & { readonly key?: string } = {},
): Promise<SentTransaction> {
  const { key = 'key-1', ...body } = changes;
  const destinationAddress = strangers[requireServed(holder.account.blockchainNetwork)];
  return server.call(
    createTransaction,
    { params: placeOf(holder), body: sendRequest({ destinationAddress, ...body }) },
    { token: holder.token, idempotencyKey: key },
  );
}

export async function balanceOf(server: TestServer, holder: Holder) {
  const { items } = await server.call(
    listAccounts,
    { params: { walletId: holder.walletId }, query: {} },
    holder,
  );
  const { nativeBalance = '0', pendingBalance = '0' } = items[0] ?? {};
  return { available: nativeBalance, pending: pendingBalance };
}

/** Returns the balance of `address` on the ledger, unmined transactions included. */
export async function ledgerBalance(
  server: TestServer,
  address: string,
  network: ServedNetwork = 'BTC',
): Promise<bigint> {
  const { ledger } = server.sandboxes[network];
  const entries = await ledger.read((state) => state.entriesOf([address]));
  const rules = getRules(network, 'sandbox');
  return [...entries.values()].reduce((sum, entry) => sum + rules.valueOf(entry), 0n);
}
