import type { Endpoint } from '../schema.ts';
import type { AccountPath } from '../values.ts';
import { getTokenFees, type TokenFeeEstimate, type TokenFeeQuery } from './token-transactions.ts';
import { type FeeEstimate, type FeeQuery, getFees } from './transactions.ts';

/**
 * Estimates a fee like `getFees`, with the query in the body: addresses stay out of logs, see "Fee
 * calls take a query or a body" in docs/decisions/fees.md.
 */
export const estimateFee: Endpoint<AccountPath, unknown, FeeQuery, FeeEstimate> = {
  method: 'POST',
  path: '/api/wallets/{walletId}/transactions/fees/{accountId}',
  response: getFees.response,
};

export const estimateTokenFee: Endpoint<AccountPath, unknown, TokenFeeQuery, TokenFeeEstimate> = {
  method: 'POST',
  path: '/api/wallets/{walletId}/transactions/token-fees/{accountId}',
  response: getTokenFees.response,
};
