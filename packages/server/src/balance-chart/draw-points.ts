/** The last snapshot of an asset of an account in one step of the chart. */
export interface StepSnapshot {
  readonly holding: string;
  readonly at: Date;
  /** Null where there was no price. */
  readonly cents: bigint | null;
}

export interface Point {
  readonly at: Date;
  readonly cents: bigint;
}

export interface Drawing {
  readonly stepMs: number;
  readonly from: Date | null;
  readonly until: Date;
}

/**
 * Draws the total value at the end of each step: an asset without a snapshot in a step keeps its
 * last value. There is no point before the first snapshot, and none where a price was missing: a
 * gap is not zero. `snapshots` come oldest first, and may begin before `from`.
 */
export function drawPoints(
  snapshots: readonly StepSnapshot[],
  { stepMs, from, until }: Drawing,
): readonly Point[] {
  const [first] = snapshots;
  if (first === undefined) return [];
  const begin = Math.max(first.at.getTime(), from?.getTime() ?? 0);
  const standing = new Map<string, bigint | null>();
  const points: Point[] = [];
  let next = 0;
  for (let end = Math.ceil(begin / stepMs) * stepMs; end <= until.getTime(); end += stepMs) {
    for (; next < snapshots.length; next += 1) {
      const snapshot = snapshots[next];
      if (snapshot === undefined || snapshot.at.getTime() > end) break;
      standing.set(snapshot.holding, snapshot.cents);
    }
    const cents = sumOf(standing.values());
    if (cents !== null) points.push({ at: new Date(end), cents });
  }
  return points;
}

function sumOf(values: Iterable<bigint | null>): bigint | null {
  let sum = 0n;
  for (const value of values) {
    if (value === null) return null;
    sum += value;
  }
  return sum;
}
