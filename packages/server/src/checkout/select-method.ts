import type { SelectMethod } from '@billfold/core/contract';
import type { ServiceContext } from '../context.ts';
import { prepareMethodChoice } from '../payments/choose-method.ts';
import { namingOrders } from '../payments/order-id.ts';
import type { PaymentRow } from '../payments/payment-parts.ts';
import { ApiError } from '../platform/api-error.ts';
import { isPastWindow } from './checkout-actions.ts';
import { payerActor } from './payer-actor.ts';
import type { Storefront } from './storefront.ts';

export interface PayersChoice {
  readonly row: PaymentRow;
  readonly method: SelectMethod;
  readonly storefront: Storefront;
}

/**
 * Locks a quote for the method that a payer chose, or a new price once the window has ended.
 * @throws {ApiError} 409 REFRESH_NOT_ALLOWED; what `prepareMethodChoice` throws
 */
export async function selectByPayer(
  context: ServiceContext,
  { row: { id, businessId }, method, storefront }: PayersChoice,
): Promise<void> {
  const choose = await prepareMethodChoice(context, {
    named: { businessId, paymentId: id },
    ...{ method, actor: payerActor },
    admit: (row, now) => {
      if (isPastWindow(row, now) && !storefront.payments.allowsRefresh) throw refreshNotAllowed();
    },
  });
  await namingOrders(context.db.transaction(choose));
}

const refreshNotAllowed = (): ApiError =>
  new ApiError(409, 'REFRESH_NOT_ALLOWED', {
    message: 'The time to pay is over',
    errors: ['Ask the business for a new payment.'],
  });
