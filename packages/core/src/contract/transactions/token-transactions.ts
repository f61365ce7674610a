import * as z from 'zod/mini';
import type { Decimal } from '../../money/decimal.ts';
import type { Endpoint, Schema } from '../schema.ts';
import { type AccountPath, date, decimal } from '../values.ts';

import { type SentTransaction, sentTransaction } from './transactions.ts';

/**
 * Request with exactly the specified keys (R-SEND-17); absent secrets are null, and exactly one of
 * the two is given.
 */
export interface CreateTokenTransaction {
  readonly amount: Decimal;
  readonly destinationAddress: string;
  /** Both null on networks without gas. */
  readonly gasLimit: string | null;
  /** The most that is paid per gas, in main units of the native asset. */
  readonly gasPrice: Decimal | null;
  readonly seedPhrase: string | null;
  readonly password: string | null;
  readonly tokenId: string;
  readonly twoFactorCode: string | null;
  readonly sendingMax: boolean;
  /** TON and SOL only. */
  readonly memo?: string;
  /** Signed already, in hex: then both secrets are null, and the call names its review. */
  readonly rawTransaction?: string;
  /** True accepts a fee above a tenth of the amount or $50, which is refused otherwise (`FEE_HIGH`). */
  readonly acceptFee?: boolean;
}
export const createTokenTransaction: Endpoint<
  AccountPath,
  unknown,
  CreateTokenTransaction,
  SentTransaction
> = {
  method: 'POST',
  path: '/api/wallets/{walletId}/transactions/accounts/{accountId}/tokens',
  status: 201,
  secret: true,
  idempotent: true,
  response: sentTransaction,
};

/** Query of a token's fee estimate (R-TX-03): the ids are in the query too. */
export interface TokenFeeQuery {
  readonly Amount: Decimal;
  readonly AccountId: string;
  /** Empty before it is known. */
  readonly ToAddress: string;
  readonly WalletId: string;
  readonly TokenId: string;
  /** Text for the recipient, which some networks charge for. */
  readonly Memo?: string;
}
export interface TokenFeeEstimate {
  /** Paid in the native asset. */
  readonly estimatedFee: Decimal;
  readonly gasPrice: Decimal | null;
  readonly gasLimit: string | null;
  readonly nativeSymbol: string;
  /** Native balance available for fees. */
  readonly nativeAvailable: Decimal;
  readonly networkFee: Decimal | null;
  readonly expiresAt: Date;
}
export const getTokenFees: Endpoint<AccountPath, TokenFeeQuery, unknown, TokenFeeEstimate> = {
  method: 'GET',
  path: '/api/wallets/{walletId}/transactions/token-fees/{accountId}',
  response: (): Schema<TokenFeeEstimate> =>
    z.object({
      estimatedFee: decimal(),
      gasPrice: z.nullable(decimal()),
      gasLimit: z.nullable(z.string()),
      nativeSymbol: z.string(),
      nativeAvailable: decimal(),
      networkFee: z.nullable(decimal()),
      expiresAt: date(),
    }),
};
