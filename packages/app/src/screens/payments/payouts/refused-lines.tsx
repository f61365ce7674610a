import { useTranslate } from '@billfold/react';
import { Notice, TextButton } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import * as css from './payouts.css.ts';

export interface RefusedLinesProps {
  /** Rows that have a fault, counted from 1. */
  readonly numbers: readonly number[];
  readonly onSelect: (number: number) => void;
}

/** Counts the rows that were refused, and leads to each; what is wrong stands beside the row. */
export function RefusedLines({ numbers, onSelect }: RefusedLinesProps): ReactElement | null {
  const t = useTranslate();
  if (numbers.length === 0) return null;
  return (
    <Notice tone="danger" live title={t('payouts.refused', { count: numbers.length })}>
      <p>{t('payouts.refused.text')}</p>
      <ul className={css.refused}>
        {numbers.map((number) => (
          <li key={number}>
            <TextButton
              aria-label={t('payouts.refused.select', { line: number })}
              onClick={() => onSelect(number)}
            >
              {t('payouts.refused.line', { line: number })}
            </TextButton>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
