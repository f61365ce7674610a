import type { TokenFeeEstimate } from '../../contract/transactions/token-transactions.ts';
import type { FeeEstimate } from '../../contract/transactions/transactions.ts';

/** In the words of the other estimate: both are in the native asset, and bounded by what there is of it. */
export function tokenFeeEstimate(fees: TokenFeeEstimate): FeeEstimate {
  const { estimatedFee, gasPrice, gasLimit, nativeAvailable, networkFee, expiresAt } = fees;
  return {
    estimatedFee,
    estimatedGasPrice: gasPrice,
    estimatedGasLimit: gasLimit,
    maximumAmount: nativeAvailable,
    networkFee,
    isApproximate: false,
    rates: null,
    expiresAt,
  };
}
