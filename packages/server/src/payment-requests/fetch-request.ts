import { toDecimal } from '@billfold/core';
import type { PaymentRequest } from '@billfold/core/contract';
import type { CheckoutLinkParts } from '@billfold/core/internal';
import * as z from 'zod/mini';
import type { ServiceContext } from '../context.ts';
import { loopbackName } from '../http/local-request.ts';
import { timerSchedule } from '../platform/timer-schedule.ts';
import type { PaymentClaims } from '../signed-requests/payment-claims.ts';
import { hostKeysPath } from '../signed-requests/serve-host-keys.ts';
import { verifyRequest } from '../signed-requests/verify-request.ts';
import { findUrlFault } from '../webhooks/check-webhook-url.ts';
import { askHost, type HostAnswer, type HostRules } from './ask-host.ts';
import { type AskedPayment, readClaims } from './read-claims.ts';
import { findHostRefusal, refuseRequest } from './request-refusals.ts';

export type FetchContext = Pick<
  ServiceContext,
  'chains' | 'openNetworks' | 'platform' | 'privateWebhooks' | 'publicUrl' | 'resolveHost'
>;

export interface FetchedRequest {
  readonly asked: AskedPayment;
  /** Order and price that the host states beside it, to be shown. */
  readonly stated: Pick<PaymentRequest, 'orderId' | 'price'>;
  /** Request as the host signed it. */
  readonly signed: string;
}

/**
 * Fetches the request of a payment with the keys of its host, and verifies it. Nothing of it is believed before.
 * @throws {ApiError} 409 with one of `request-refusals.ts`
 */
export async function fetchRequest(
  context: FetchContext,
  { origin, paymentId }: CheckoutLinkParts,
): Promise<FetchedRequest> {
  const rules = rulesFor(context, origin);
  const [answer, keys] = await Promise.all([
    askHost({ url: `${origin}/v1/checkout/${paymentId}/request` }, rules),
    askHost({ url: `${origin}${hostKeysPath}` }, rules),
  ]);
  const signed = readAnswer(answer, answered).data.request;
  if (keys === null) throw refuseRequest('REQUEST_UNREACHABLE');
  const claims = keys.status === 200 ? verifyRequest(signed, keys.body) : null;
  if (claims === null || !isFor(claims, { origin, paymentId }))
    throw refuseRequest('REQUEST_NOT_VERIFIED');
  refuseOutOfTime(claims, context.platform.clock.now());
  const { order = null, price = null } = claims;
  return {
    asked: readClaims(context, claims),
    stated: {
      orderId: order,
      price: price && { amount: toDecimal(price.amount), currency: price.currency },
    },
    signed,
  };
}

/** Returns the URL that takes the signed transaction of a payment. */
export const transactionsUrlOf = ({ origin, paymentId }: CheckoutLinkParts): string =>
  `${origin}/v1/checkout/${paymentId}/transactions`;

/**
 * Returns the rules for connections to a host: private networks only where the operator allows them, as the link is
 * from a stranger, and http to this machine alone. The host that this server itself is reached at may have any address.
 * @throws {ApiError} 409 REQUEST_LINK_REFUSED
 */
export function rulesFor(
  { privateWebhooks, publicUrl, resolveHost }: FetchContext,
  origin: string,
): HostRules {
  const isOpen = privateWebhooks === 'private' || origin === publicUrl;
  const rules = { privateWebhooks: isOpen ? 'private' : 'none' } as const;
  const { protocol, hostname } = new URL(origin);
  const isPlain = protocol === 'http:' && !loopbackName.test(hostname);
  if (isPlain || findUrlFault(origin, rules) !== null) throw refuseRequest('REQUEST_LINK_REFUSED');
  return { ...rules, resolveHost, schedule: timerSchedule };
}

const answered = z.object({ data: z.object({ request: z.string() }) });
const refused = z.object({ code: z.string() });

/**
 * Reads a successful answer of a host.
 * @throws {ApiError} 409 with one of `request-refusals.ts`
 */
export function readAnswer<T>(answer: HostAnswer | null, schema: z.ZodMiniType<T>): T {
  if (answer === null || answer.status >= 500) throw refuseRequest('REQUEST_UNREACHABLE');
  const { status, body } = answer;
  const read = z.safeParse(schema, body);
  if (status === 200 && read.success) return read.data;
  const refusal =
    status === 409 ? findHostRefusal(z.safeParse(refused, body).data?.code ?? '') : undefined;
  if (refusal !== undefined) throw refuseRequest(refusal);
  throw refuseRequest(status === 404 ? 'REQUEST_NOT_FOUND' : 'REQUEST_NOT_VERIFIED');
}

/** Compares a request with the link: a host signs for itself, and for the payment that it was asked for. */
function isFor({ iss, sub, transactions }: PaymentClaims, link: CheckoutLinkParts): boolean {
  return iss === link.origin && sub === link.paymentId && transactions === transactionsUrlOf(link);
}

/** Difference of two clocks, and age at which a signed request is an old one that is shown again. */
const mostSkewMs = 10 * 60_000;

function refuseOutOfTime({ iat, exp }: PaymentClaims, now: number): void {
  if (exp * 1_000 <= now) throw refuseRequest('REQUEST_EXPIRED');
  if (Math.abs(now - iat * 1_000) > mostSkewMs) throw refuseRequest('REQUEST_NOT_VERIFIED');
}
