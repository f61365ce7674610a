/** Part of an instruction in a payment. */
export type PaymentStep =
  | { readonly kind: 'memo'; readonly text: string | null }
  | { readonly kind: 'transfer' }
  | { readonly kind: 'other' };

/**
 * Returns the memo of each transfer by the place of its instruction. A memo is about the transfer behind it (Solana
 * Pay); some senders write it at the end, where it is about the last transfer.
 */
export function memosByPlace(steps: readonly PaymentStep[]): ReadonlyMap<number, string> {
  const memos = new Map<number, string>();
  let waiting: string | null = null;
  let last: number | null = null;
  for (const [place, step] of steps.entries()) {
    if (step.kind === 'memo') waiting = step.text;
    if (step.kind !== 'transfer') continue;
    if (waiting !== null) memos.set(place, waiting);
    waiting = null;
    last = place;
  }
  if (waiting !== null && last !== null && !memos.has(last)) memos.set(last, waiting);
  return memos;
}
