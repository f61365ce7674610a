import { type Decimal, formatAmount, parseAmount } from '@billfold/core';

/** Sum of a span of time, with the parts of which it is made. */
export interface StackedEntry {
  readonly t: Date;
  readonly total: Decimal;
  readonly parts: Readonly<Record<string, Decimal>>;
}

/** Part of all sums of a chart. */
export interface StackedPart {
  /** Key of the part in each entry; null for what is left of the others. */
  readonly id: string | null;
  readonly total: Decimal;
}

/** Number of parts that have a colour of their own; the others share one. */
const mostNamed = 4;
/** More than any sum has. */
const decimals = 18;

/** Lists the parts of all entries, the largest first. Those beyond the fourth are one, which comes last. */
export function stackParts(entries: readonly StackedEntry[]): readonly StackedPart[] {
  const sums = new Map<string, bigint>();
  for (const { parts } of entries)
    for (const [id, value] of Object.entries(parts))
      sums.set(id, (sums.get(id) ?? 0n) + parseAmount(value, decimals));
  const found = [...sums]
    .filter(([, units]) => units > 0n)
    .sort(([, a], [, b]) => (a < b ? 1 : -1));
  const named = found.slice(0, found.length > mostNamed + 1 ? mostNamed : undefined);
  const others = found.slice(named.length);
  const rest = others.reduce((sum, [, units]) => sum + units, 0n);
  return [
    ...named.map(([id, units]) => ({ id, total: toText(units) })),
    ...(others.length === 0 ? [] : [{ id: null, total: toText(rest) }]),
  ];
}

/** Returns what an entry has of a part. */
export function valueOfPart(
  { parts }: StackedEntry,
  { id }: StackedPart,
  all: readonly StackedPart[],
): Decimal {
  if (id !== null) return parts[id] ?? toText(0n);
  const units = Object.entries(parts)
    .filter(([each]) => !all.some((part) => part.id === each))
    .reduce((sum, [, value]) => sum + parseAmount(value, decimals), 0n);
  return toText(units);
}

const toText = (units: bigint): Decimal => formatAmount(units, decimals);
