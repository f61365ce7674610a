import { trimDecimal } from '@billfold/core/internal';
import { type Business, isPermitted, type ListedUnmatched } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import { Button } from '@billfold/react/internal';
import { type ReactElement, useState } from 'react';
import * as css from './forms.css.ts';
import { NewRefundDialog } from './refunds/new-refund-dialog.tsx';
import { listReceivedOf } from './refunds/received-assets.ts';
import { RefundRow } from './refunds/refund-row.tsx';
import { sourceOfTransfer } from './refunds/refund-source.ts';

export interface UnmatchedRefundsProps {
  readonly business: Business;
  readonly transfer: ListedUnmatched;
}

/** Opens the dialog of a refund, for members who may propose one, while something can go back. */
export function UnmatchedRefundButton(props: UnmatchedRefundsProps): ReactElement | null {
  const { business, transfer } = props;
  return isPermitted(business.role, 'propose-refunds', transfer.livemode) ? (
    <Refundable {...props} />
  ) : null;
}

function Refundable({ business, transfer }: UnmatchedRefundsProps): ReactElement {
  const t = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  const received = listReceivedOf(transfer);
  const source = sourceOfTransfer(transfer);
  const of = { amount: trimDecimal(transfer.amount), unit: transfer.asset };
  return (
    <>
      {received.length > 0 && (
        <Button
          size="sm"
          aria-haspopup="dialog"
          aria-label={t('unmatched.refund.of', of)}
          onClick={() => setIsOpen(true)}
        >
          {t('unmatched.refund')}
        </Button>
      )}
      {/* The last step of a refund stays open when nothing is left to go back. */}
      <NewRefundDialog
        {...{ business, source, received, open: isOpen }}
        onClose={() => setIsOpen(false)}
      />
    </>
  );
}

/** Refunds of a transfer as they are now; nothing while there are none. */
export function UnmatchedRefunds({
  business,
  transfer,
}: UnmatchedRefundsProps): ReactElement | null {
  const t = useTranslate();
  const { refunds } = transfer;
  if (refunds.length === 0) return null;
  return (
    <ul className={css.under} aria-label={t('unmatched.refunds')}>
      {refunds.map((refund) => (
        <RefundRow key={refund.id} business={business} refund={refund} />
      ))}
    </ul>
  );
}
