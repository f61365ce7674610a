import type { Business, PaymentDetail } from '@billfold/core/payments';
import type { PaymentAction } from './payment-actions.ts';

export type DecidingAction = Exclude<PaymentAction, 'simulate'>;

export interface ActionDialogProps {
  readonly business: Business;
  readonly payment: PaymentDetail;
  readonly action: DecidingAction;
  readonly open: boolean;
  readonly onClose: () => void;
  /** Tells that the decision was taken. */
  readonly onDone?: (() => void) | undefined;
  /** Typed text, which the dialogs of all actions share. */
  readonly reason: string;
  readonly onReasonChange: (text: string) => void;
  /** Opens the dialog of another action, with the reason that was typed here. */
  readonly onAction: (action: PaymentAction) => void;
}
