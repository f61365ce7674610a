import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { at, cents } from '../columns.ts';
import { feeInvoices } from './billing.ts';
import { businesses } from './businesses.ts';
import { users } from './identity.ts';
import { paymentLinks } from './payment-links.ts';

const affiliateId = () =>
  integer('affiliate_id')
    .notNull()
    .references(() => businesses.id);

/** Referral codes that businesses chose, each once. Another business has a code from its number. */
export const affiliateCodes = pgTable('affiliate_codes', {
  businessId: integer('business_id')
    .primaryKey()
    .references(() => businesses.id),
  code: text('code').notNull().unique(),
  createdAt: at('created_at').notNull(),
});

/** Users who signed up by the link of a business, until they create a business of their own. */
export const affiliateSignUps = pgTable('affiliate_sign_ups', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id),
  affiliateId: affiliateId(),
  createdAt: at('created_at').notNull(),
});

/** Businesses that joined by the link of another. */
export const affiliateReferrals = pgTable(
  'affiliate_referrals',
  {
    referredId: integer('referred_id')
      .primaryKey()
      .references(() => businesses.id),
    affiliateId: affiliateId(),
    joinedAt: at('joined_at').notNull(),
  },
  (t) => [
    index('affiliate_referrals_of').on(t.affiliateId, t.joinedAt),
    check('affiliate_referrals_other', sql`${t.referredId} <> ${t.affiliateId}`),
  ],
);

/** Sums that the operator is asked for, by a payment link of the affiliate. */
export const affiliatePayouts = pgTable(
  'affiliate_payouts',
  {
    id: text('id').primaryKey(),
    affiliateId: affiliateId(),
    amount: cents('amount').notNull(),
    linkId: text('link_id')
      .notNull()
      .unique()
      .references(() => paymentLinks.id),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    index('affiliate_payouts_of').on(t.affiliateId, t.createdAt),
    check('affiliate_payouts_amount', sql`${t.amount} > 0`),
  ],
);

/** Shares of paid invoices, in cents of a dollar. An invoice earns one, which is zero where the share was zero. */
export const affiliateCommissions = pgTable(
  'affiliate_commissions',
  {
    id: text('id').primaryKey(),
    affiliateId: affiliateId(),
    invoiceId: text('invoice_id')
      .notNull()
      .unique()
      .references(() => feeInvoices.id),
    shareBps: integer('share_bps').notNull(),
    amount: cents('amount').notNull(),
    earnedAt: at('earned_at').notNull(),
    /** Newest payout that it was part of. */
    payoutId: text('payout_id').references(() => affiliatePayouts.id),
  },
  (t) => [
    index('affiliate_commissions_of').on(t.affiliateId, t.earnedAt),
    check('affiliate_commissions_share', sql`${t.shareBps} between 0 and 10000`),
    check('affiliate_commissions_amount', sql`${t.amount} >= 0`),
  ],
);
