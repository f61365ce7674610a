import { groupBy } from '../platform/group-by.ts';
import type { StepSnapshot } from './draw-points.ts';
import { snapshotEveryMs } from './take-snapshots.ts';

/** Snapshot of a chart with the balance that it is the value of. */
export interface HeldSnapshot extends StepSnapshot {
  readonly units: bigint;
}

/** Deposit or send of an asset of an account. */
export interface Movement {
  readonly holding: string;
  /** When it was first seen. */
  readonly at: Date;
  readonly type: 'SENT' | 'RECEIVED';
  readonly units: bigint;
  /** Block of it; null before it is mined. */
  readonly height: number | null;
}

export interface PlacedFlow<T extends Movement> {
  readonly row: T;
  /** First snapshot with it; null where the last one does not have it yet. */
  readonly snapshot: HeldSnapshot | null;
}

/**
 * Finds the snapshot that counts each movement first: a send counts from its signature on, a deposit
 * once it is deep enough, and neither before somebody looked. `snapshots` come oldest first.
 */
export function placeFlows<T extends Movement>(
  rows: readonly T[],
  snapshots: readonly HeldSnapshot[],
): readonly PlacedFlow<T>[] {
  const times = [...new Set(snapshots.map(({ at }) => at.getTime()))].sort((a, b) => a - b);
  const held = groupBy(snapshots, ({ holding }) => holding);
  return [...groupBy(rows, ({ holding }) => holding)].flatMap(([holding, own]) =>
    placeOwn(own, withZeros(holding, held.get(holding) ?? [], times)),
  );
}

/** Adds the zeros that are not written: an asset without funds has no snapshot. */
function withZeros(
  holding: string,
  own: readonly HeldSnapshot[],
  times: readonly number[],
): readonly HeldSnapshot[] {
  const byTime = new Map(own.map((snapshot) => [snapshot.at.getTime(), snapshot]));
  let standing = 0n;
  return times.flatMap((time) => {
    const found = byTime.get(time);
    if (found === undefined)
      return standing === 0n ? [{ holding, at: new Date(time), cents: 0n, units: 0n }] : [];
    standing = found.units;
    return [found];
  });
}

function placeOwn<T extends Movement>(
  own: readonly T[],
  snapshots: readonly HeldSnapshot[],
): readonly PlacedFlow<T>[] {
  let sends = own.filter(({ type }) => type === 'SENT');
  // Deposits become deep enough in the order of their blocks.
  let deposits = own
    .filter(({ type }) => type === 'RECEIVED')
    .sort((a, b) => (a.height ?? Infinity) - (b.height ?? Infinity));
  let standing = 0n;
  const placed: PlacedFlow<T>[] = [];
  for (const snapshot of snapshots) {
    const counted = countedIn(snapshot, { grown: snapshot.units - standing, sends, deposits });
    standing = snapshot.units;
    const rows = [...sends.slice(0, counted.sends), ...deposits.slice(0, counted.deposits)];
    placed.push(...rows.map((row) => ({ row, snapshot })));
    sends = sends.slice(counted.sends);
    deposits = deposits.slice(counted.deposits);
  }
  return [...placed, ...[...sends, ...deposits].map((row) => ({ row, snapshot: null }))];
}

interface Open {
  /** Change of the balance since the snapshot before. */
  readonly grown: bigint;
  readonly sends: readonly Movement[];
  readonly deposits: readonly Movement[];
}
interface Counted {
  readonly sends: number;
  readonly deposits: number;
}

/**
 * Counts the movements that explain best how the balance has changed. Fees make it smaller than
 * they do. A snapshot is dated back to its full five minutes, so that it may have what came after.
 */
function countedIn({ at }: HeldSnapshot, { grown, sends, deposits }: Open): Counted {
  const looked = at.getTime() + snapshotEveryMs;
  const due = lengthWhile(sends, (row) => row.at <= at);
  const mostSends = lengthWhile(sends, (row) => row.at.getTime() < looked);
  const mostDeposits = lengthWhile(deposits, (row) => row.at.getTime() < looked);
  let best: Counted & { readonly rest: bigint } = { sends: 0, deposits: 0, rest: -1n };
  let sent = 0n;
  for (let taken = 0; taken <= mostSends; taken += 1) {
    if (taken > 0) sent += sends[taken - 1]?.units ?? 0n;
    let left = grown + sent;
    for (let count = 0; count <= mostDeposits; count += 1) {
      if (count > 0) left -= deposits[count - 1]?.units ?? 0n;
      const rest = left < 0n ? -left : left;
      const isDue = rest === best.rest && taken > best.sends && taken <= due;
      if (best.rest < 0n || rest < best.rest || isDue)
        best = { sends: taken, deposits: count, rest };
    }
  }
  return best;
}

function lengthWhile<T>(items: readonly T[], holds: (item: T) => boolean): number {
  const end = items.findIndex((item) => !holds(item));
  return end === -1 ? items.length : end;
}
