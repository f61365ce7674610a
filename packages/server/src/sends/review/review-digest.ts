import { createHash } from 'node:crypto';
import type { CreateIntent } from '@billfold/core/contract';
import type { SpendingAccount } from '../../families/spending.ts';

/** Facts that the digest of a review covers. */
export interface ReviewFacts {
  readonly id: string;
  readonly order: CreateIntent;
  readonly sent: bigint;
  readonly fee: bigint;
  readonly tokenWallet: string | null;
  readonly partKey: string | null;
}

/**
 * Returns the digest over everything that a review approves, in hex. A create call names the digest that
 * its client was shown, so that a row which was changed since is not signed.
 */
export function digestOf(
  account: Pick<SpendingAccount, 'id' | 'walletId' | 'network' | 'chain'>,
  { id, order, sent, fee, tokenWallet, partKey }: ReviewFacts,
): string {
  const { amount, destinationAddress, tokenId, feeRate, feeRateValue, sendingMax, memo } = order;
  const { requestId = null } = order;
  const { id: accountId, walletId, network, chain } = account;
  const facts = [
    ...[id, walletId, accountId, network, chain],
    ...[amount, destinationAddress, tokenId, feeRate, feeRateValue, sendingMax, memo],
    ...[`${sent}`, `${fee}`, requestId, tokenWallet],
    ...(partKey === null ? [] : [partKey]),
  ];
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex');
}
