import { type Cents, getNetwork, type Network } from '@billfold/core';
import type { HoldingGroup, ValuedHolding } from '@billfold/core/flows';
import { valuesOf } from './values-of.ts';

/** One line of the holdings. */
export interface HoldingRow {
  readonly id: string;
  readonly holding: ValuedHolding;
  /** An asset by itself, one on several networks, or one of those networks. */
  readonly part: 'single' | 'group' | 'member';
  /** Networks whose balances the line sums up. */
  readonly networks: readonly Network[];
  /** On how many networks the asset of the line is. */
  readonly networkCount: number;
  /** Known values that the line sums up, in US cents. */
  readonly values: readonly Cents[];
}

/** Each asset; under one that is unfolded, its networks. */
export function holdingRows(
  groups: readonly HoldingGroup[],
  unfolded: ReadonlySet<string>,
): readonly HoldingRow[] {
  return groups.flatMap((group): readonly HoldingRow[] => {
    const [first, ...more] = group.holdings;
    if (first === undefined) return [];
    if (more.length === 0)
      return [
        {
          id: first.id,
          holding: first,
          part: 'single',
          networks: [first.network],
          networkCount: 1,
          values: valuesOf([first]),
        },
      ];
    const networks = group.holdings.map(({ network }) => network);
    const networkCount = networks.length;
    const id = groupId(group);
    const whole: HoldingRow = {
      id,
      holding: { ...first, ...group, balances: group.holdings.flatMap((each) => each.balances) },
      part: 'group',
      networks,
      networkCount,
      values: valuesOf(group.holdings),
    };
    if (!unfolded.has(id)) return [whole];
    const members = group.holdings.map(
      (holding): HoldingRow => ({
        id: `${id} ${holding.id}`,
        holding: { ...holding, name: getNetwork(holding.network).name },
        part: 'member',
        networks: [holding.network],
        networkCount: 1,
        values: valuesOf([holding]),
      }),
    );
    return [whole, ...members];
  });
}

function groupId({ symbol, name }: HoldingGroup): string {
  return `${symbol} ${name}`;
}
