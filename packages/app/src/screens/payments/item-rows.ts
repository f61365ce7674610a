import type { Translate } from '@billfold/core/i18n';
import { multiplyAmount } from '@billfold/core/internal';
import type { PaymentLine } from '@billfold/core/payments';
import type { StatementRow } from '@billfold/react/internal';
import { formatSum } from './format-sum.ts';

/** Items of a link or an invoice, in the currency of their prices. */
export interface PricedItems {
  readonly currency: string;
  readonly lines: readonly PaymentLine[];
}

/** Returns a row for each item with what all of it costs, so that the rows add up to the price. */
export function itemRows({ currency, lines }: PricedItems, t: Translate): readonly StatementRow[] {
  return lines.map(({ label, quantity, unitPrice }) => ({
    label:
      quantity === 1
        ? t('paymentLink.item', { quantity, label })
        : t('paymentLink.item.each', {
            ...{ quantity, label },
            price: formatSum({ amount: unitPrice, currency }),
          }),
    value: formatSum({ amount: multiplyAmount(unitPrice, quantity), currency }),
  }));
}
