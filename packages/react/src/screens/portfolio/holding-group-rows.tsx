'use client';
import { getNetwork, type HoldingGroup, type ValuedHolding } from '@billfold/core';
import { type ReactElement, useState } from 'react';
import { Icon } from '../../primitives/icon/icon.tsx';
import { useTranslate } from '../../provider/use-provided.ts';
import { HoldingRow } from './holding-row.tsx';
import * as css from './holdings.css.ts';

export interface HoldingGroupRowsProps {
  readonly group: HoldingGroup;
  readonly isLoading: boolean;
}

/** An asset; one that is on several networks unfolds into them. */
export function HoldingGroupRows({ group, isLoading }: HoldingGroupRowsProps): ReactElement | null {
  const t = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  const [first, ...more] = group.holdings;
  const networkOf = ({ network, id }: ValuedHolding): string | null =>
    id === network ? null : t('portfolio.onNetwork', { network: getNetwork(network).name });
  if (first === undefined) return null;
  if (more.length === 0)
    return (
      <HoldingRow
        holding={first}
        name={first.name}
        detail={networkOf(first)}
        isLoading={isLoading}
      />
    );
  const detail = t('portfolio.onNetworks', { count: group.holdings.length });
  return (
    <>
      <HoldingRow
        holding={{ ...first, ...group }}
        isLoading={isLoading}
        part="group"
        name={
          <button
            type="button"
            className={css.toggle}
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
          >
            {group.name}
            <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} size={16} />
          </button>
        }
        detail={detail}
      />
      {isOpen &&
        group.holdings.map((holding) => (
          <HoldingRow
            key={holding.id}
            holding={holding}
            isLoading={isLoading}
            part="member"
            name={getNetwork(holding.network).name}
            detail={null}
          />
        ))}
    </>
  );
}
