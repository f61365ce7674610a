import type { RefusedPayoutLine } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import { Notice, TextButton } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import * as css from './payouts.css.ts';

export interface RefusedLinesProps {
  readonly lines: readonly Pick<RefusedPayoutLine, 'line' | 'code' | 'message'>[];
  readonly onSelect: (line: number) => void;
}

/** Names each fault of each line, and leads to the line. */
export function RefusedLines({ lines, onSelect }: RefusedLinesProps): ReactElement | null {
  const t = useTranslate();
  if (lines.length === 0) return null;
  const count = new Set(lines.map(({ line }) => line)).size;
  return (
    <Notice tone="danger" live title={t('payouts.refused', { count })}>
      <p>{t('payouts.refused.text')}</p>
      <ul className={css.refused}>
        {lines.map(({ line, code, message }) => (
          <li key={`${line} ${code} ${message}`}>
            <TextButton
              aria-label={t('payouts.refused.select', { line })}
              onClick={() => onSelect(line)}
            >
              {t('payouts.refused.line', { line })}
            </TextButton>
            {`: ${message}`}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
