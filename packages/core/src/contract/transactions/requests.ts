import * as z from 'zod/mini';
import { type FeePriority, feePriorities } from '../../assets/specified-values.ts';
import { describeRequest } from '../request-schemas.ts';
import {
  accountPath,
  amount,
  assetName,
  currencyFilter,
  endOfPeriod,
  flag,
  moment,
  orNull,
  walletPath,
} from '../request-values.ts';
import type { Schema } from '../schema.ts';
import { label, network, pageNumber, uuid } from '../values.ts';
import { secretPassword, seedPhrase } from '../wallets/requests.ts';
import type { AccelerateTransaction } from './acceleration.ts';
import * as accelerationCalls from './acceleration.ts';
import type { GetConfirmations } from './confirmations.ts';
import * as confirmationsCalls from './confirmations.ts';
import * as feeQueriesCalls from './fee-queries.ts';
import type { TransactionIdPath } from './get-transaction.ts';
import * as getTransactionCalls from './get-transaction.ts';
import type { CreateIntent, IntentPath, IntentPlanQuery } from './intents.ts';
import * as intentsCalls from './intents.ts';
import type { ListConfirmations } from './list-confirmations.ts';
import * as listConfirmationsCalls from './list-confirmations.ts';
import type { ListRequestAssets, OpenPaymentRequest } from './payment-requests.ts';
import * as paymentRequestCalls from './payment-requests.ts';
import type { ExportTransactions, ImportLabels, UpdateNote } from './records.ts';
import * as recordsCalls from './records.ts';
import * as replacementCalls from './replacement.ts';
import {
  kind,
  type ReplacementQuery,
  type ReplaceTransaction,
  type TransactionPath,
} from './replacement.ts';
import type { CreateTokenTransaction, TokenFeeQuery } from './token-transactions.ts';
import * as tokenTransactionsCalls from './token-transactions.ts';
import * as transactionsCalls from './transactions.ts';
import {
  type CreateTransaction,
  type FeeQuery,
  type ListTransactions,
  transactionStatus,
  type,
} from './transactions.ts';

const transactionPath = (): Schema<TransactionPath> =>
  z.strictObject({ walletId: uuid(), transactionId: uuid() });

/** Secrets of a request that signs with the keys of the wallet. */
const secrets = () => ({
  seedPhrase: orNull(seedPhrase()),
  password: orNull(secretPassword()),
  twoFactorCode: orNull(z.string().check(z.maxLength(16))),
});

const feePriority = (): Schema<FeePriority> => z.enum(feePriorities);

/** The bytes of a signed transaction, as many as a body has room for. */
export const rawTransaction = (): Schema<string> =>
  z
    .string()
    .check(
      z.maxLength(60_000),
      z.regex(/^([0-9a-f]{2})+$/, 'must be the bytes of a transaction in lower-case hex'),
    );

const gasAmount = () =>
  z.string().check(z.regex(/^[1-9]\d{0,12}$/, 'must be a whole number of gas'));

const dollars = () =>
  z
    .string()
    .check(
      z.regex(
        /^(0|[1-9]\d{0,11})(\.\d{1,2})?$/,
        'must be US dollars with two decimals at most, such as 12.50',
      ),
    );

const transactionFilters = () => ({
  CryptoCurrencyType: z.exactOptional(currencyFilter()),
  Asset: z.exactOptional(assetName()),
  AccountId: z.exactOptional(uuid()),
  DateFrom: z.exactOptional(moment()),
  DateTo: z.exactOptional(endOfPeriod()),
  Type: z.exactOptional(type()),
  Status: z.exactOptional(transactionStatus()),
  FiatFrom: z.exactOptional(dollars()),
  FiatTo: z.exactOptional(dollars()),
  Search: z.exactOptional(z.string().check(z.maxLength(128))),
  IsSpam: z.exactOptional(flag()),
});

const memo = () => z.string().check(z.maxLength(120));

const checkoutLink = () => z.string().check(z.trim(), z.minLength(1), z.maxLength(1_000));

const feeQuery = (): Schema<FeeQuery> =>
  z.strictObject({
    amount: amount(),
    toAddress: z.string().check(z.maxLength(128)),
    feeRate: feePriority(),
    memo: z.exactOptional(memo()),
  });

const tokenFeeQuery = (): Schema<TokenFeeQuery> =>
  z.strictObject({
    Amount: amount(),
    AccountId: uuid(),
    ToAddress: z.string().check(z.maxLength(128)),
    WalletId: uuid(),
    TokenId: label(128),
    Memo: z.exactOptional(memo()),
  });

/** Schema of the order that an intent fixes. */
export const createIntentBody = (): Schema<CreateIntent> =>
  z.strictObject({
    amount: amount(),
    destinationAddress: z.string().check(z.minLength(1), z.maxLength(128)),
    tokenId: orNull(label(128)),
    feeRate: feePriority(),
    feeRateValue: orNull(amount()),
    sendingMax: z.boolean(),
    memo: orNull(memo()),
    requestId: z.exactOptional(uuid()),
  });

/** Requests of the calls in contract/transactions, for the server, its documents and the fakes. */
export const transactionRequests = [
  describeRequest(confirmationsCalls.getConfirmations, {
    summary: 'How far a transaction of this wallet has come.',
    params: walletPath,
    query: (): Schema<GetConfirmations> =>
      z.strictObject({
        hash: z.string().check(z.minLength(1), z.maxLength(128)),
        network: network(),
      }),
  }),
  describeRequest(feeQueriesCalls.estimateFee, {
    summary: 'What sending the native asset would cost now, and the largest amount.',
    params: accountPath,
    body: feeQuery,
  }),
  describeRequest(feeQueriesCalls.estimateTokenFee, {
    summary: 'What sending a token would cost now in the native asset of its network.',
    params: accountPath,
    body: tokenFeeQuery,
  }),
  describeRequest(getTransactionCalls.getTransaction, {
    summary: 'One transaction of a wallet.',
    params: transactionPath,
  }),
  describeRequest(getTransactionCalls.findTransaction, {
    summary: 'One transaction of any wallet of the user, with the id of that wallet.',
    params: (): Schema<TransactionIdPath> => z.strictObject({ transactionId: uuid() }),
  }),
  describeRequest(intentsCalls.createIntent, {
    summary: 'Fix what a send will be, to be shown before it is signed.',
    params: accountPath,
    body: createIntentBody,
  }),
  describeRequest(intentsCalls.getIntent, {
    summary: 'A stored intent, as it will be signed.',
    params: (): Schema<IntentPath> =>
      z.strictObject({ walletId: uuid(), accountId: uuid(), intentId: uuid() }),
  }),
  describeRequest(intentsCalls.getIntentPlan, {
    summary:
      'The unsigned transaction of an intent, to be signed by its owner and sent as rawTransaction. 409 FEE_CHANGED, INTENT_EXPIRED, INTENT_MISMATCH.',
    params: (): Schema<IntentPath> =>
      z.strictObject({ walletId: uuid(), accountId: uuid(), intentId: uuid() }),
    query: (): Schema<IntentPlanQuery> =>
      z.strictObject({ digest: z.string().check(z.regex(/^[0-9a-f]{64}$/)) }),
  }),
  describeRequest(listConfirmationsCalls.listConfirmations, {
    summary: 'How far several transactions of this wallet have come; unknown hashes are left out.',
    params: walletPath,
    query: (): Schema<ListConfirmations> =>
      z.strictObject({
        hashes: z
          .string()
          .check(
            z.regex(
              /^[\w-]{1,128}(,[\w-]{1,128}){0,99}$/,
              'must be 1 to 100 hashes with commas between them',
            ),
          ),
      }),
  }),
  describeRequest(paymentRequestCalls.openPaymentRequest, {
    summary:
      'Open the link of a checkout page, and verify the host that asks. REQUEST_LINK_REFUSED, REQUEST_UNREACHABLE, REQUEST_NOT_VERIFIED, REQUEST_NOT_FOUND, METHOD_NOT_CHOSEN, METHOD_UNAVAILABLE, DETAILS_MISSING, REQUEST_EXPIRED, REQUEST_CANCELLED, REQUEST_PAID, REQUEST_WRONG_NETWORK.',
    params: walletPath,
    body: (): Schema<OpenPaymentRequest> =>
      z.strictObject({ link: checkoutLink(), assetId: z.exactOptional(label(128)) }),
  }),
  describeRequest(paymentRequestCalls.listRequestAssets, {
    summary:
      'The assets to choose from where METHOD_NOT_CHOSEN, as the host of the checkout page offers them. REQUEST_LINK_REFUSED, REQUEST_UNREACHABLE, REQUEST_NOT_FOUND.',
    params: walletPath,
    body: (): Schema<ListRequestAssets> => z.strictObject({ link: checkoutLink() }),
  }),
  describeRequest(recordsCalls.updateNote, {
    summary: 'Write the note of a transaction.',
    params: walletPath,
    body: (): Schema<UpdateNote> =>
      z.strictObject({ transactionId: uuid(), note: z.string().check(z.maxLength(500)) }),
  }),
  describeRequest(recordsCalls.exportTransactions, {
    summary:
      'The transactions that the filters leave, as a CSV file with a fixed order of columns.',
    params: walletPath,
    query: (): Schema<ExportTransactions> =>
      z.strictObject({ format: z.literal('csv'), ...transactionFilters() }),
  }),
  describeRequest(recordsCalls.exportLabels, {
    summary: 'The notes of transactions and the labels of addresses, one JSON object per line.',
    params: walletPath,
  }),
  describeRequest(recordsCalls.importLabels, {
    summary: 'Take notes and labels from a BIP-329 file.',
    bodyLimit: 2_097_152,
    params: walletPath,
    body: (): Schema<ImportLabels> =>
      z.strictObject({ jsonl: z.string().check(z.minLength(1), z.maxLength(900_000)) }),
  }),
  describeRequest(accelerationCalls.getAcceleration, {
    summary:
      'What it would cost to speed up an incoming transaction that waits. 409 NOT_ACCELERABLE.',
    params: transactionPath,
  }),
  describeRequest(accelerationCalls.accelerateTransaction, {
    summary: 'Sign and send a transaction that spends an incoming one and pays for both (CPFP).',
    params: transactionPath,
    body: (): Schema<AccelerateTransaction> => z.strictObject({ fee: amount(), ...secrets() }),
  }),
  describeRequest(replacementCalls.getReplacement, {
    summary: 'What it would cost to speed up or to cancel a send that waits. 409 NOT_REPLACEABLE.',
    params: transactionPath,
    query: (): Schema<ReplacementQuery> => z.strictObject({ kind: kind() }),
  }),
  describeRequest(replacementCalls.replaceTransaction, {
    summary: 'Sign and send a transaction in the place of one that waits; only one is ever mined.',
    params: transactionPath,
    body: (): Schema<ReplaceTransaction> =>
      z.strictObject({ kind: kind(), fee: amount(), ...secrets() }),
  }),
  describeRequest(tokenTransactionsCalls.createTokenTransaction, {
    summary: 'Sign and send a token. One Idempotency-Key sends at most once.',
    params: accountPath,
    body: (): Schema<CreateTokenTransaction> =>
      z.strictObject({
        amount: amount(),
        destinationAddress: z.string().check(z.minLength(1), z.maxLength(128)),
        gasLimit: orNull(gasAmount()),
        gasPrice: orNull(amount()),
        seedPhrase: orNull(seedPhrase()),
        password: orNull(secretPassword()),
        tokenId: label(128),
        twoFactorCode: orNull(z.string().check(z.maxLength(16))),
        sendingMax: z.boolean(),
        memo: z.exactOptional(memo()),
        rawTransaction: z.exactOptional(rawTransaction()),
        acceptFee: z.exactOptional(z.boolean()),
      }),
  }),
  describeRequest(tokenTransactionsCalls.getTokenFees, {
    summary: 'What sending a token would cost now in the native asset of its network.',
    params: accountPath,
    query: tokenFeeQuery,
  }),
  describeRequest(transactionsCalls.createTransaction, {
    summary: 'Sign and send the native asset. One Idempotency-Key sends at most once.',
    params: accountPath,
    body: (): Schema<CreateTransaction> =>
      z.strictObject({
        amount: amount(),
        destinationAddress: z.string().check(z.minLength(1), z.maxLength(128)),
        seedPhrase: orNull(seedPhrase()),
        password: orNull(secretPassword()),
        feeRate: feePriority(),
        feeRateValue: orNull(amount()),
        twoFactorCode: orNull(z.string().check(z.maxLength(16))),
        gasLimit: z.exactOptional(gasAmount()),
        sendingMax: z.boolean(),
        memo: z.exactOptional(memo()),
        rawTransaction: z.exactOptional(rawTransaction()),
        acceptFee: z.exactOptional(z.boolean()),
      }),
  }),
  describeRequest(transactionsCalls.getFees, {
    summary: 'What sending the native asset would cost now, and the largest amount.',
    params: accountPath,
    query: feeQuery,
  }),
  describeRequest(transactionsCalls.listTransactions, {
    summary: 'The transactions of a wallet, newest first.',
    params: walletPath,
    query: (): Schema<ListTransactions> =>
      z.strictObject({
        Page: z.exactOptional(pageNumber(1_000_000)),
        PageSize: z.exactOptional(pageNumber(100)),
        ...transactionFilters(),
      }),
  }),
];
