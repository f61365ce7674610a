import type { Endpoint } from '../schema.ts';
import type { AccountPath } from '../values.ts';
import { getTokenFees, type TokenFeeEstimate, type TokenFeeQuery } from './token-transactions.ts';
import { type FeeEstimate, type FeeQuery, getFees } from './transactions.ts';

/** The same questions as `getFees` and `getTokenFees`, asked in a body: addresses stay out of logs. */
export const estimateFee = {
  method: 'POST',
  path: '/api/wallets/{walletId}/transactions/fees/{accountId}',
  summary: 'What sending the native asset would cost now, and the largest amount.',
  params: getFees.params,
  body: getFees.query,
  response: getFees.response,
} satisfies Endpoint<AccountPath, unknown, FeeQuery, FeeEstimate>;

export const estimateTokenFee = {
  method: 'POST',
  path: '/api/wallets/{walletId}/transactions/token-fees/{accountId}',
  summary: 'What sending a token would cost now in the native asset of its network.',
  params: getTokenFees.params,
  body: getTokenFees.query,
  response: getTokenFees.response,
} satisfies Endpoint<AccountPath, unknown, TokenFeeQuery, TokenFeeEstimate>;
