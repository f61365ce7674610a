import { multiplyAmount } from '@billfold/core/internal';
import type { LinkInvoice } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import type { ReactElement } from 'react';
import { formatSum } from '../format-sum.ts';
import * as css from './invoice-items.css.ts';
import { isPayable } from './use-invoice-actions.ts';

export interface InvoiceItemsProps {
  readonly invoice: LinkInvoice;
  /** Names what is still to be paid under the total, as an invoice on paper does. */
  readonly hasDue?: boolean | undefined;
}

/** Items of an invoice with their quantities and sums; one without items has its title as the only one. */
export function InvoiceItems({ invoice, hasDue = false }: InvoiceItemsProps): ReactElement {
  const t = useTranslate();
  const { title, price, currency, lines } = invoice;
  const items = lines.length > 0 ? lines : [{ label: title, quantity: 1, unitPrice: price }];
  const money = (amount: LinkInvoice['price']): string => formatSum({ amount, currency });
  const sums = [
    t('linkInvoice.total'),
    ...(hasDue && isPayable(invoice) ? [t('linkInvoice.amountDue')] : []),
  ];
  return (
    <table className={css.items} aria-label={t('linkInvoice.items')}>
      <thead>
        <tr>
          <th scope="col">{t('linkInvoice.item')}</th>
          <th scope="col" className={css.figure}>
            {t('linkInvoice.item.quantity')}
          </th>
          <th scope="col" className={css.figure}>
            {t('linkInvoice.item.each')}
          </th>
          <th scope="col" className={css.figure}>
            {t('linkInvoice.item.sum')}
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map(({ label, quantity, unitPrice }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: items never move, and two can be equal.
          <tr key={at}>
            <td>
              <bdi>{label}</bdi>
            </td>
            <td className={css.figure}>{quantity}</td>
            <td className={css.figure}>{money(unitPrice)}</td>
            <td className={css.figure}>{money(multiplyAmount(unitPrice, quantity))}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {sums.map((label) => (
          <tr key={label}>
            <td colSpan={2} />
            <th scope="row" className={css.figure}>
              {label}
            </th>
            <td className={css.figure}>{money(price)}</td>
          </tr>
        ))}
      </tfoot>
    </table>
  );
}
