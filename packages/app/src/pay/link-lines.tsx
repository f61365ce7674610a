import type { PaymentLine } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import { Statement, type StatementRow } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { lineLabel, lineSum } from './line-text.ts';

export interface LinkLinesProps {
  readonly lines: readonly PaymentLine[];
  readonly currency: string;
  /** Line that the others add up to. */
  readonly total?: StatementRow | undefined;
}

/** Items that the price consists of; nothing where it is one sum. */
export function LinkLines({ lines, currency, total }: LinkLinesProps): ReactElement | null {
  const t = useTranslate();
  if (lines.length === 0) return null;
  return (
    <section aria-label={t('checkout.lines')}>
      <Statement
        density="compact"
        rows={lines
          .map(
            (line): StatementRow => ({
              label: lineLabel(line, currency, t),
              value: lineSum(line, currency, t),
            }),
          )
          .concat(total ?? [])}
      />
    </section>
  );
}
