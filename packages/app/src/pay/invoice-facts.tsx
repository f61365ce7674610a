import type { CheckoutInvoice } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import { Button, icons, Statement } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { DayText } from '../common/day-text.tsx';
import { issuerRows } from '../common/issuer-rows.tsx';
import * as css from './pay.css.ts';

export interface InvoiceFactsProps {
  readonly invoice: CheckoutInvoice;
  /** Link that collects it; null once it takes no money. */
  readonly slug: string | null;
}

/** Number, parties and days of the invoice that a link collects, and the way to have it on paper. */
export function InvoiceFacts({ invoice, slug }: InvoiceFactsProps): ReactElement {
  const t = useTranslate();
  const { number, issuer, customerName, issuedOn, dueOn, isOverdue = false } = invoice;
  // Paper is the invoice, and an invoice that takes no money is not late.
  const isLate = isOverdue && slug !== null;
  const title = t('checkout.invoice', { number: number ?? '' }).trim();
  return (
    <section aria-label={title} className={css.group}>
      <h3 className={css.strong}>{title}</h3>
      <Statement
        density="compact"
        rows={[
          ...issuerRows(issuer, {
            name: t('checkoutLink.invoice.from'),
            address: t('checkoutReceipt.address'),
            vat: t('checkoutReceipt.vat'),
            registration: t('checkoutReceipt.registration'),
          }),
          ...(customerName === null
            ? []
            : [{ label: t('checkoutLink.invoice.to'), value: <bdi>{customerName}</bdi> }]),
          { label: t('checkoutLink.invoice.date'), value: <DayText day={issuedOn} /> },
          ...(dueOn === null
            ? []
            : [{ label: t('checkoutLink.invoice.due'), value: <DayText day={dueOn} /> }]),
        ]}
      />
      {isLate && dueOn !== null && (
        <p className={`${css.offPaper} ${css.urgent}`}>
          {t('checkoutLink.overdue')} <DayText day={dueOn} />. {t('checkoutLink.overdue.pay')}
        </p>
      )}
      {slug !== null && (
        <p className={css.onPaper}>
          {t('checkoutLink.invoice.payAt', { url: `${window.location.origin}/pay/link/${slug}` })}
        </p>
      )}
      <div className={css.printless}>
        <Button icon={icons.print} onClick={() => window.print()}>
          {t('checkoutLink.invoice.print')}
        </Button>
      </div>
    </section>
  );
}
