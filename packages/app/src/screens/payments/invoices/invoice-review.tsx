import type { LinkInvoice } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import type { ReactElement } from 'react';
import { DayText } from '../../../common/day-text.tsx';
import { type ReviewedInvoice, type ReviewProps, SendReview } from './send-review.tsx';

/** An invoice that is sent once. */
export interface SingleInvoice extends ReviewedInvoice, Pick<LinkInvoice, 'dueOn'> {
  /** Day on which it is sent; null for now. */
  readonly sendOn: string | null;
}

interface InvoiceReviewProps extends ReviewProps {
  readonly invoice: SingleInvoice;
  /** The customer has had it before. */
  readonly isSentBefore?: boolean;
}

/** Last look at an invoice that is sent once, or once more. */
export function InvoiceReview(props: InvoiceReviewProps): ReactElement {
  const { invoice, isSentBefore = false, ...review } = props;
  const { sendOn, dueOn } = invoice;
  const t = useTranslate();
  const submit = isSentBefore
    ? t('linkInvoices.sendAgain')
    : t(sendOn === null ? 'linkInvoice.review.send' : 'linkInvoice.review.schedule');
  return (
    <SendReview
      {...review}
      title={t(isSentBefore ? 'linkInvoice.review.title.again' : 'linkInvoice.review.title')}
      submit={submit}
      invoice={invoice}
      days={[
        ...(sendOn === null
          ? []
          : [{ label: t('linkInvoice.sendOn'), value: <DayText day={sendOn} /> }]),
        {
          label: t('linkInvoice.dueOn'),
          value: dueOn === null ? t('linkInvoice.review.undated') : <DayText day={dueOn} />,
        },
      ]}
    />
  );
}
