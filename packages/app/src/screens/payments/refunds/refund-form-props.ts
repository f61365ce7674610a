import type { Business } from '@billfold/core/payments';
import type { ReceivedAsset } from './received-assets.ts';
import type { RefundSource } from './refund-source.ts';
import type { NewRefund } from './use-new-refund.ts';

/** Props of both steps of a new refund, and of their parts. */
export interface RefundFormProps extends NewRefund {
  readonly business: Business;
  readonly source: RefundSource;
  readonly received: readonly ReceivedAsset[];
  readonly onClose: () => void;
}
