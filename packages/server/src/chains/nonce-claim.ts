import type { Sender } from './chain.ts';

/** Names the place that a transaction takes among those of its sender: two with one claim exclude each other. */
export function nonceClaim({ address, nonce }: Pick<Sender, 'address' | 'nonce'>): string {
  return `${address}#${nonce}`;
}
