import { boolean, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { at, id, units } from '../columns.ts';
import { sendIntents } from './transactions.ts';
import { wallets } from './wallets.ts';

/** Signed requests to pay that a wallet has opened, as their host stated them the last time. */
export const paymentRequests = pgTable(
  'payment_requests',
  {
    id: id(),
    walletId: uuid('wallet_id')
      .notNull()
      .references(() => wallets.id),
    /** Origin of the host that was verified. */
    origin: text('origin').notNull(),
    /** Id of the payment at its host. */
    paymentId: text('payment_id').notNull(),
    businessName: text('business_name').notNull(),
    network: text('network').notNull(),
    assetId: text('asset_id').notNull(),
    address: text('address').notNull(),
    memo: text('memo'),
    units: units('units').notNull(),
    livemode: boolean('livemode').notNull(),
    /** Signed request (JWS), as evidence of what the host asked for. */
    signed: text('signed').notNull(),
    openedAt: at('opened_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    /** Last send that was signed for it. */
    intentId: uuid('intent_id').references(() => sendIntents.id),
  },
  (t) => [
    unique('payment_requests_payment').on(t.walletId, t.origin, t.paymentId),
    index('payment_requests_end').on(t.expiresAt),
    index('payment_requests_intent').on(t.intentId),
  ],
);
