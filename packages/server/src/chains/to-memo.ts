/**
 * Most characters of a memo that are kept. It is longer than any memo that we ask for (120 bytes on TON, 566 on
 * Solana), so that a longer text never equals one of ours.
 */
export const maximumMemoLength = 600;

/**
 * Returns a text from the chain as the memo of a transfer, to be compared with memos that were asked for. Anybody
 * can write anything there: it is cut to `maximumMemoLength`, its halves of surrogate pairs are replaced, and null
 * bytes, which no database stores, are left out. Null for an empty text. A memo is never logged.
 */
export function toMemo(text: string): string | null {
  const kept = text.slice(0, maximumMemoLength).replaceAll('\0', '');
  return kept === '' ? null : Buffer.from(kept).toString();
}
