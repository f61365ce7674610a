import { utf8 } from '@scure/base';
import { KeyringError } from '../../keyring-error.ts';
import { parseAddress } from './address.ts';
import { isKnownProgram } from './programs.ts';
import type { SolanaNetwork } from './solana-network.ts';
import { maximumUnits } from './transfer-fee.ts';
import type { SolanaTransferPlan } from './transfer-plan.ts';

/** Numbers of a transfer other than recipient and amount. */
export type TransferNumbers = Pick<
  SolanaTransferPlan,
  'blockhash' | 'priority' | 'memo' | 'references' | 'token'
>;

/**
 * Validates the numbers for a transaction of `network`: the blockhash, units of 32 bits, the memo,
 * the references and the token.
 */
export function isPossible(
  network: SolanaNetwork,
  { blockhash, priority, memo, references, token }: TransferNumbers,
): boolean {
  return (
    parseAddress(blockhash) !== null &&
    (priority === null || isPriority(priority)) &&
    (memo === null || isMemo(network, memo)) &&
    (references === undefined || areReferences(references)) &&
    (token === null || (parseAddress(token.mint) !== null && isByte(token.decimals)))
  );
}

/** @throws {KeyringError} `transfer_invalid` for what no transaction of `network` can have */
export function checkNumbers(network: SolanaNetwork, numbers: TransferNumbers): void {
  if (!isPossible(network, numbers))
    throw new KeyringError('transfer_invalid', 'No transaction of this network is like that.');
}

export function isUint64(value: bigint): boolean {
  return value >= 0n && value < 2n ** 64n;
}

function isPriority({ unitLimit, unitPrice }: NonNullable<TransferNumbers['priority']>): boolean {
  const isLimit = Number.isInteger(unitLimit) && unitLimit > 0 && unitLimit <= maximumUnits;
  return isLimit && isUint64(unitPrice);
}

function isMemo({ maximumMemoBytes }: SolanaNetwork, memo: string): boolean {
  try {
    const { length } = utf8.decode(memo);
    return length > 0 && length <= maximumMemoBytes;
  } catch {
    // Half a surrogate pair is no text.
    return false;
  }
}

/** Reports whether `references` are accounts that a transfer can name, each once. */
function areReferences(references: readonly string[]): boolean {
  return (
    references.length <= maximumReferences &&
    new Set(references).size === references.length &&
    references.every((each) => parseAddress(each) !== null && !isKnownProgram(each))
  );
}

/** So many fit into a transaction beside a token and a memo. */
const maximumReferences = 8;

function isByte(value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value <= 255;
}
