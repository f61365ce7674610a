import { validateAddress } from '@billfold/core';
import type { Approved } from '@billfold/keyring/vault';
import { addressInvalid } from '../../families/refused-transfer.ts';
import type { SpendingAccount } from '../../families/spending.ts';
import { readOrder } from '../create/send-order.ts';
import { asCreateBody } from './create-body.ts';
import type { ReviewedSend } from './reviewed-send.ts';

/**
 * Derives the payment that a stored review approves: the recipient as validated, the amount and asset
 * as parsed, and the most that may be paid. No plan has a part in it.
 * @throws {ApiError} 400 ADDRESS_INVALID
 */
export function approve(
  account: SpendingAccount,
  { order, sent, fee, tokenWallet }: Pick<ReviewedSend, 'order' | 'sent' | 'fee' | 'tokenWallet'>,
): Approved {
  const { network, chain } = account;
  const { token, amount, memo } = readOrder(account, asCreateBody(order));
  const recipient = validateAddress(network, order.destinationAddress, chain);
  if (!recipient.valid) throw addressInvalid(network);
  const shared = {
    network,
    chain,
    to: recipient.normalized,
    contract: tokenWallet ?? token?.contract ?? null,
    memo,
  };
  if (!order.sendingMax) return { ...shared, least: amount, most: amount, fee };
  // A send of everything may deliver 1 % less than was reviewed, which a higher fee takes.
  const least = (sent * 99n + 99n) / 100n;
  return { ...shared, least, most: sent, fee: token === null ? fee + sent - least : fee };
}
