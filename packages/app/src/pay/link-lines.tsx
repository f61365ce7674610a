import { formatAmount, parseAmount } from '@billfold/core';
import type { PaymentLine } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import { Statement } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import * as css from './pay.css.ts';
import { priceText } from './price-text.ts';

export interface LinkLinesProps {
  readonly lines: readonly PaymentLine[];
  readonly currency: string;
}

/** Decimals of a price, at most. */
const priceDecimals = 18;

/** Items that the price consists of. */
export function LinkLines({ lines, currency }: LinkLinesProps): ReactElement {
  const t = useTranslate();
  return (
    <section className={css.stack} aria-label={t('checkout.link.lines')}>
      <Statement
        density="compact"
        rows={lines.map((line) => ({ label: labelOf(line), value: sumOf(line) }))}
      />
    </section>
  );

  function labelOf({ label, quantity, unitPrice }: PaymentLine): string {
    if (quantity === 1) return label;
    const price = priceText({ amount: unitPrice, currency });
    return `${label} · ${t('checkout.link.line', { quantity, price })}`;
  }

  function sumOf({ quantity, unitPrice }: PaymentLine): string {
    const units = parseAmount(unitPrice, priceDecimals) * BigInt(quantity);
    return priceText({ amount: formatAmount(units, priceDecimals), currency });
  }
}
