import { KeyringError } from '../../keyring-error.ts';
import type { EvmNetwork } from './evm-network.ts';
import { highestPrice } from './fee-offer.ts';
import type { EvmTransferPlan } from './transfer-plan.ts';

/** Numbers of a transfer other than recipient and amount. */
export type TransactionNumbers = Pick<EvmTransferPlan, 'offer' | 'gasLimit' | 'nonce'>;

/**
 * Validates the numbers for a transaction of `network`: no part of the fee is negative, the
 * priority fee is within the fee cap, and a network with legacy fees is offered a gas price.
 * @see EIP-1559, EIP-2681
 */
export function isPossible(
  { fees }: EvmNetwork,
  { offer, gasLimit, nonce }: TransactionNumbers,
): boolean {
  if (offer.kind === 'eip1559') {
    const { maxFeePerGas, maxPriorityFeePerGas } = offer;
    if (fees === 'legacy' || maxPriorityFeePerGas < 0n || maxPriorityFeePerGas > maxFeePerGas)
      return false;
  }
  const price = highestPrice(offer);
  const isPayable = price >= 0n && gasLimit * price < 2n ** 256n;
  return isPayable && isUint64(gasLimit) && isUint64(nonce + 1n) && nonce >= 0n;
}

/** @throws {KeyringError} `transfer_invalid` for numbers that no transaction of `network` can have */
export function checkNumbers(network: EvmNetwork, numbers: TransactionNumbers): void {
  if (!isPossible(network, numbers))
    throw new KeyringError('transfer_invalid', 'No transaction of this network has such numbers.');
}

function isUint64(value: bigint): boolean {
  return value >= 0n && value < 2n ** 64n;
}
