import { parseAmount, toBaseUnits, toDecimal } from '@billfold/core';
import {
  type CreateTransaction,
  createTransaction,
  getDepositAddress,
  listAccounts,
  type Transaction,
} from '@billfold/core/contract';
import { watchChain } from '../src/services/watcher/watch-chain.ts';
import { cloudPassword, type Holder, signUpWithAccount } from './people.ts';
import type { TestServer } from './test-server.ts';

/** BIP-84's own first address belongs to `vectorPhrase`, so this one of BIP-173 stands for others. */
export const stranger = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq';

/** A holder with these deposits, in BTC, deep enough to be spent. */
export async function holderWith(server: TestServer, deposits: readonly string[]): Promise<Holder> {
  const holder = await signUpWithAccount(server, 'holder@example.com');
  const { addressValue } = await server.call(
    getDepositAddress,
    { params: placeOf(holder), query: {} },
    holder,
  );
  for (const deposit of deposits) {
    const amount = parseAmount(deposit, 8);
    const paid = await server.sandboxes.BTC.ledger.pay({ address: addressValue, amount });
    if (paid.outcome !== 'sent') throw new Error(`the faucet answers ${paid.outcome}`);
  }
  await confirm(server, 2);
  return holder;
}

/** Mines `blocks` and brings the books up to them. */
export async function confirm(server: TestServer, blocks: number): Promise<void> {
  if (blocks > 0) await server.sandboxes.BTC.ledger.mine(blocks);
  await watchChain(server.context, 'BTC').catchUp();
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
): Promise<Transaction> {
  const { key = 'key-1', ...body } = changes;
  return server.call(
    createTransaction,
    { params: placeOf(holder), body: sendRequest(body) },
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

/** What the ledger itself holds at `address`, mined or not. */
export async function ledgerBalance(server: TestServer, address: string): Promise<bigint> {
  const entries = await server.sandboxes.BTC.ledger.read((state) => state.entriesOf([address]));
  return toBaseUnits(
    [...entries.values()].reduce((sum, { value }) => sum + BigInt(value ?? 0), 0n),
  );
}
