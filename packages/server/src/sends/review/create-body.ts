import type {
  CreateIntent,
  CreateTokenTransaction,
  CreateTransaction,
} from '@billfold/core/contract';

/** Returns the body of the create call that a review prepares, without its secrets. */
export function asCreateBody(order: CreateIntent): CreateTransaction | CreateTokenTransaction {
  const { tokenId, feeRate, feeRateValue, memo, requestId: _, ...rest } = order;
  const common = {
    ...rest,
    ...{ seedPhrase: null, password: null, twoFactorCode: null },
    ...(memo === null ? {} : { memo }),
  };
  return tokenId === null
    ? { ...common, feeRate, feeRateValue }
    : { ...common, tokenId, gasLimit: null, gasPrice: null };
}

/** Returns the order of a create call, as a review states it. */
export function toOrder(body: CreateTransaction | CreateTokenTransaction): CreateIntent {
  const { amount, destinationAddress, sendingMax, memo = '' } = body;
  const isToken = 'tokenId' in body;
  return {
    amount,
    destinationAddress,
    tokenId: isToken ? body.tokenId : null,
    feeRate: isToken ? 'Medium' : body.feeRate,
    feeRateValue: isToken ? null : body.feeRateValue,
    sendingMax,
    memo: memo === '' ? null : memo,
  };
}
