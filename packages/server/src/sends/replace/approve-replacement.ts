import { type AccountAsset, findToken, validateAddress } from '@billfold/core';
import type { Approved } from '@billfold/keyring/vault';
import { addressInvalid } from '../../families/refused-transfer.ts';
import type { ReplacementOrder } from '../../families/replacement.ts';

export interface ReviewedReplacement extends ReplacementOrder {
  readonly asset: AccountAsset;
  /** Reviewed fee. */
  readonly fee: bigint;
}

/**
 * Derives the payment that a reviewed replacement approves from the row of the replaced send: the same
 * payment, less only by a fee that a send of everything pays out of its amount, or a payment to its sender.
 */
export function approveReplacement({
  account: { network, chain },
  send: { row },
  kind,
  asset,
  fee,
}: ReviewedReplacement): Approved {
  const isCancelled = kind === 'CANCEL';
  const recipient = validateAddress(
    network,
    (isCancelled ? row.fromAddress : row.toAddress) ?? '',
    chain,
  );
  if (!recipient.valid) throw addressInvalid(network);
  const contract = findToken(network, asset.id)?.contract ?? null;
  const shared = { network, chain, to: recipient.normalized, contract, fee, memo: null };
  // A cancelled send returns to this account, with the change that it had.
  if (isCancelled) return { ...shared, least: 0n, most: anyAmount };
  // A transfer to this account may pay any fee up to the reviewed one out of what it moves.
  if (row.type === 'SELF') return { ...shared, least: 0n, most: row.valueUnits };
  const least = contract === null && row.valueUnits > fee ? row.valueUnits - fee : row.valueUnits;
  return { ...shared, least, most: row.valueUnits };
}

const anyAmount = 2n ** 256n;
