import { type Business, isPermitted, type PaymentDetail } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import { useResource } from '@billfold/react/hooks';
import { Button } from '@billfold/react/internal';
import { type ReactElement, useState } from 'react';
import { useServices } from '../../../services/services-context.ts';
import { NewRefundDialog } from './new-refund-dialog.tsx';
import { listReceived } from './received-assets.ts';
import { sourceOfPayment } from './refund-source.ts';

export interface RefundButtonProps {
  readonly business: Business;
  readonly payment: PaymentDetail;
  readonly variant?: 'primary' | 'quiet' | undefined;
}

/** Opens the dialog of a refund, for members who may propose one, while something can go back. */
export function RefundButton(props: RefundButtonProps): ReactElement | null {
  const { business, payment } = props;
  const mayPropose = isPermitted(business.role, 'propose-refunds', payment.livemode);
  return mayPropose ? <Refundable {...props} /> : null;
}

function Refundable({ business, payment, variant }: RefundButtonProps): ReactElement | null {
  const t = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  const key = { businessId: business.id, paymentId: payment.id };
  const { data: refunds } = useResource(useServices().payments.refunds(key));
  const received = refunds === undefined ? [] : listReceived(payment, refunds);
  const source = sourceOfPayment(payment);
  const dialog = { business, source, received, open: isOpen, onClose: () => setIsOpen(false) };
  return (
    <>
      {received.length > 0 && (
        <Button variant={variant} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
          {t('refunds.new')}
        </Button>
      )}
      {/* The last step of a refund stays open when nothing is left to go back. */}
      <NewRefundDialog {...dialog} />
    </>
  );
}
