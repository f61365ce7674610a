import { type BaseUnits, getNetwork, toBaseUnits, toDecimal } from '@billfold/core';
import type { TokenFeeEstimate, TokenFeeQuery } from '@billfold/core/contract';
import { getSpending, type SpendingAccount } from '../families/spending.ts';
import { notFound } from '../platform/api-error.ts';
import { requireToken } from '../sends/create/require-token.ts';
import { parseUnits, requirePayable } from '../sends/create/send-request.ts';
import { loadAssetBalance } from '../services/accounts/account-balances.ts';
import type { ServiceContext } from '../services/context.ts';

const validForMs = 60_000;

/**
 * What the send of a token would cost now, in the native asset. An amount of zero, or of more than
 * there is, is priced as all of it.
 * @throws {ApiError} 404, also TOKEN_NOT_FOUND; 400 TOKEN_NOT_SUPPORTED, ADDRESS_INVALID
 */
export async function estimateTokenFees(
  context: ServiceContext,
  account: SpendingAccount,
  query: TokenFeeQuery,
): Promise<TokenFeeEstimate> {
  // The path names both as well: it is one account that is asked about.
  if (query.AccountId !== account.id || query.WalletId !== account.walletId)
    throw notFound('account');
  const token = requireToken(account.network, query.TokenId);
  if (query.ToAddress !== '') requirePayable(account.network, query.ToAddress, account.chain);
  const recipient = query.ToAddress === '' ? null : query.ToAddress;
  const units = parseUnits(query.Amount, token.decimals);
  const held = await loadAssetBalance(context.db, account, token.id);
  const amount = units === 0n || units > held.spendable ? 'max' : units;
  const asked = { token, recipient, amount } as const;
  const spending = getSpending(account.network);
  const quote = await spending.quote(context, account, asked);
  const { terms, networkFee, estimateFee } = quote.price(networkChoice);
  const { symbol, decimals } = getNetwork(account.network);
  const inMainUnits = (of: BaseUnits) => toDecimal(of, { decimals });
  return {
    estimatedFee: inMainUnits(await estimateFee(context.db, asked)),
    gasPrice: terms.per === 'gas' ? inMainUnits(toBaseUnits(terms.gasPrice)) : null,
    gasLimit: terms.per === 'gas' ? `${terms.gasLimit}` : null,
    nativeSymbol: symbol,
    nativeAvailable: inMainUnits(await spending.spendable(context.db, account)),
    networkFee: networkFee && inMainUnits(networkFee),
    expiresAt: new Date(context.platform.clock.now() + validForMs),
  };
}

/** Leaves everything to the network: a token has no choice of priority. */
const networkChoice = {
  feeRate: 'Medium',
  feeRateValue: null,
  gasLimit: null,
  gasPrice: null,
} as const;
