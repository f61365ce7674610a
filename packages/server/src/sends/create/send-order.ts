import {
  type AccountAsset,
  type BaseUnits,
  getNetwork,
  type Network,
  nativeAsset,
  type TokenDefinition,
} from '@billfold/core';
import type { CreateTokenTransaction, CreateTransaction } from '@billfold/core/contract';
import type { FeeChoice } from '../../families/fee-choice.ts';
import type { SpendingAccount } from '../../families/spending.ts';
import { fieldRefused } from '../../platform/field-refused.ts';
import { memoOf } from './memo-of.ts';
import { requireToken } from './require-token.ts';
import { amountOf } from './send-request.ts';

/** Order of a send, read from the body of either create call. */
export interface SendOrder {
  readonly asset: AccountAsset;
  /** The asset where it is a token; null for the native asset. */
  readonly token: TokenDefinition | null;
  readonly amount: BaseUnits;
  readonly memo: string | null;
  readonly fees: FeeChoice;
}

/**
 * Reads asset, amount, memo and fee of a create call.
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

/** Refuses gas fields on a network without gas (R-SEND-17): the request was meant for another one. */
function refuseGas(network: Network, body: CreateTransaction | CreateTokenTransaction): void {
  if (getNetwork(network).gas !== null) return;
  const { gasLimit = null } = body;
  if (gasLimit !== null) throw fieldRefused('gasLimit', { message: 'This network has no gas' });
  if ('gasPrice' in body && body.gasPrice !== null)
    throw fieldRefused('gasPrice', { message: 'This network has no gas' });
}

/** Reads the fee of a request. A token send has no priority: its gas limit and price are the reviewed ones. */
function feesOf(body: CreateTransaction | CreateTokenTransaction): FeeChoice {
  if ('tokenId' in body) {
    const { gasLimit, gasPrice } = body;
    return { feeRate: 'Medium', feeRateValue: null, gasLimit, gasPrice };
  }
  const { feeRate, feeRateValue, gasLimit = null } = body;
  return { feeRate, feeRateValue, gasLimit, gasPrice: null };
}
