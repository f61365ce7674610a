import type { WebhookDetail } from '@billfold/core/payments';

export interface WebhookProps {
  readonly businessId: number;
  readonly webhook: WebhookDetail;
}
