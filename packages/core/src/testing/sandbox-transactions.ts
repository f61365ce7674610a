import { transferredAsset } from '../assets/transferred-asset.ts';
import { parseAmount } from '../money/decimal.ts';
import { getNetwork } from '../networks/registry.ts';
import { type OpenedAccount, sandboxId } from './sandbox-accounts.ts';
import type { SandboxMarket } from './sandbox-market.ts';
import { sandboxNetwork } from './sandbox-networks.ts';
import type { SandboxTransaction } from './sandbox-transaction.ts';

/** Fields in which new transactions differ. */
export type TransactionFacts = Pick<
  SandboxTransaction,
  'type' | 'value' | 'tokenSymbol' | 'fee' | 'fromAddress' | 'toAddress'
>;

/** A transaction that waits for its first block. */
export function transactionOf(
  { id: accountId, network }: OpenedAccount,
  facts: TransactionFacts,
  books: { readonly count: number; readonly market: SandboxMarket; readonly at: Date },
): SandboxTransaction {
  const { confirmations } = getNetwork(network);
  const { count, market, at } = books;
  const asset = transferredAsset({ ...facts, blockchainNetwork: network });
  return {
    ...facts,
    id: sandboxId(3, count),
    accountId,
    status: 'PENDING',
    blockchainNetwork: network,
    createdAt: at,
    moreFromAddresses: 0,
    hash: `${sandboxNetwork(network).hashPrefix}${String(count + 1).padStart(64, 'f')}`,
    confirmations: 0,
    requiredConfirmations: confirmations.available,
    networkFee: null,
    blockHeight: null,
    fiatCurrency: 'USD',
    fiatValueAtTime: market.worth(parseAmount(facts.value, asset.decimals), asset),
    rateAtTime: market.price(asset.symbol)?.currentRate ?? null,
    note: null,
    isSpam: false,
  };
}

/** After so many more blocks, or fewer when `blocks` is negative; `head` is the newest then. */
export function movedOn(
  transaction: SandboxTransaction,
  { blocks, head }: { readonly blocks: number; readonly head: number },
): SandboxTransaction {
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
