import {
  type AccountAsset,
  type BaseUnits,
  getNetwork,
  type Network,
  nativeAsset,
  type TokenDefinition,
} from '@billfold/core';
import type { CreateTokenTransaction, CreateTransaction } from '@billfold/core/contract';
import type { FeeChoice, SpendingAccount } from '../../families/spending.ts';
import { fieldRefused } from '../../services/field-refused.ts';
import { memoOf } from './memo-of.ts';
import { requireToken } from './require-token.ts';
import { amountOf } from './send-request.ts';

/** What both calls that send ask for, in the words of either. */
export interface SendOrder {
  readonly asset: AccountAsset;
  /** The same where it is a token; null for the native asset. */
  readonly token: TokenDefinition | null;
  readonly amount: BaseUnits;
  readonly memo: string | null;
  readonly fees: FeeChoice;
}

/**
 * @throws {ApiError} 400 VALIDATION_FAILED, AMOUNT_BELOW_MINIMUM, TOKEN_NOT_SUPPORTED; 404
 * TOKEN_NOT_FOUND
 */
export function readOrder(
  { network }: SpendingAccount,
  body: CreateTransaction | CreateTokenTransaction,
): SendOrder {
  refuseGas(network, body);
  const token = 'tokenId' in body ? requireToken(network, body.tokenId) : null;
  const asset = token ?? nativeAsset(network);
  const amount = amountOf(body.amount, asset);
  return { asset, token, amount, memo: memoOf(network, body), fees: feesOf(body) };
}

/** R-SEND-17: what speaks of gas where there is none was meant for another network. */
function refuseGas(network: Network, body: CreateTransaction | CreateTokenTransaction): void {
  if (getNetwork(network).gas !== null) return;
  const { gasLimit = null } = body;
  if (gasLimit !== null) throw fieldRefused('gasLimit', { message: 'This network has no gas' });
  if ('gasPrice' in body && body.gasPrice !== null)
    throw fieldRefused('gasPrice', { message: 'This network has no gas' });
}

/** A token leaves no choice of priority: what it says of gas is what was reviewed. */
function feesOf(body: CreateTransaction | CreateTokenTransaction): FeeChoice {
  if ('tokenId' in body) {
    const { gasLimit, gasPrice } = body;
    return { feeRate: 'Medium', feeRateValue: null, gasLimit, gasPrice };
  }
  const { feeRate, feeRateValue, gasLimit = null } = body;
  return { feeRate, feeRateValue, gasLimit, gasPrice: null };
}
