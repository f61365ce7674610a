import { type BaseUnits, getNetwork, toBaseUnits, toDecimal } from '@billfold/core';
import type { TokenFeeEstimate, TokenFeeQuery } from '@billfold/core/contract';
import { loadAssetBalance } from '../accounts/account-balances.ts';
import type { ServiceContext } from '../context.ts';
import { getFamily } from '../families/families.ts';
import { quoteSend } from '../families/quote-send.ts';
import type { SpendingAccount } from '../families/spending.ts';
import { notFound } from '../platform/api-error.ts';
import { memoOf } from '../sends/create/memo-of.ts';
import { requireToken } from '../sends/create/require-token.ts';
import { parseUnits, requirePayable } from '../sends/create/send-request.ts';

const validForMs = 60_000;

/**
 * Estimates the fee of a token send now, in the native asset. An amount of zero, or above the token
 * balance, is priced as the whole balance.
 * @throws {ApiError} 404, also TOKEN_NOT_FOUND; 400 TOKEN_NOT_SUPPORTED, ADDRESS_INVALID; 409 SPENDING_BLOCKED
 */
export async function estimateTokenFees(
  context: ServiceContext,
  account: SpendingAccount,
  query: TokenFeeQuery,
): Promise<TokenFeeEstimate> {
  // The path names the wallet and the account as well: both must be the same ones.
  if (query.AccountId !== account.id || query.WalletId !== account.walletId)
    throw notFound('account');
  const token = requireToken(account.network, query.TokenId);
  if (query.ToAddress !== '') requirePayable(account.network, query.ToAddress, account.chain);
  const recipient = query.ToAddress === '' ? null : query.ToAddress;
  const units = parseUnits(query.Amount, token.decimals);
  const held = await loadAssetBalance(context.db, account, token.id);
  const amount = units === 0n || units > held.spendable ? 'max' : units;
  const memo = memoOf(account.network, query.Memo === undefined ? {} : { memo: query.Memo });
  const request = { token, recipient, amount, memo } as const;
  const { spending } = getFamily(account.network);
  const quote = await quoteSend(context, spending, { account, request });
  const { terms, networkFee, estimateFee } = quote.price(networkChoice);
  const { fee } = await estimateFee(context.db, request);
  const { symbol, decimals } = getNetwork(account.network);
  const inMainUnits = (value: BaseUnits) => toDecimal(value, { decimals });
  return {
    estimatedFee: inMainUnits(fee),
    gasPrice: terms.per === 'gas' ? inMainUnits(toBaseUnits(terms.gasPrice)) : null,
    gasLimit: terms.per === 'gas' ? `${terms.gasLimit}` : null,
    nativeSymbol: symbol,
    nativeAvailable: inMainUnits(await spending.loadSpendable(context.db, account)),
    networkFee: networkFee && inMainUnits(networkFee),
    expiresAt: new Date(context.platform.clock.now() + validForMs),
  };
}

/** Takes gas limit and price of the network: a token send has no choice of priority. */
const networkChoice = {
  feeRate: 'Medium',
  feeRateValue: null,
  gasLimit: null,
  gasPrice: null,
} as const;
