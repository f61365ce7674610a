import { sql } from 'drizzle-orm';
import {
  boolean,
  char,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { at, bytes, cents, id, rate, units } from '../columns.ts';
import { accounts, addresses } from './accounts.ts';

/**
 * Transactions of accounts. Confirmations and the status that follows from them are derived from
 * `blockHeight` and the cursor, never stored; only an end without a block is stored.
 */
export const transactions = pgTable(
  'transactions',
  {
    id: id(),
    walletId: uuid('wallet_id').notNull(),
    accountId: uuid('account_id').notNull(),
    network: text('network').notNull(),
    assetId: text('asset_id').notNull(),
    type: text('type', { enum: ['SENT', 'RECEIVED', 'SELF', 'CONTRACT'] }).notNull(),
    hash: text('hash').notNull(),
    valueUnits: units('value_units').notNull(),
    /**
     * Fee of a send: the fee paid once it is mined; before, on account networks, the most it may
     * pay.
     */
    feeUnits: units('fee_units'),
    /** Part of the fee that opens an account for the recipient; null for none. */
    networkFeeUnits: units('network_fee_units'),
    /** Nonce of a send, on networks whose addresses count their transactions; null elsewhere. */
    nonce: units('nonce'),
    fromAddress: text('from_address'),
    toAddress: text('to_address'),
    blockHeight: integer('block_height'),
    blockHash: text('block_hash'),
    endedAs: text('ended_as', { enum: ['FAILED', 'DROPPED', 'REPLACED'] }),
    /** Worth of the value when the row was written, and the price then; null when there was none. */
    fiatCurrency: char('fiat_currency', { length: 3 }).notNull().default('USD'),
    fiatMinor: cents('fiat_minor'),
    rate: rate('rate'),
    note: text('note'),
    /** Unsolicited: an unknown token, or dust that makes its sender look known. */
    isSpam: boolean('is_spam').notNull().default(false),
    /** False on payments accounts: their rows are in no history, count and mail of the owner. */
    isListed: boolean('is_listed').notNull().default(true),
    /** Its owner has got the mail that it is confirmed: a reorganisation must not send another one. */
    isConfirmedTold: boolean('is_confirmed_told').notNull().default(false),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    foreignKey({
      columns: [t.walletId, t.accountId],
      foreignColumns: [accounts.walletId, accounts.id],
    }),
    unique('transactions_once').on(t.accountId, t.hash, t.assetId, t.type),
    index('transactions_newest').on(t.walletId, t.createdAt, t.id).where(sql`${t.isListed}`),
    index('transactions_paid_out')
      .on(t.walletId, t.createdAt, t.id)
      .where(sql`not ${t.isListed} and ${t.type} <> 'RECEIVED'`),
    index('transactions_recipient').on(t.walletId, t.toAddress),
    index('transactions_hash').on(t.network, t.hash),
    // Corrections that no transaction names (chains/unlisted-hash.ts): once for each asset and block of a balance.
    uniqueIndex('transactions_corrections')
      .on(t.accountId, t.assetId, t.blockHeight)
      .where(sql`${t.hash} like 'balance:%' and ${t.blockHeight} is not null`),
    index('transactions_block').on(t.network, t.blockHeight),
    index('transactions_waiting')
      .on(t.network)
      .where(sql`${t.blockHeight} is null and ${t.endedAs} is null`),
    // Deposits of the last blocks, of which some have not their confirmations yet.
    index('transactions_income')
      .on(t.accountId, t.blockHeight)
      .where(sql`${t.type} = 'RECEIVED' and ${t.endedAs} is null`),
    index('transactions_nonce').on(t.accountId, t.nonce).where(sql`${t.nonce} is not null`),
    check('transactions_value', sql`${t.valueUnits} >= 0`),
    check('transactions_rate', sql`${t.rate} > 0`),
    check('transactions_currency', sql`${t.fiatCurrency} = 'USD'`),
    check('transactions_type', sql`${t.type} in ('SENT','RECEIVED','SELF','CONTRACT')`),
    check('transactions_end', sql`${t.endedAs} in ('FAILED','DROPPED','REPLACED')`),
  ],
);

/**
 * Opening balances of imported accounts whose history was not loaded, on networks without outputs:
 * transactions up to that block change no balance. The native asset always has a row.
 */
export const openingBalances = pgTable(
  'opening_balances',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    network: text('network').notNull(),
    assetId: text('asset_id').notNull(),
    /** Null of the native asset where the chain had not opened the account yet. */
    valueUnits: units('value_units'),
    blockHeight: integer('block_height').notNull(),
    blockHash: text('block_hash').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.assetId] }),
    index('opening_balances_block').on(t.network, t.blockHeight),
    check('opening_balances_value', sql`${t.valueUnits} >= 0`),
  ],
);

/** Spender of an output that a block from before an import spent, which was not read. */
export const spentUnseen = 'unseen';

/** Outputs that belong to an account, on networks that have them. */
export const utxos = pgTable(
  'utxos',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    network: text('network').notNull(),
    hash: text('hash').notNull(),
    outputIndex: integer('output_index').notNull(),
    addressId: uuid('address_id')
      .notNull()
      .references(() => addresses.id),
    valueUnits: units('value_units').notNull(),
    /** Made by a transaction of this account: usable before it confirms. */
    isChange: boolean('is_change').notNull(),
    blockHeight: integer('block_height'),
    /** Hash of the transaction that spends it, ours or seen on the chain, or `spentUnseen`. */
    spentBy: text('spent_by'),
    /** Hash of our open send that was to spend it, until it is settled that a block has another spender. */
    overtakenSend: text('overtaken_send'),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.hash, t.outputIndex] }),
    index('utxos_outpoint').on(t.network, t.hash, t.outputIndex),
    index('utxos_spender').on(t.network, t.spentBy),
    index('utxos_overtaken')
      .on(t.network, t.overtakenSend)
      .where(sql`${t.overtakenSend} is not null`),
    index('utxos_block').on(t.network, t.blockHeight),
    // Deposits of the last blocks, of which some have not their confirmations yet.
    index('utxos_income')
      .on(t.accountId, t.blockHeight)
      .where(sql`${t.spentBy} is null and not ${t.isChange}`),
    index('utxos_waiting').on(t.network).where(sql`${t.blockHeight} is null`),
    check('utxos_value', sql`${t.valueUnits} > 0`),
  ],
);

/** One signed transfer per idempotency key; the row, the locks and the bytes commit together. */
export const sendIntents = pgTable(
  'send_intents',
  {
    id: id(),
    walletId: uuid('wallet_id').notNull(),
    accountId: uuid('account_id').notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    /** SHA-256 of the request without its secrets. */
    requestHash: text('request_hash').notNull(),
    status: text('status', {
      enum: ['SIGNED', 'BROADCAST', 'REPLACED', 'DONE', 'FAILED'],
    }).notNull(),
    transactionId: uuid('transaction_id')
      .notNull()
      .references(() => transactions.id),
    network: text('network').notNull(),
    hash: text('hash').notNull(),
    /** Nonce of the signed bytes; null on networks without nonces. */
    nonce: units('nonce'),
    /** The open send whose place this one is to take, with more for who makes the block. */
    replaces: uuid('replaces'),
    /** Dropped once the transaction is final. */
    rawTransaction: bytes('raw_transaction'),
    /** Height of the last block that can have it; null where its lifetime is not counted in blocks. */
    lastHeight: integer('last_height'),
    /** When a node first refused it after its end had passed. A second look ends it. */
    refusedAt: at('refused_at'),
    /** Height of the block in which another transaction has its funds or its nonce; null without one. */
    overtakenHeight: integer('overtaken_height'),
    /** When that block was first read. A second look, at a settled block, ends the send. */
    overtakenAt: at('overtaken_at'),
    /** Why the network refused it. */
    rejection: text('rejection'),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
  },
  (t) => [
    unique('send_intents_key').on(t.walletId, t.idempotencyKey),
    index('send_intents_open').on(t.network, t.status),
    index('send_intents_transaction').on(t.transactionId),
    index('send_intents_replaces').on(t.replaces).where(sql`${t.replaces} is not null`),
    // Of two sends with one nonce only one can ever be mined: the other would be lost.
    uniqueIndex('send_intents_nonce')
      .on(t.accountId, t.nonce)
      .where(sql`${t.nonce} is not null and ${t.status} in ('SIGNED','BROADCAST')`),
    foreignKey({
      columns: [t.walletId, t.accountId],
      foreignColumns: [accounts.walletId, accounts.id],
    }),
    check(
      'send_intents_status',
      sql`${t.status} in ('SIGNED','BROADCAST','REPLACED','DONE','FAILED')`,
    ),
  ],
);

/**
 * Reviewed sends (intents), fixed so that the user sees exactly the transaction that is signed
 * later.
 */
export const reviewedSends = pgTable(
  'reviewed_sends',
  {
    id: id(),
    walletId: uuid('wallet_id').notNull(),
    accountId: uuid('account_id').notNull(),
    /** Request of the send, as it came. */
    order: jsonb('order').notNull(),
    /** Over all that is signed, hex. */
    digest: text('digest').notNull(),
    sentUnits: units('sent_units').notNull(),
    /** The most that is paid for it. */
    feeUnits: units('fee_units').notNull(),
    /**
     * Contract that holds the token for the sender (a jetton wallet), as the network named it at the review; null
     * where the sender's own address holds it.
     */
    tokenWallet: text('token_wallet'),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    usedAt: at('used_at'),
  },
  (t) => [
    foreignKey({
      columns: [t.walletId, t.accountId],
      foreignColumns: [accounts.walletId, accounts.id],
    }),
    index('reviewed_sends_end').on(t.expiresAt),
  ],
);
