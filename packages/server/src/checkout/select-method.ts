import type { SelectMethod } from '@billfold/core/contract';
import type { ServiceContext } from '../context.ts';
import { requireUse } from '../payment-links/require-use.ts';
import { prepareMethodChoice } from '../payments/choose-method.ts';
import { loadCustomerEmail } from '../payments/find-customer.ts';
import { namingOrders } from '../payments/order-id.ts';
import type { PaymentRow } from '../payments/payment-parts.ts';
import { ApiError } from '../platform/api-error.ts';
import { isPastWindow } from './checkout-actions.ts';
import { detailsMissing, lacksDetails } from './lacks-details.ts';
import { payerActor } from './payer-actor.ts';
import type { Storefront } from './storefront.ts';

export interface PayersChoice {
  readonly row: PaymentRow;
  readonly method: SelectMethod;
  readonly storefront: Storefront;
}

/**
 * Locks a quote for the method that a payer chose, or a new price once the window has ended.
 * @throws {ApiError} 409 DETAILS_MISSING, REFRESH_NOT_ALLOWED, LINK_USED_UP; what `prepareMethodChoice` throws
 */
export async function selectByPayer(
  context: ServiceContext,
  { row: { id, businessId }, method, storefront }: PayersChoice,
): Promise<void> {
  const choose = await prepareMethodChoice(context, {
    named: { businessId, paymentId: id },
    ...{ method, actor: payerActor },
    admit: async (tx, row, now) => {
      if (!isPastWindow(row, now)) {
        const customer = { email: await loadCustomerEmail(tx, row) };
        if (lacksDetails({ row, customer }, storefront.checkout)) throw detailsMissing();
        return;
      }
      if (!storefront.payments.allowsRefresh) throw refreshNotAllowed();
      if (row.status === 'EXPIRED' && row.linkId !== null)
        await requireUse(tx, { businessId, id: row.linkId }, now);
    },
  });
  await namingOrders(context.db.transaction(choose));
}

const refreshNotAllowed = (): ApiError =>
  new ApiError(409, 'REFRESH_NOT_ALLOWED', {
    message: 'The time to pay has ended',
    errors: ['Ask the business for a new payment.'],
  });
