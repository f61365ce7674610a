import {
  checkRefundPlace,
  claimRefund as claimCall,
  getRefundClaim,
  requestRefundCode,
  sendRefundLink,
} from '@billfold/core/contract';
import { findCheckout } from '../checkout/find-checkout.ts';
import { keepPayerLanguage } from '../checkout/keep-payer-language.ts';
import { createKnownFees } from '../checkout/known-fees.ts';
import { limitCheckout } from '../checkout/limit-checkout.ts';
import type { ServiceContext } from '../context.ts';
import type { Bind, Caller } from '../http/bind.ts';
import { nowOf } from '../platform/server-platform.ts';
import { hashAddress } from '../rate-limit/hash-address.ts';
import { take } from '../rate-limit/rate-limit.ts';
import { sendClaimCode } from './claim-code.ts';
import { claimRefund, requireClaimPlace } from './claim-refund.ts';
import { type FoundClaim, findClaim, presentClaim, requireClaimable } from './find-claim.ts';
import { mailClaimAgain } from './mail-claim.ts';
import { refundFeeHint } from './refund-fee-hint.ts';

/** Uses of a call in an hour, for one refund and for one address. */
const perHour = { code: { refund: 3, address: 20 }, claim: { refund: 20, address: 60 } } as const;

/** Binds the calls of the page on which a customer says where a refund goes: anyone with the link can make them. */
export function bindRefundClaimRoutes(bind: Bind, context: ServiceContext): void {
  const { db, platform } = context;

  async function limit(action: keyof typeof perHour, refundId: string, ip: string): Promise<void> {
    const window = { windowMs: 3_600_000, now: nowOf(platform) };
    const { refund, address } = perHour[action];
    await take(db, `refund:${action}:${hashAddress(ip)}`, { limit: address, ...window });
    await take(db, `refund:${action}:${refundId}`, { limit: refund, ...window });
  }
  /** Keeps the language of the page with the payment, and returns the one for emails about the refund. */
  async function keepLanguage(
    { payment, payerLanguage }: FoundClaim,
    { pageLanguage }: Pick<Caller, 'pageLanguage'>,
  ): Promise<string | null> {
    if (pageLanguage === null) return payerLanguage;
    if (payment !== null) await keepPayerLanguage(db, payment, { language: pageLanguage });
    return pageLanguage;
  }
  const loadFees = createKnownFees(context);
  const show = async (token: string) => {
    const found = await findClaim(db, token);
    const feeHint = await refundFeeHint(context, loadFees, found);
    return { data: { ...(await presentClaim(context, found)), feeHint } };
  };

  bind.open(getRefundClaim)(({ params: { token } }) => show(token));

  bind.open(sendRefundLink)(async ({ params: { id }, caller: { ip } }) => {
    const row = await findCheckout(db, id);
    await limitCheckout(context, { action: 'refund-link', paymentId: id, ip });
    await db.transaction((tx) => mailClaimAgain(tx, context, row));
    return null;
  });

  bind.open(requestRefundCode)(async ({ params: { token }, caller }) => {
    const found = await findClaim(db, token);
    requireClaimable(found.row, nowOf(platform));
    await limit('code', found.row.id, caller.ip);
    const payerLanguage = await keepLanguage(found, caller);
    await sendClaimCode(context, { ...found, payerLanguage });
    return show(token);
  });

  bind.open(checkRefundPlace)(async ({ params: { token }, body, caller }) => {
    const found = await findClaim(db, token);
    await limit('claim', found.row.id, caller.ip);
    await requireClaimPlace(context, found, body);
    return show(token);
  });

  bind.open(claimCall)(async ({ params: { token }, body, caller }) => {
    const found = await findClaim(db, token);
    await limit('claim', found.row.id, caller.ip);
    await claimRefund(context, found, body);
    await keepLanguage(found, caller);
    return show(token);
  });
}
