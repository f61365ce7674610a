import type { PaymentAnswer } from '@billfold/core/contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { at, id, newestFirst, rate, units } from '../columns.ts';
import { accounts } from './accounts.ts';
import { businesses } from './businesses.ts';
import { users } from './identity.ts';
import { customers, paymentLinks } from './payment-links.ts';
import type { ReceiptContents, StoredProofs } from './receipt-contents.ts';

/** An amount of the currency in which a payment is priced. */
const priced = (name: string) => numeric(name, { precision: 38, scale: 18 });

const businessId = () =>
  integer('business_id')
    .notNull()
    .references(() => businesses.id);

/**
 * Payments that a business asks for. Status, paid state, refund state, flags and the credited sum are
 * the last decision on its facts, written in the transaction of the facts and nowhere else.
 */
export const payments = pgTable(
  'payments',
  {
    /** `pay_` and 128 random bits: whoever has it opens the checkout. */
    id: text('id').primaryKey(),
    businessId: businessId(),
    livemode: boolean('livemode').notNull(),
    status: text('status', {
      enum: [
        'CREATED',
        'PENDING',
        'CONFIRMING',
        'CONFIRMED',
        'COMPLETED',
        'EXPIRED',
        'CANCELLED',
        'INVALID',
      ],
    }).notNull(),
    paidState: text('paid_state', { enum: ['UNPAID', 'UNDERPAID', 'PAID', 'OVERPAID'] }).notNull(),
    refundState: text('refund_state', { enum: ['NONE', 'PARTIAL', 'FULL'] })
      .notNull()
      .default('NONE'),
    flags: jsonb('flags').$type<readonly string[]>().notNull().default([]),
    price: priced('price').notNull(),
    /** One of the display currencies, or the id of an asset. */
    priceCurrency: text('price_currency').notNull(),
    /** How far below the price is enough, fixed when the payment was created. */
    tolerance: priced('tolerance').notNull(),
    /** INSTANT, STANDARD, STRICT or a number of confirmations; null follows asset and business. */
    policy: text('policy'),
    /** Assets that it may be paid in; null for all that the business accepts. */
    assetIds: jsonb('asset_ids').$type<readonly string[]>(),
    /** How long a quote holds; null follows asset and business. */
    windowMinutes: integer('window_minutes'),
    orderId: text('order_id'),
    description: text('description'),
    customerId: text('customer_id').references(() => customers.id),
    /** Answers to the fields of the checkout, with the labels that they had then. */
    answers: jsonb('answers').$type<readonly PaymentAnswer[]>().notNull().default([]),
    linkId: text('link_id').references(() => paymentLinks.id),
    metadata: jsonb('metadata').$type<Readonly<Record<string, string>>>().notNull().default({}),
    redirectUrl: text('redirect_url'),
    cancelUrl: text('cancel_url'),
    language: text('language'),
    /** Language in which the payer last read the checkout; null until the page has told it. */
    payerLanguage: text('payer_language'),
    /** IANA name of the time zone of the payer's browser, for times in emails; null until the page has told it. */
    payerTimeZone: text('payer_time_zone'),
    /** Internal note of the business. */
    note: text('note'),
    /** Quote of the method that the payer chose last. */
    quoteId: uuid('quote_id'),
    credited: priced('credited').notNull().default('0'),
    /** Asset in which all of `credited` came; null where it came in several, or nothing did. */
    paidAssetId: text('paid_asset_id'),
    refunded: priced('refunded').notNull().default('0'),
    /** A person or the late policy took what came as the full price. */
    acceptedAt: at('accepted_at'),
    acceptedBy: text('accepted_by'),
    /** Sum that was accepted; while less is credited, the payment counts as unpaid again. */
    acceptedAmount: priced('accepted_amount'),
    /** Part of the price that a person says was paid elsewhere; null unless the payment is marked as paid. */
    paidElsewhere: priced('paid_elsewhere'),
    /** A member dealt with what needed attention; money that comes later removes the mark. */
    handledAt: at('handled_at'),
    /** Name of that member. */
    handledBy: text('handled_by'),
    cancelledAt: at('cancelled_at'),
    /** A person declared it void, for this reason. */
    invalidAt: at('invalid_at'),
    reason: text('reason'),
    /** The window was extended once, for a payer who sent too little. */
    isExtended: boolean('is_extended').notNull().default(false),
    /** Counts its events: of two states the one with the higher number is newer. */
    sequence: integer('sequence').notNull().default(0),
    /** End of the current quote. */
    expiresAt: at('expires_at'),
    /** Until when a method can be chosen. */
    selectUntil: at('select_until').notNull(),
    createdAt: at('created_at').notNull(),
    detectedAt: at('detected_at'),
    confirmedAt: at('confirmed_at'),
    completedAt: at('completed_at'),
    /** When it ended: completed, expired, cancelled or invalid. */
    closedAt: at('closed_at'),
    updatedAt: at('updated_at').notNull(),
  },
  (t) => [
    uniqueIndex('payments_order')
      .on(t.businessId, t.livemode, t.orderId)
      .where(
        sql`${t.orderId} is not null and ${t.status} not in ('EXPIRED','CANCELLED','INVALID') and ${t.refundState} <> 'FULL'`,
      ),
    // With what the dashboard counts, so that it reads this index alone.
    index('payments_newest').on(
      ...([t.businessId, t.livemode, newestFirst(t.createdAt), t.id] as const),
      ...([t.priceCurrency, t.status] as const),
    ),
    // Likewise with what the dashboard adds up.
    index('payments_confirmed')
      .on(
        ...([t.businessId, t.livemode, t.confirmedAt, t.priceCurrency, t.status] as const),
        ...([t.paidAssetId, t.credited, t.refunded] as const),
        ...([t.price, t.paidState, t.refundState] as const),
      )
      .where(sql`${t.confirmedAt} is not null`),
    // The dashboard joins payments in several assets with their transfers.
    index('payments_mixed')
      .on(t.businessId, t.livemode, t.confirmedAt)
      .where(sql`${t.confirmedAt} is not null and ${t.paidAssetId} is null`),
    // Few of many: see `mayNeedAttention`, which has the same condition.
    index('payments_attention')
      .on(
        ...([t.businessId, t.livemode, newestFirst(t.createdAt), t.id] as const),
        ...([t.status, t.paidState, t.refundState, t.flags] as const),
      )
      .where(
        sql`${t.handledAt} is null and (${t.status} = 'INVALID' or ${t.paidState} = 'OVERPAID' or (${t.paidState} <> 'UNPAID' and ${t.status} in ('PENDING','EXPIRED','CANCELLED')) or ${t.flags} @> '["wrongAsset"]'::jsonb)`,
      ),
    // Pattern operators find what begins with a text, in any collation.
    index('payments_id_text').on(t.businessId, t.id.op('text_pattern_ops')),
    index('payments_order_text')
      .on(t.businessId, t.orderId.op('text_pattern_ops'))
      .where(sql`${t.orderId} is not null`),
    index('payments_of_customer').on(t.customerId),
    index('payments_of_link').on(t.linkId),
    // See `expirePayments`, which asks for the same expression.
    index('payments_deadlines')
      .on(sql`coalesce(${t.expiresAt}, ${t.selectUntil})`, t.id)
      .where(sql`${t.status} in ('CREATED','PENDING')`),
    index('payments_completed')
      .on(t.businessId, t.livemode, t.completedAt)
      .where(sql`${t.completedAt} is not null`),
    index('payments_closed').on(t.closedAt).where(sql`${t.closedAt} is not null`),
    check(
      'payments_status',
      sql`${t.status} in ('CREATED','PENDING','CONFIRMING','CONFIRMED','COMPLETED','EXPIRED','CANCELLED','INVALID')`,
    ),
    check('payments_paid', sql`${t.paidState} in ('UNPAID','UNDERPAID','PAID','OVERPAID')`),
    check('payments_refund', sql`${t.refundState} in ('NONE','PARTIAL','FULL')`),
    check('payments_price', sql`${t.price} > 0`),
    check('payments_tolerance', sql`${t.tolerance} >= 0 and ${t.tolerance} < ${t.price}`),
    check('payments_credited', sql`${t.credited} >= 0 and ${t.refunded} >= 0`),
  ],
);

/**
 * Offers to pay in one asset at one rate. Each stays payable: a transfer in the asset of any of them is
 * credited at its rate, also when the payer chose another asset since.
 */
export const paymentQuotes = pgTable(
  'payment_quotes',
  {
    id: id(),
    paymentId: text('payment_id')
      .notNull()
      .references(() => payments.id),
    assetId: text('asset_id').notNull(),
    network: text('network').notNull(),
    mode: text('mode', { enum: ['FRESH', 'POOL', 'SHARED'] }).notNull(),
    address: text('address').notNull(),
    /** Account in which the money arrives: the payments account, or the purse of the address. */
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    /** Key of a Solana Pay request, which the payment names in addition to the recipient. */
    reference: text('reference'),
    /** Comment that the payer is asked to add. */
    memo: text('memo'),
    /** Part of `dueUnits` that tells this payment from others on a shared address. */
    tagUnits: units('tag_units'),
    /** Price of one main unit in the currency of the price. */
    rate: rate('rate').notNull(),
    usdRate: rate('usd_rate'),
    rateAt: at('rate_at').notNull(),
    dueUnits: units('due_units').notNull(),
    /** Part of the price that `dueUnits` pay: all of it, or the rest when the quote was made. */
    asked: priced('asked').notNull(),
    requiredConfirmations: integer('required_confirmations').notNull(),
    finalConfirmations: integer('final_confirmations').notNull(),
    lockedAt: at('locked_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    /** When a later quote took its place. */
    supersededAt: at('superseded_at'),
    /** When its marks or its pooled address became free for another payment. */
    releasedAt: at('released_at'),
  },
  (t) => [
    index('payment_quotes_payment').on(t.paymentId),
    index('payment_quotes_address').on(t.network, t.address),
    index('payment_quotes_address_text').on(t.address.op('text_pattern_ops')),
    // Two open payments with one amount on a shared address could not be told apart.
    uniqueIndex('payment_quotes_amount')
      .on(t.network, t.address, t.assetId, t.dueUnits)
      .where(sql`${t.mode} = 'SHARED' and ${t.releasedAt} is null`),
    uniqueIndex('payment_quotes_fresh')
      .on(t.network, t.address)
      .where(sql`${t.mode} = 'FRESH' and ${t.supersededAt} is null`),
    index('payment_quotes_held')
      .on(t.paymentId)
      .where(sql`${t.mode} <> 'FRESH' and ${t.releasedAt} is null`),
    check('payment_quotes_mode', sql`${t.mode} in ('FRESH','POOL','SHARED')`),
    check('payment_quotes_due', sql`${t.dueUnits} > 0 and ${t.asked} > 0`),
    check('payment_quotes_rate', sql`${t.rate} > 0`),
  ],
);

/** Comments and reference keys that name a payment on a shared address. None is given twice. */
export const paymentMarks = pgTable(
  'payment_marks',
  {
    network: text('network').notNull(),
    mark: text('mark').notNull(),
    paymentId: text('payment_id')
      .notNull()
      .references(() => payments.id),
  },
  (t) => [primaryKey({ columns: [t.network, t.mark] }), index('payment_marks_of').on(t.paymentId)],
);

/**
 * Transfers to addresses of payments, as the watcher or the balance probe saw them. One without a
 * payment is unmatched until a person assigns or ignores it.
 */
export const paymentTransfers = pgTable(
  'payment_transfers',
  {
    id: id(),
    businessId: businessId(),
    livemode: boolean('livemode').notNull(),
    paymentId: text('payment_id').references(() => payments.id),
    /** Quote at whose rate it counts; null where its asset has none. */
    quoteId: uuid('quote_id').references(() => paymentQuotes.id),
    /** INTERNAL: found by its balance, sent by a contract. SIMULATED: of a test. */
    kind: text('kind', { enum: ['OUTPUT', 'TRANSFER', 'INTERNAL', 'SIMULATED'] }).notNull(),
    network: text('network').notNull(),
    /** Id of a known asset, or of a token that is none. */
    assetId: text('asset_id').notNull(),
    /** Null of an INTERNAL one. */
    hash: text('hash'),
    /** Output, log or instruction within the transaction. */
    position: integer('position').notNull(),
    address: text('address').notNull(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    fromAddress: text('from_address'),
    memo: text('memo'),
    units: units('units').notNull(),
    /** In the currency of the payment's price. */
    credited: priced('credited').notNull().default('0'),
    /** Prices of one main unit when it was seen; null where there was none. */
    priceRate: rate('price_rate'),
    usdRate: rate('usd_rate'),
    blockHeight: integer('block_height'),
    blockHash: text('block_hash'),
    minedAt: at('mined_at'),
    firstSeenAt: at('first_seen_at').notNull(),
    /** Its sender may still send the same funds elsewhere. */
    isReplaceable: boolean('is_replaceable').notNull().default(false),
    endedAs: text('ended_as', { enum: ['FAILED', 'REPLACED', 'DROPPED'] }),
    /** Where it has no payment, or got one by hand. */
    unmatchedState: text('unmatched_state', { enum: ['OPEN', 'ASSIGNED', 'REFUNDED', 'IGNORED'] }),
    decidedBy: uuid('decided_by').references(() => users.id),
    decidedAt: at('decided_at'),
  },
  (t) => [
    unique('payment_transfers_once').on(t.network, t.hash, t.assetId, t.position, t.address),
    uniqueIndex('payment_transfers_internal')
      .on(t.accountId, t.assetId, t.blockHeight)
      .where(sql`${t.kind} = 'INTERNAL'`),
    index('payment_transfers_payment').on(t.paymentId),
    index('payment_transfers_block').on(t.network, t.blockHeight),
    index('payment_transfers_newest').on(
      t.businessId,
      t.livemode,
      newestFirst(t.firstSeenAt),
      t.id,
    ),
    index('payment_transfers_unmined')
      .on(t.firstSeenAt)
      .where(sql`${t.blockHeight} is null and ${t.endedAs} is null`),
    index('payment_transfers_inbox')
      .on(t.businessId, t.livemode, t.firstSeenAt)
      .where(sql`${t.unmatchedState} = 'OPEN'`),
    index('payment_transfers_hash').on(t.hash.op('text_pattern_ops')),
    check('payment_transfers_units', sql`${t.units} > 0`),
    check(
      'payment_transfers_kind',
      sql`${t.kind} in ('OUTPUT','TRANSFER','INTERNAL','SIMULATED') and (${t.hash} is null) = (${t.kind} = 'INTERNAL')`,
    ),
    check('payment_transfers_end', sql`${t.endedAs} in ('FAILED','REPLACED','DROPPED')`),
    check(
      'payment_transfers_inbox_state',
      sql`${t.unmatchedState} in ('OPEN','ASSIGNED','REFUNDED','IGNORED') and (${t.paymentId} is not null or ${t.unmatchedState} is not null)`,
    ),
  ],
);

/**
 * Transactions that payers named as those of their payments, as their networks write the hashes. One that came to
 * the business and names no payment is told on the page of the payment until the business has decided about it.
 */
export const namedTransactions = pgTable(
  'payment_named_transactions',
  {
    paymentId: text('payment_id')
      .notNull()
      .references(() => payments.id),
    network: text('network').notNull(),
    hash: text('hash').notNull(),
    /** Asset and amount that came on a network that the payment does not ask for; null of any other transaction. */
    assetId: text('asset_id'),
    units: units('units'),
    namedAt: at('named_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.paymentId, t.network, t.hash] }),
    index('payment_named_transactions_hash').on(t.hash),
  ],
);

/**
 * Spending of an unmined transfer, `hash:index` of an output or `sender#nonce`: a transaction with the same
 * claim replaces it. Deleted once it is mined or ended.
 */
export const paymentClaims = pgTable(
  'payment_claims',
  {
    network: text('network').notNull(),
    claim: text('claim').notNull(),
    transferId: uuid('transfer_id')
      .notNull()
      .references(() => paymentTransfers.id),
  },
  (t) => [
    primaryKey({ columns: [t.network, t.claim, t.transferId] }),
    index('payment_claims_of').on(t.transferId),
  ],
);

/**
 * Height of a network at which the decision on a payment may change, so that a block looks at those
 * payments alone, however many are open.
 */
export const paymentHeights = pgTable(
  'payment_heights',
  {
    paymentId: text('payment_id')
      .notNull()
      .references(() => payments.id),
    network: text('network').notNull(),
    height: integer('height').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.paymentId, t.network] }),
    index('payment_heights_next').on(t.network, t.height),
  ],
);

/** History of a payment, in order. Rows are only ever added. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    paymentId: text('payment_id')
      .notNull()
      .references(() => payments.id),
    sequence: integer('sequence').notNull(),
    type: text('type').notNull(),
    actorKind: text('actor_kind', { enum: ['user', 'key', 'payer', 'chain', 'system'] }).notNull(),
    actorId: text('actor_id'),
    /** Name of the actor at that time. */
    actor: text('actor').notNull(),
    hash: text('hash'),
    reason: text('reason'),
    before: jsonb('before'),
    after: jsonb('after'),
    at: at('at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.paymentId, t.sequence] }),
    check('payment_events_actor', sql`${t.actorKind} in ('user','key','payer','chain','system')`),
  ],
);

/**
 * Emails that tell payers what went wrong, besides receipts. The key of each keeps a payment from having one of a kind
 * twice.
 */
export const paymentMails = pgTable(
  'payment_mails',
  {
    paymentId: text('payment_id')
      .notNull()
      .references(() => payments.id),
    kind: text('kind', {
      enum: ['UNDERPAID', 'OVERPAID', 'LATE', 'WRONG_ASSET', 'INVALID', 'LOST', 'REST'],
    }).notNull(),
    /** Mail in the outbox. */
    mailId: uuid('mail_id').notNull().unique(),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.paymentId, t.kind] }),
    check(
      'payment_mails_kind',
      sql`${t.kind} in ('UNDERPAID','OVERPAID','LATE','WRONG_ASSET','INVALID','LOST','REST')`,
    ),
  ],
);

/** Receipts of paid payments, numbered without gaps in each business and mode. */
export const paymentReceipts = pgTable(
  'payment_receipts',
  {
    businessId: businessId(),
    livemode: boolean('livemode').notNull(),
    number: integer('number').notNull(),
    paymentId: text('payment_id')
      .notNull()
      .unique()
      .references(() => payments.id),
    issuedAt: at('issued_at').notNull(),
    /** Contents as they were then; neither the payment nor the business changes them later. */
    contents: jsonb('contents').$type<ReceiptContents>().notNull(),
    /** When the email to the payer was enqueued, once without anyone asking for it. */
    mailedAt: at('mailed_at'),
    /** Proofs of its transfers by their rows, kept once a node has shown them. */
    proofs: jsonb('proofs').$type<StoredProofs>().notNull().default({}),
  },
  (t) => [primaryKey({ columns: [t.businessId, t.livemode, t.number] })],
);
