import type { SignedPaymentRequest } from '@billfold/core/contract';
import { isFiat } from '@billfold/core/internal';
import { requireServed } from '../chains/require-served.ts';
import type { ServiceContext } from '../context.ts';
import { isSimulated } from '../payments/is-simulated.ts';
import { loadPaymentParts, type PaymentRow } from '../payments/payment-parts.ts';
import { presentParts } from '../payments/present-payment.ts';
import { ApiError } from '../platform/api-error.ts';
import { nowOf } from '../platform/server-platform.ts';
import { signingKeyOf } from '../signed-requests/host-keys.ts';
import { signRequest } from '../signed-requests/sign-request.ts';
import { isPastWindow } from './checkout-actions.ts';
import type { OpenCheckout } from './find-checkout.ts';
import { detailsMissing, lacksDetails } from './lacks-details.ts';

/**
 * Signs the request for the open rest of a payment, in the method that was chosen last.
 * @throws {ApiError} 409 TEST_MODE_UNAVAILABLE of a payment that no wallet can pay, METHOD_NOT_CHOSEN, DETAILS_MISSING, REQUEST_EXPIRED, REQUEST_CANCELLED, REQUEST_PAID
 */
export async function presentRequest(
  context: ServiceContext,
  { row, storefront: { name, checkout } }: OpenCheckout,
): Promise<SignedPaymentRequest> {
  const { db, chains, keys, publicUrl } = context;
  const now = nowOf(context.platform);
  if (isSimulated(context, row)) throw simulatedAlone();
  refuseEnded(row, now);
  const [parts] = await loadPaymentParts(db, [row]);
  const quote = parts?.quotes.find(({ id }) => id === row.quoteId);
  if (parts === undefined || quote === undefined) throw methodNotChosen();
  const { method, shortBy, expiresAt, orderId, price } = presentParts(context, parts);
  if (method === null || expiresAt === null) throw methodNotChosen();
  if (lacksDetails(parts, checkout)) throw detailsMissing();
  const { network, address, memo } = method;
  const claims = {
    ...{ iss: publicUrl, sub: row.id, iat: toSeconds(now), exp: toSeconds(expiresAt) },
    ...{ name, network, chain: chains.get(requireServed(network)).chain, asset: quote.assetId },
    ...{ address, memo, amount: shortBy, test: !row.livemode },
    ...{ order: orderId, price: checkout.showsFiat || !isFiat(price) ? price : null },
    transactions: `${publicUrl}/v1/checkout/${row.id}/transactions`,
  };
  return { request: signRequest(claims, signingKeyOf(keys)) };
}

function refuseEnded(row: PaymentRow, now: Date): void {
  switch (row.status) {
    case 'CREATED':
    case 'PENDING':
    case 'EXPIRED':
      if (isPastWindow(row, now)) throw requestExpired();
      if (row.status === 'CREATED') throw methodNotChosen();
      return;
    case 'CANCELLED':
    case 'INVALID':
      throw new ApiError(409, 'REQUEST_CANCELLED', {
        message: 'This payment was cancelled',
        errors: ['Ask the business for a new payment.'],
      });
    case 'CONFIRMING':
    case 'CONFIRMED':
    case 'COMPLETED':
      throw new ApiError(409, 'REQUEST_PAID', {
        message: 'This payment is paid',
        errors: ['Nothing more is to be paid.'],
      });
    default:
      row.status satisfies never;
  }
}

const requestExpired = (): ApiError =>
  new ApiError(409, 'REQUEST_EXPIRED', {
    message: 'The time to pay has ended',
    errors: ['Ask for a new price on the checkout page.'],
  });

const methodNotChosen = (): ApiError =>
  new ApiError(409, 'METHOD_NOT_CHOSEN', {
    message: 'Nothing is chosen to pay with',
    errors: ['Choose an asset on the checkout page first.'],
  });

const simulatedAlone = (): ApiError =>
  new ApiError(409, 'TEST_MODE_UNAVAILABLE', {
    message: 'This is a test payment',
    errors: ['No wallet can pay it. Simulate it in the dashboard or with a test key.'],
  });

const toSeconds = (at: Date): number => Math.floor(at.getTime() / 1_000);
