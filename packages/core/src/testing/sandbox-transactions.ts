import type { Transaction } from '../contract/transactions.ts';
import { parseAmount } from '../money/decimal.ts';
import { getNetwork } from '../networks/registry.ts';
import { type OpenedAccount, sandboxId } from './sandbox-accounts.ts';
import type { SandboxMarket } from './sandbox-market.ts';
import { sandboxNetwork } from './sandbox-networks.ts';

/** What tells one new transaction from another. */
export type TransactionFacts = Pick<
  Transaction,
  'type' | 'value' | 'fee' | 'fromAddress' | 'toAddress'
>;

/** A transaction that waits for its first block. */
export function transactionOf(
  { id: accountId, network }: OpenedAccount,
  facts: TransactionFacts,
  books: { readonly count: number; readonly market: SandboxMarket; readonly at: Date },
): Transaction {
  const { decimals, confirmations } = getNetwork(network);
  const { count, market, at } = books;
  return {
    ...facts,
    id: sandboxId(3, count),
    accountId,
    status: 'PENDING',
    tokenSymbol: null,
    blockchainNetwork: network,
    createdAt: at,
    hash: `${sandboxNetwork(network).hashPrefix}${String(count + 1).padStart(64, 'f')}`,
    confirmations: 0,
    requiredConfirmations: confirmations.available,
    networkFee: null,
    blockHeight: null,
    fiatCurrency: 'USD',
    fiatValueAtTime: market.worth(parseAmount(facts.value, decimals), network),
    rateAtTime: market.price(network)?.currentRate ?? null,
    note: null,
  };
}

/** After so many more blocks, or fewer when `blocks` is negative; `head` is the newest then. */
export function movedOn(
  transaction: Transaction,
  { blocks, head }: { readonly blocks: number; readonly head: number },
): Transaction {
  const confirmations = Math.max(0, transaction.confirmations + blocks);
  if (confirmations === 0)
    return { ...transaction, confirmations, blockHeight: null, status: 'PENDING' };
  return {
    ...transaction,
    confirmations,
    blockHeight: head - confirmations + 1,
    status: confirmations >= transaction.requiredConfirmations ? 'CONFIRMED' : 'CONFIRMING',
  };
}
