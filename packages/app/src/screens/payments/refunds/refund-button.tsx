import { type Business, isPermitted, type PaymentDetail } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import { useResource } from '@billfold/react/hooks';
import { Button } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { useServices } from '../../../services/services-context.ts';
import { formatSum } from '../format-sum.ts';
import { isEnded } from '../payment-actions.ts';
import { NewRefundDialog } from './new-refund-dialog.tsx';
import { listReceived } from './received-assets.ts';
import { sourceOfPayment } from './refund-source.ts';

interface Refunded {
  readonly business: Business;
  readonly payment: PaymentDetail;
}

export interface RefundButtonProps extends Refunded {
  readonly variant: 'primary' | 'quiet';
  readonly onOpen: () => void;
}

/**
 * Opens the dialog of a refund, for members who may propose one, while something can go back. It names the value of the
 * excess, with which the dialog begins.
 */
export function RefundButton({
  business,
  payment,
  variant,
  onOpen,
}: RefundButtonProps): ReactElement | null {
  const t = useTranslate();
  const received = useReceived({ business, payment });
  const mayRefund = useMayRefund({ business, payment });
  if (!mayRefund) return null;
  const [only, ...others] = received;
  const excess =
    only !== undefined && others.length === 0 && only.excess > 0n && !isEnded(payment)
      ? only.excessValue
      : null;
  return (
    <Button variant={variant} aria-haspopup="dialog" onClick={onOpen}>
      {excess === null ? t('refunds.new') : t('refunds.new.excess', { value: formatSum(excess) })}
    </Button>
  );
}

/** Returns whether the member may propose a refund, and something can go back. */
export function useMayRefund({ business, payment }: Refunded): boolean {
  const received = useReceived({ business, payment });
  return isPermitted(business.role, 'propose-refunds', payment.livemode) && received.length > 0;
}

export interface RefundDialogProps extends Refunded {
  readonly open: boolean;
  readonly onClose: () => void;
}

/**
 * The dialog of a refund. It stands apart from its button, which moves among the others: a dialog that moves in the page is
 * no longer above it. Its last step stays open when nothing is left to go back.
 */
export function RefundDialog({
  business,
  payment,
  open,
  onClose,
}: RefundDialogProps): ReactElement {
  const received = useReceived({ business, payment });
  const source = sourceOfPayment(payment);
  return <NewRefundDialog {...{ business, source, received, open, onClose }} />;
}

function useReceived({ business, payment }: Refunded) {
  const key = { businessId: business.id, paymentId: payment.id };
  const { data: refunds } = useResource(useServices().payments.refunds(key));
  return refunds === undefined ? [] : listReceived(payment, refunds);
}
