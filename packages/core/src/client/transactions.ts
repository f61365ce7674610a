import {
  type AccelerateTransaction,
  accelerateTransaction,
  getAcceleration,
} from '../contract/transactions/acceleration.ts';
import { type GetConfirmations, getConfirmations } from '../contract/transactions/confirmations.ts';
import { estimateFee, estimateTokenFee } from '../contract/transactions/fee-queries.ts';
import { findTransaction, getTransaction } from '../contract/transactions/get-transaction.ts';
import {
  type CreateIntent,
  createIntent,
  getIntent,
  getIntentPlan,
  type IntentPath,
  type TransactionIntent,
} from '../contract/transactions/intents.ts';
import { listConfirmations } from '../contract/transactions/list-confirmations.ts';
import {
  listRequestAssets,
  type OpenPaymentRequest,
  openPaymentRequest,
} from '../contract/transactions/payment-requests.ts';
import {
  exportTransactions,
  type UpdateNote,
  updateNote,
} from '../contract/transactions/records.ts';
import {
  getReplacement,
  type ReplacementKind,
  type ReplaceTransaction,
  replaceTransaction,
} from '../contract/transactions/replacement.ts';
import {
  type CreateTokenTransaction,
  createTokenTransaction,
  getTokenFees,
} from '../contract/transactions/token-transactions.ts';
import {
  type CreateTransaction,
  createTransaction,
  type FeeQuery,
  getFees,
  listTransactions,
  type Transaction,
} from '../contract/transactions/transactions.ts';
import type { Emit } from '../http/client-events.ts';
import type { CallOptions, Transport } from '../http/transport.ts';
import type { Decimal } from '../money/decimal.ts';
import {
  type TransactionFilter,
  type TransactionListQuery,
  wireFilter,
} from './transaction-filter.ts';

/** Calls of `client.transactions`. */
export type Transactions = ReturnType<typeof createTransactions>;

/** Token transfer whose fees are requested. */
export interface TokenFees {
  readonly tokenId: string;
  readonly amount: Decimal;
  /** Empty before it is known. */
  readonly toAddress: string;
  /** Text for the recipient, which some networks charge for. */
  readonly memo?: string;
}

/** Creates the calls about transactions: the history, fees, sending and replacing. */
export function createTransactions(transport: Transport) {
  return { ...historyCalls(transport), ...feeCalls(transport), ...sendCalls(transport) };
}

function historyCalls({ call }: Transport) {
  return {
    /**
     * Lists the transactions of a wallet, newest first.
     * @example
     * const { items } = await client.transactions.list(walletId, { type: 'SENT', pageSize: 100 });
     */
    list: (
      walletId: string,
      { page, pageSize, ...filter }: TransactionListQuery = {},
      options?: CallOptions,
    ) =>
      call(listTransactions)(
        { params: { walletId }, query: { ...wireFilter(filter), Page: page, PageSize: pageSize } },
        options,
      ),
    /**
     * Loads a transaction of a wallet.
     * @example
     * const { status } = await client.transactions.get(walletId, transactionId);
     */
    get: (walletId: string, transactionId: string, options?: CallOptions) =>
      call(getTransaction)({ params: { walletId, transactionId } }, options),
    /**
     * Finds a transaction in all wallets of the signed-in user.
     * @example
     * const { walletId, status } = await client.transactions.find(transactionId);
     */
    find: (transactionId: string, options?: CallOptions) =>
      call(findTransaction)({ params: { transactionId } }, options),
    /**
     * Exports the transactions of a wallet as a CSV file.
     * @example
     * const file = await client.transactions.export(walletId, { dateFrom });
     */
    export: (walletId: string, filter: TransactionFilter = {}, options?: CallOptions) =>
      call(exportTransactions)(
        { params: { walletId }, query: { ...wireFilter(filter), format: 'csv' } },
        options,
      ),
    /**
     * Updates the note of a transaction; an empty one removes it.
     * @example
     * await client.transactions.updateNote(walletId, { transactionId, note: 'Rent' });
     */
    updateNote: (walletId: string, note: UpdateNote, options?: CallOptions) =>
      call(updateNote)({ params: { walletId }, body: note }, options),
    /**
     * Loads the confirmations of a transaction by its hash.
     * @example
     * const { confirmations } = await client.transactions.getConfirmations(walletId, { hash, network });
     */
    getConfirmations: (walletId: string, query: GetConfirmations, options?: CallOptions) =>
      call(getConfirmations)({ params: { walletId }, query }, options),
    /**
     * Lists the confirmations of up to a hundred transactions.
     * @example
     * const rows = await client.transactions.listConfirmations(walletId, hashes);
     */
    listConfirmations: (walletId: string, hashes: readonly string[], options?: CallOptions) =>
      call(listConfirmations)(
        { params: { walletId }, query: { hashes: hashes.join(',') } },
        options,
      ),
  };
}

function feeCalls({ call }: Transport) {
  return {
    /**
     * Loads the fees of sending the native asset, with the largest amount that can be sent.
     * @example
     * const fees = await client.transactions.getFees(walletId, accountId, query);
     */
    getFees: (walletId: string, accountId: string, query: FeeQuery, options?: CallOptions) =>
      call(getFees)({ params: { walletId, accountId }, query }, options),
    /**
     * Loads the fees of sending a token.
     * @example
     * const fees = await client.transactions.getTokenFees(walletId, accountId, query);
     */
    getTokenFees: (walletId: string, accountId: string, query: TokenFees, options?: CallOptions) =>
      call(getTokenFees)(
        {
          params: { walletId, accountId },
          query: wireTokenFees({ walletId, accountId, ...query }),
        },
        options,
      ),
    /**
     * Estimates the fee of sending the native asset, with the request in the body.
     * @example
     * const fees = await client.transactions.estimateFee(walletId, accountId, query);
     */
    estimateFee: (walletId: string, accountId: string, query: FeeQuery, options?: CallOptions) =>
      call(estimateFee)({ params: { walletId, accountId }, body: query }, options),
    /**
     * Estimates the fee of sending a token, with the request in the body.
     * @example
     * const fees = await client.transactions.estimateTokenFee(walletId, accountId, query);
     */
    estimateTokenFee: (
      walletId: string,
      accountId: string,
      query: TokenFees,
      options?: CallOptions,
    ) =>
      call(estimateTokenFee)(
        { params: { walletId, accountId }, body: wireTokenFees({ walletId, accountId, ...query }) },
        options,
      ),
  };
}

function sendCalls({ call, emit }: Transport) {
  const announce = createAnnouncement(emit);
  return {
    /**
     * Signs and sends the native asset of an account. One idempotency key sends at most once.
     * @example
     * const sent = await client.transactions.send(walletId, accountId, order, { idempotencyKey });
     */
    send: async (
      walletId: string,
      accountId: string,
      transaction: CreateTransaction,
      options?: CallOptions,
    ) =>
      announce(
        await call(createTransaction)(
          { params: { walletId, accountId }, body: transaction },
          options,
        ),
      ),
    /**
     * Signs and sends a token of an account. One idempotency key sends at most once.
     * @example
     * const sent = await client.transactions.sendToken(walletId, accountId, order, { idempotencyKey });
     */
    sendToken: async (
      walletId: string,
      accountId: string,
      transaction: CreateTokenTransaction,
      options?: CallOptions,
    ) =>
      announce(
        await call(createTokenTransaction)(
          { params: { walletId, accountId }, body: transaction },
          options,
        ),
      ),
    /**
     * Creates an intent: the transaction to review, with the digest that signing is bound to.
     * @example
     * const { intentId, digest } = await client.transactions.createIntent(walletId, accountId, order);
     */
    createIntent: (
      walletId: string,
      accountId: string,
      intent: CreateIntent,
      options?: CallOptions,
    ) => call(createIntent)({ params: { walletId, accountId }, body: intent }, options),
    /**
     * Loads a stored intent, as the server will sign it.
     * @example
     * const { recipient, totalFee } = await client.transactions.getIntent({ walletId, accountId, intentId });
     */
    getIntent: (intent: IntentPath, options?: CallOptions) =>
      call(getIntent)({ params: intent }, options),
    /**
     * Loads the unsigned transaction of an intent, for an owner who signs it.
     * @example
     * const intent = await client.transactions.createIntent(walletId, accountId, order);
     * const plan = await client.transactions.getPlan(walletId, accountId, intent);
     */
    getPlan: async (
      walletId: string,
      accountId: string,
      { intentId, digest }: Pick<TransactionIntent, 'intentId' | 'digest'>,
      options?: CallOptions,
    ) =>
      (
        await call(getIntentPlan)(
          { params: { walletId, accountId, intentId }, query: { digest } },
          options,
        )
      ).plan,
    /**
     * Opens the link of a checkout page, and verifies the host that asks to be paid. An asset is chosen at the
     * host first, where one is given.
     * @example
     * const { id, host, amount } = await client.transactions.openRequest(walletId, { link });
     */
    openRequest: (walletId: string, request: OpenPaymentRequest, options?: CallOptions) =>
      call(openPaymentRequest)({ params: { walletId }, body: request }, options),
    /**
     * Loads the assets that a host takes, where `openRequest` fails because none is chosen yet.
     * @example
     * const { host, assets } = await client.transactions.listRequestAssets(walletId, link);
     */
    listRequestAssets: (walletId: string, link: string, options?: CallOptions) =>
      call(listRequestAssets)({ params: { walletId }, body: { link } }, options),
    /**
     * Loads the replacement that would speed up or cancel a pending transaction.
     * @example
     * const bump = await client.transactions.getReplacement(walletId, transactionId, 'SPEED_UP');
     */
    getReplacement: (
      walletId: string,
      transactionId: string,
      kind: ReplacementKind,
      options?: CallOptions,
    ) => call(getReplacement)({ params: { walletId, transactionId }, query: { kind } }, options),
    /**
     * Replaces a pending transaction by one with a higher fee.
     * @example
     * const sent = await client.transactions.replace(walletId, transactionId, replacement);
     */
    replace: (
      walletId: string,
      transactionId: string,
      replacement: ReplaceTransaction,
      options?: CallOptions,
    ) =>
      call(replaceTransaction)({ params: { walletId, transactionId }, body: replacement }, options),
    /**
     * Loads what it costs to speed up an incoming transaction that waits, on Bitcoin and Litecoin: the fee of a second
     * transaction that spends it and pays for both (child pays for parent).
     * @example
     * const { fee, value } = await client.transactions.getAcceleration(walletId, transactionId);
     */
    getAcceleration: (walletId: string, transactionId: string, options?: CallOptions) =>
      call(getAcceleration)({ params: { walletId, transactionId } }, options),
    /**
     * Speeds up an incoming transaction that waits, by a second one that spends it and pays for both.
     * @example
     * const child = await client.transactions.accelerate(walletId, transactionId, acceleration);
     */
    accelerate: (
      walletId: string,
      transactionId: string,
      acceleration: AccelerateTransaction,
      options?: CallOptions,
    ) =>
      call(accelerateTransaction)(
        { params: { walletId, transactionId }, body: acceleration },
        options,
      ),
  };
}

interface AccountTokenFees extends TokenFees {
  readonly walletId: string;
  readonly accountId: string;
}
const wireTokenFees = ({
  walletId,
  accountId,
  tokenId,
  amount,
  toAddress,
  memo,
}: AccountTokenFees) => ({
  Amount: amount,
  AccountId: accountId,
  ToAddress: toAddress,
  WalletId: walletId,
  TokenId: tokenId,
  ...(memo === undefined ? {} : { Memo: memo }),
});

/** Emits `transaction-created` once per transaction: a repeated key answers the same one again. */
function createAnnouncement(emit: Emit) {
  const known = new Set<string>();
  return <T extends Transaction>(transaction: T): T => {
    if (!known.has(transaction.id)) emit('transaction-created', { transaction });
    known.add(transaction.id);
    return transaction;
  };
}
