import { getNetwork, type Network } from '@billfold/core';
import { ApiError } from '../../platform/api-error.ts';
import { fill, type RefusalText } from '../../refusal-texts/refusal-text.ts';

/**
 * Text for the recipient; null for none. Never left out without a word: what an exchange receives
 * without its memo is lost.
 * @throws {ApiError} 400 VALIDATION_FAILED where the network has no memos or none as long
 */
export function memoOf(network: Network, { memo = '' }: { readonly memo?: string }): string | null {
  const fault = findMemoFault(network, memo);
  if (fault !== null) throw invalidMemo(fault);
  return memo || null;
}

/** Returns the sentence that refuses a memo on a network; null for one that can be sent, and for none. */
export function findMemoFault(network: Network, memo: string): RefusalText | null {
  if (memo === '') return null;
  const { name, memo: place } = getNetwork(network);
  if (place === null) return fill('{network} has no memos.', { network: name });
  const bytes = Buffer.from(memo);
  // Half of a letter beyond 16 bits has no bytes of its own.
  if (bytes.toString() !== memo) return 'The memo is not valid text.';
  if (bytes.length <= place.maximumBytes) return null;
  return fill('A memo on {network} has at most {count} bytes.', {
    network: name,
    count: place.maximumBytes,
  });
}

function invalidMemo(text: RefusalText): ApiError {
  return new ApiError(400, 'VALIDATION_FAILED', { errors: [text], fields: { memo: [text] } });
}
