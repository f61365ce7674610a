import type { TonPayload } from '@billfold/keyring';
import { toMemo } from '../../chains/to-memo.ts';

/** Returns the comment of a payment, or the one that goes along with a jetton; null for none. */
export function memoOf(payload: TonPayload): string | null {
  if (payload.kind === 'jetton') return payload.memo === null ? null : toMemo(payload.memo);
  return payload.kind === 'comment' ? toMemo(payload.text) : null;
}
