import type { AffiliatePayout } from '@billfold/core/contract';
import { inArray } from 'drizzle-orm';
import { feeCurrency } from '../billing/invoice-store.ts';
import { listReaders } from '../business-mails/list-readers.ts';
import type { BusinessActor } from '../businesses/business-actor.ts';
import { lockTeam } from '../businesses/lock-team.ts';
import { recordAudit } from '../businesses/record-audit.ts';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { affiliateCommissions, affiliatePayouts } from '../db/schema.ts';
import { inOneLine } from '../mail/in-one-line.ts';
import { queueMail } from '../mail/mailer.ts';
import { insertLink } from '../payment-links/insert-link.ts';
import { loadNewPaymentRules } from '../payments/payment-rules.ts';
import { liveModeOf } from '../payments/require-mode.ts';
import { ApiError } from '../platform/api-error.ts';
import { newPublicId } from '../platform/public-id.ts';
import { nowOf } from '../platform/server-platform.ts';
import { formatCents } from '../rates/fiat-value.ts';
import { fill } from '../refusal-texts/refusal-text.ts';
import { listPayable } from './commission-store.ts';
import { minimumPayout } from './minimum-payout.ts';
import { presentPayout } from './payout-store.ts';

export type PayoutContext = Pick<
  ServiceContext,
  'db' | 'platform' | 'billing' | 'publicUrl' | 'chainMode'
>;

/**
 * Asks the operator for all commissions that can be paid: creates a payment link of the affiliate over their sum, and
 * emails it to the operator. The team is locked, so that a commission is in one payout.
 * @throws {ApiError} 409 COMMISSIONS_TOO_LOW, and what `loadNewPaymentRules` throws
 */
export async function requestPayout(
  context: PayoutContext,
  { member, caller }: BusinessActor,
): Promise<AffiliatePayout> {
  const { db, platform, publicUrl } = context;
  const { businessId, userId } = member;
  return db.transaction(async (tx) => {
    const { business } = await lockTeam(tx, member, 'manage-settings');
    const now = nowOf(platform);
    const payable = await listPayable(tx, { businessId, now });
    const amount = payable.reduce((sum, each) => sum + each.amount, 0n);
    if (amount < minimumPayout) throw tooLow();
    await loadNewPaymentRules(tx, businessId);
    const id = newPublicId(platform.random, 'apo');
    const link = await insertLink(tx, context, {
      ...{ businessId, livemode: liveModeOf(context), title: 'Affiliate commissions' },
      ...{ description: `Commissions of ${business.name}`, metadata: { affiliatePayout: id } },
      ...{ price: formatCents(amount), priceCurrency: feeCurrency, maxUses: 1, createdBy: userId },
    });
    const [row] = await tx
      .insert(affiliatePayouts)
      .values({ id, affiliateId: businessId, amount, linkId: link.id, createdAt: now })
      .returning();
    if (row === undefined) throw new Error('no payout was added');
    await tx
      .update(affiliateCommissions)
      .set({ payoutId: id })
      .where(
        inArray(
          affiliateCommissions.id,
          payable.map((each) => each.id),
        ),
      );
    const action = 'affiliate.payout-requested';
    const after = { amount: formatCents(amount) };
    await recordAudit(tx, platform, { businessId, userId, caller, action, target: id, after });
    const payout = presentPayout({ payout: row, link, payment: null }, publicUrl);
    await mailOperator(tx, context, { payout, shop: inOneLine(business.name) });
    return payout;
  });
}

/** Emails the link of a payout to the owners of the operator's business. */
async function mailOperator(
  tx: Db,
  context: Pick<ServiceContext, 'platform' | 'publicUrl' | 'billing'>,
  { payout, shop }: { readonly payout: AffiliatePayout; readonly shop: string },
): Promise<void> {
  const { operatorId } = context.billing;
  if (operatorId === null) return;
  const sum = `${payout.amount} ${payout.currency}`;
  for (const to of await listReaders(tx, { businessId: operatorId, recipients: [] }))
    await queueMail(tx, context, {
      to,
      write: ({ text }) => ({
        subject: text('commissions.subject', { business: shop, sum }),
        paragraphs: [
          text('commissions.text', { business: shop, sum }),
          { link: payout.url, label: text('commissions.open') },
        ],
      }),
    });
}

const tooLow = () =>
  new ApiError(409, 'COMMISSIONS_TOO_LOW', {
    errors: [
      fill('A payout starts at {amount} {currency}.', {
        amount: formatCents(minimumPayout),
        currency: feeCurrency,
      }),
    ],
  });
