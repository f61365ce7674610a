import { type BaseUnits, toBaseUnits } from '../money/base-units.ts';
import { type Decimal, parseAmount, toDecimal } from '../money/decimal.ts';
import { holdingValue } from './account-value.ts';
import type { ValuedHolding } from './value-holdings.ts';

/** Holdings of one asset on one or more networks. */
export interface HoldingGroup extends Pick<ValuedHolding, 'symbol' | 'name' | 'digits'> {
  /** At least one. */
  readonly holdings: readonly ValuedHolding[];
  /** Sum of the holdings, exact. */
  readonly balance: Decimal;
  /** Highest number of decimals among the holdings. */
  readonly decimals: number;
  /** Value in US dollars; null if one of the holdings has no price. */
  readonly fiat: Decimal | null;
}
export type HoldingOrder = 'worth' | 'name';

/**
 * Groups the holdings of the same asset on several networks. `worth` sorts by value, highest first,
 * and assets without a price last; `name` sorts in English order. Ties keep their order.
 * @example
 * const { items } = await client.accounts.list(walletId);
 * const statistics = await client.wallets.getStatistics(walletId);
 * const groups = groupHoldings(valueHoldings(holdingsOf(items), statistics), 'worth');
 */
export function groupHoldings(
  holdings: readonly ValuedHolding[],
  order: HoldingOrder,
): readonly HoldingGroup[] {
  const byKey = new Map<string, ValuedHolding[]>();
  for (const holding of holdings) {
    const group = byKey.get(keyOf(holding));
    if (group === undefined) byKey.set(keyOf(holding), [holding]);
    else group.push(holding);
  }
  const groups = [...byKey.values()].map(sumHoldings);
  return order === 'name' ? groups.sort(byName) : sortByWorth(groups);
}

const keyOf = ({ symbol, name }: ValuedHolding): string => `${symbol} ${name}`;

/**
 * Sums holdings of one asset; its name is that of the first.
 * @example
 * const { items } = await client.accounts.list(walletId);
 * const { balance } = sumHoldings(valueHoldings(holdingsOf(items), undefined));
 */
export function sumHoldings(holdings: readonly ValuedHolding[]): HoldingGroup {
  const decimals = Math.max(...holdings.map((each) => each.decimals));
  const units = holdings.reduce((sum, { balance }) => sum + parseAmount(balance, decimals), 0n);
  const { symbol = '', name = '' } = holdings[0] ?? {};
  return {
    symbol,
    name,
    holdings,
    decimals,
    digits: Math.max(...holdings.map((each) => each.digits)),
    balance: toDecimal(toBaseUnits(units), { decimals }),
    fiat: fiatOf(holdings),
  };
}

function fiatOf(holdings: readonly ValuedHolding[]): Decimal | null {
  const [only, ...more] = holdings;
  if (only !== undefined && more.length === 0) return only.fiat;
  let sum = 0n;
  for (const holding of holdings) {
    if (/^[0.]+$/.test(holding.balance)) continue;
    const worth = holdingValue(holding);
    if (worth === null) return null;
    sum += worth;
  }
  return toDecimal(toBaseUnits(sum), { decimals: 2 });
}

function byName(one: HoldingGroup, other: HoldingGroup): number {
  return one.name.localeCompare(other.name, 'en');
}

/** Reads each value once: a sort of hundreds compares thousands of times. */
function sortByWorth(groups: readonly HoldingGroup[]): readonly HoldingGroup[] {
  return groups
    .map((group) => ({ group, cents: centsOf(group) }))
    .sort((one, other) => byCents(one.cents, other.cents))
    .map(({ group }) => group);
}

function byCents(mine: BaseUnits | null, theirs: BaseUnits | null): number {
  if (mine === theirs) return 0;
  if (mine === null) return 1;
  return theirs === null || mine > theirs ? -1 : 1;
}

function centsOf({ fiat }: HoldingGroup): BaseUnits | null {
  return fiat === null ? null : parseAmount(fiat, 2);
}
