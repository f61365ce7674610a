import type { PaymentDetail } from '@billfold/core/payments';
import type { ReceivedAsset } from './received-assets.ts';
import type { NewRefund } from './use-new-refund.ts';

/** Props of both steps of a new refund, and of their parts. */
export interface RefundFormProps extends NewRefund {
  readonly payment: PaymentDetail;
  readonly received: readonly ReceivedAsset[];
  readonly onClose: () => void;
}
