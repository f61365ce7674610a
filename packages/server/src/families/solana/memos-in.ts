import type { DecodedSolanaTransfer } from '@billfold/keyring';
import { toMemo } from '../../chains/to-memo.ts';
import { memosByPlace } from './memos-by-place.ts';

/** Returns the memo of each payment of a transaction that we decode, by the place of its instruction. */
export function memosIn({
  instructions,
}: Pick<DecodedSolanaTransfer, 'instructions'>): ReadonlyMap<number, string> {
  return memosByPlace(
    instructions.map((each) => {
      if (each.kind === 'memo') return { kind: 'memo', text: toMemo(each.text) };
      const isMoved =
        (each.kind === 'transfer' && each.lamports > 0n) ||
        (each.kind === 'token-transfer' && each.units > 0n);
      return { kind: isMoved ? 'transfer' : 'other' };
    }),
  );
}
