import type { Arrival } from './find-arrivals.ts';
import { marksOf, type RequestedQuote, type Requests } from './load-requests.ts';

/** Payment that a transfer is for, with the quote at whose rate it counts. */
export interface Match {
  readonly paymentId: string;
  /** Null where its asset was never asked for. */
  readonly quoteId: string | null;
}

export interface Seen {
  readonly firstSeenAt: Date;
  /** Null of one that waits. */
  readonly minedAt: Date | null;
}

// Clocks of those who make blocks may be off by as much.
const clockSlackMs = 2 * 3_600_000;

/**
 * Finds the payment of a transfer: by its own address, on a shared one by the reference or comment, then
 * by the exact amount. Null where none of them tells: somebody has to look at it.
 */
export function matchArrival(arrival: Arrival, requests: Requests, seen: Seen): Match | null {
  const { alone, byAmount, byMark } = requests;
  const own = alone.filter(
    (quote) => quote.address === arrival.address && isHeld(quote) && isAfter(quote, seen),
  );
  if (own.length > 0) return matchAmong(own, arrival, seen);
  const marks = new Set(marksOf(arrival));
  const marked = byMark.filter(
    ({ mark, address }) => marks.has(mark) && address === arrival.address,
  );
  // A payer may name references that were given to several payments: then they name none.
  if (new Set(marked.map(({ paymentId }) => paymentId)).size === 1)
    return matchAmong(marked, arrival, seen);
  const exact = byAmount.find(
    ({ address, assetId, dueUnits }) =>
      address === arrival.address && assetId === arrival.assetId && dueUnits === arrival.units,
  );
  return exact === undefined ? null : { paymentId: exact.paymentId, quoteId: exact.id };
}

/** A pooled address that was given back belongs to nobody until somebody gets it again. */
function isHeld({ mode, releasedAt }: RequestedQuote): boolean {
  return mode === 'FRESH' || releasedAt === null;
}

/** Blocks of before the address was given out pay somebody else. */
function isAfter({ lockedAt }: RequestedQuote, { minedAt }: Seen): boolean {
  return minedAt === null || minedAt.getTime() >= lockedAt.getTime() - clockSlackMs;
}

/** Finds the quote that sets the rate: of several in one asset, the last one before the transfer was seen. */
function matchAmong(
  quotes: readonly RequestedQuote[],
  { assetId }: Arrival,
  { firstSeenAt }: Seen,
): Match | null {
  const [first] = quotes;
  if (first === undefined) return null;
  const inAsset = quotes
    .filter((quote) => quote.assetId === assetId)
    .sort((a, b) => a.lockedAt.getTime() - b.lockedAt.getTime());
  const current = inAsset.findLast(({ lockedAt }) => lockedAt <= firstSeenAt) ?? inAsset[0];
  return { paymentId: first.paymentId, quoteId: current?.id ?? null };
}
