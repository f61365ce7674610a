import { utf8 } from '@scure/base';
import { KeyringError } from '../../keyring-error.ts';
import type { TonNetwork } from './ton-network.ts';
import type { TonTransferPlan } from './transfer-plan.ts';

/** Numbers of a transfer other than the recipient. */
export interface TransferNumbers extends Pick<TonTransferPlan, 'seqno' | 'memo'> {
  readonly validUntil: number;
  /** All that a message is to carry, of whatever it is. */
  readonly amounts: readonly bigint[];
}

/**
 * Validates the numbers for a wallet of `network`: counts of 32 bits, amounts of 120, a short
 * comment.
 */
export function isPossible(
  network: TonNetwork,
  { seqno, validUntil, memo, amounts }: TransferNumbers,
): boolean {
  const isTime = Number.isInteger(validUntil) && validUntil >= 0 && validUntil < 2 ** 32;
  return (
    isTime &&
    // The next send has a number too.
    seqno >= 0n &&
    seqno < 2n ** 32n - 1n &&
    amounts.every((amount) => amount >= 0n && amount <= network.maximumAmount) &&
    (memo === null || isMemo(network, memo))
  );
}

/** @throws {KeyringError} `transfer_invalid` for what no wallet of `network` can send */
export function checkNumbers(network: TonNetwork, numbers: TransferNumbers): void {
  if (!isPossible(network, numbers))
    throw new KeyringError('transfer_invalid', 'No transfer of this network is like that.');
}

function isMemo({ maximumMemoBytes }: TonNetwork, memo: string): boolean {
  try {
    const { length } = utf8.decode(memo);
    return length > 0 && length <= maximumMemoBytes;
  } catch {
    // Half a surrogate pair is no text.
    return false;
  }
}
