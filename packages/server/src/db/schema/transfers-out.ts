import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { at, units } from '../columns.ts';
import { accounts, addresses } from './accounts.ts';
import { businesses } from './businesses.ts';
import { users } from './identity.ts';
import { payments, paymentTransfers } from './payments.ts';
import { sendIntents } from './transactions.ts';

/**
 * Money that a business sends: a refund of a payment or of a transfer that names none, the funds of its addresses collected into one account, or a
 * payout to many recipients. What is sent are its parts, each of them one send of the settlement wallet.
 */
export const transfersOut = pgTable(
  'transfers_out',
  {
    /** `ref_`, `swp_` or `pyo_` and 128 random bits. */
    id: text('id').primaryKey(),
    businessId: integer('business_id')
      .notNull()
      .references(() => businesses.id),
    livemode: boolean('livemode').notNull(),
    kind: text('kind', { enum: ['REFUND', 'COLLECT', 'PAYOUT'] }).notNull(),
    status: text('status', {
      enum: [
        'AWAITING_ADDRESS',
        'AWAITING_SIGNATURE',
        'BROADCAST',
        'CONFIRMED',
        'CANCELLED',
        'EXPIRED',
        'PLANNED',
        'SENDING',
        'DONE',
        'PARTIAL',
        'FAILED',
      ],
    }).notNull(),
    /** Each address of a sweep sends its funds itself, or one transaction moves those of all (EIP-7702). */
    way: text('way', { enum: ['EACH', 'TOGETHER'] })
      .notNull()
      .default('EACH'),
    network: text('network').notNull(),
    assetId: text('asset_id').notNull(),
    /** Amount that goes out, before any network fee that the recipient pays. */
    units: units('units').notNull(),
    /** Part of the amount that the business keeps as its fee. */
    keptUnits: units('kept_units').notNull().default(sql`0`),
    /** Network fees that a plan expects, in the native asset; null of a refund. */
    feeUnits: units('fee_units'),
    /**
     * Value of amount and kept part, at the rate at which the payment was credited, in the currency of its price; of an
     * unmatched transfer in US dollars when it was seen, zero without a price.
     */
    credited: numeric('credited', { precision: 38, scale: 18 }).notNull().default('0'),
    paymentId: text('payment_id').references(() => payments.id),
    /** Unmatched transfer that a refund sends back. */
    transferId: uuid('transfer_id').references(() => paymentTransfers.id),
    networkFeePaidBy: text('network_fee_paid_by', { enum: ['MERCHANT', 'CUSTOMER'] })
      .notNull()
      .default('MERCHANT'),
    reason: text('reason'),
    address: text('address'),
    memo: text('memo'),
    /** SHA-256 of the token of the claim link, hex; null where the business named the address. */
    claimTokenHash: text('claim_token_hash').unique(),
    /** Version of the master key from which the token is derived. */
    claimKeyVersion: integer('claim_key_version'),
    claimExpiresAt: at('claim_expires_at'),
    /** Receives link and code of the refund of an unmatched transfer, until it has ended. */
    claimEmail: text('claim_email'),
    /** Time at which the claim link was last mailed; null where no email was known. */
    claimMailedAt: at('claim_mailed_at'),
    /** Keyed hash of the code that was mailed last, hex. */
    claimCodeHash: text('claim_code_hash'),
    claimCodeExpiresAt: at('claim_code_expires_at'),
    /** End of the time in which a plan can be signed; null of a refund. */
    planExpiresAt: at('plan_expires_at'),
    /** End of the time in which a process holds the opened wallet that signs the parts left; null where none does. */
    signedUntil: at('signed_until'),
    /** When its business was emailed that a plan needs another signature; null from the next one on. */
    signatureToldAt: at('signature_told_at'),
    /** Wallet of its last signature. */
    signedBy: uuid('signed_by').references(() => users.id),
    /** Counts its events: of two states the one with the higher number is newer. */
    sequence: integer('sequence').notNull().default(0),
    createdAt: at('created_at').notNull(),
    broadcastAt: at('broadcast_at'),
    confirmedAt: at('confirmed_at'),
    updatedAt: at('updated_at').notNull(),
  },
  (t) => [
    index('transfers_out_payment').on(t.paymentId),
    // A few of many; see `isTooMuch`, which has the same condition.
    index('transfers_out_refunding')
      .on(t.paymentId)
      .where(
        sql`${t.paymentId} is not null and ${t.status} in ('AWAITING_ADDRESS','AWAITING_SIGNATURE','BROADCAST')`,
      ),
    index('transfers_out_transfer').on(t.transferId),
    index('transfers_out_business').on(t.businessId, t.livemode, t.createdAt),
    index('transfers_out_plans').on(t.planExpiresAt).where(sql`${t.status} = 'PLANNED'`),
    index('transfers_out_untold')
      .on(t.updatedAt)
      .where(sql`${t.signatureToldAt} is null and ${t.status} in ('SENDING','PARTIAL','FAILED')`),
    index('transfers_out_claims').on(t.claimExpiresAt).where(sql`${t.status} = 'AWAITING_ADDRESS'`),
    check(
      'transfers_out_kind',
      sql`num_nonnulls(${t.paymentId}, ${t.transferId}) = case when ${t.kind} = 'REFUND' then 1 else 0 end`,
    ),
    check(
      'transfers_out_claim_email',
      sql`${t.claimEmail} is null or (${t.transferId} is not null and ${t.claimTokenHash} is not null)`,
    ),
    check(
      'transfers_out_status',
      sql`case when ${t.kind} = 'REFUND'
        then ${t.status} in ('AWAITING_ADDRESS','AWAITING_SIGNATURE','BROADCAST','CONFIRMED','CANCELLED','EXPIRED','FAILED')
        else ${t.status} in ('PLANNED','SENDING','DONE','PARTIAL','FAILED') end`,
    ),
    check(
      'transfers_out_way',
      sql`${t.way} = 'EACH' or (${t.way} = 'TOGETHER' and ${t.kind} = 'COLLECT')`,
    ),
    check('transfers_out_units', sql`${t.units} > 0 and ${t.keptUnits} >= 0`),
    check(
      'transfers_out_address',
      sql`${t.address} is not null or ${t.kind} in ('COLLECT','PAYOUT') or ${t.status} in ('AWAITING_ADDRESS','CANCELLED','EXPIRED')`,
    ),
  ],
);

/**
 * One send of a transfer. Its intent has the idempotency key `{out}:{n}:{attempt}`, so that it is sent once. Moves that are
 * collected together have one intent, with the key of the first of them.
 */
export const transferParts = pgTable(
  'transfer_parts',
  {
    outId: text('out_id')
      .notNull()
      .references(() => transfersOut.id),
    n: integer('n').notNull(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    network: text('network').notNull(),
    toAddress: text('to_address').notNull(),
    units: units('units').notNull(),
    /** Deploys the contract of moves together, brings the coins that pay a fee, or moves the asset itself. */
    step: text('step', { enum: ['DEPLOY', 'GAS', 'MOVE'] }).notNull(),
    /**
     * The most that its network fee may be, in the native asset, of a move together its share; null where the send itself is
     * reviewed.
     */
    feeUnits: units('fee_units'),
    /** Address whose funds are collected: the sender of a move, the recipient of its gas; null where nothing is collected. */
    purseId: uuid('purse_id').references(() => accounts.id),
    /** Text for the recipient of a payout's line; null for none. */
    memo: text('memo'),
    /** Text by which the business finds the line of a payout again. */
    reference: text('reference'),
    attempt: integer('attempt').notNull(),
    /** Send of the last attempt. */
    intentId: uuid('intent_id').references(() => sendIntents.id),
    state: text('state', { enum: ['PLANNED', 'SENT', 'CONFIRMED', 'FAILED'] }).notNull(),
    /** Hash of the send, or of the one that replaced it. */
    hash: text('hash'),
    /** Code of the error of the last attempt; null where it had none. */
    error: text('error'),
    /**
     * Units that a recorded transaction pays to the address and that count for no refund yet; null where it was sent from
     * here.
     */
    restUnits: units('rest_units'),
    /** Its block is final: the chain is asked no more. */
    isFinal: boolean('is_final').notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.outId, t.n] }),
    index('transfer_parts_open')
      .on(t.network)
      .where(sql`${t.intentId} is not null and not ${t.isFinal}`),
    index('transfer_parts_purse').on(t.purseId),
    index('transfer_parts_intent').on(t.intentId),
    check('transfer_parts_step', sql`${t.step} in ('DEPLOY','GAS','MOVE')`),
    check('transfer_parts_state', sql`${t.state} in ('PLANNED','SENT','CONFIRMED','FAILED')`),
    check(
      'transfer_parts_units',
      sql`case ${t.step} when 'DEPLOY' then ${t.units} = 0 else ${t.units} > 0 end`,
    ),
    // One that could not be signed has failed without a send. One that was sent by another wallet is final when it is recorded.
    check(
      'transfer_parts_sent',
      sql`case ${t.state} when 'PLANNED' then ${t.intentId} is null when 'FAILED' then true else ${t.intentId} is not null or (${t.isFinal} and ${t.hash} is not null) end`,
    ),
    check('transfer_parts_fee', sql`${t.feeUnits} >= 0`),
  ],
);

/**
 * Unsigned transactions of refunds that another wallet signs (BIP-174). A refund has one at a time, so that two signed ones
 * never both pay.
 */
export const refundPsbts = pgTable('refund_psbts', {
  outId: text('out_id')
    .primaryKey()
    .references(() => transfersOut.id),
  /** Account of the public key whose coins it spends. */
  accountId: uuid('account_id')
    .notNull()
    .references(() => accounts.id),
  /** Base64. */
  psbt: text('psbt').notNull(),
  /** Hash of the transaction, which no signature changes. */
  hash: text('hash').notNull(),
  /** Outputs that it spends, as `{hash}:{index}`. */
  inputs: text('inputs').array().notNull(),
  /**
   * Outputs that the first transaction prepared for the refund spends. Each later one spends them too, so that of all
   * that a wallet may have signed no two can be mined.
   */
  firstInputs: text('first_inputs').array().notNull(),
  sentUnits: units('sent_units').notNull(),
  feeUnits: units('fee_units').notNull(),
  /** Address of its change; null without change. */
  changeAddressId: uuid('change_address_id').references(() => addresses.id),
  createdAt: at('created_at').notNull(),
});
