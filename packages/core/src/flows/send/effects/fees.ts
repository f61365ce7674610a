import type { TokenFeeEstimate } from '../../../contract/transactions/token-transactions.ts';
import type { FeeEstimate, FeeQuery } from '../../../contract/transactions/transactions.ts';
import { toBillfoldError } from '../../../errors/to-billfold-error.ts';
import { toDecimal } from '../../../money/decimal.ts';
import { feeRateValue, isCustomFee } from '../custom-fee.ts';
import type { EstimateBasis, SendModel } from '../model.ts';
import { chosenAccount } from '../selectors/account.ts';
import {
  estimateBasis,
  exactEstimate,
  exactKey,
  feePriorityOf,
  nativeBalance,
  sweepEstimate,
  usesIntentFee,
} from '../selectors/fees.ts';
import { memoOf, recipientAddress } from '../selectors/recipient.ts';
import type { Effect, EffectContext } from './effect.ts';

const debounceMs = 100;

/**
 * Keeps the fee estimates up to date: loads them on Amount, again on Review where the reducer
 * discards them there, and after each change of amount, priority or balance.
 */
export function createFeesLoader(context: EffectContext): Effect & { retry(): void; stop(): void } {
  const { client, get, dispatch, signal } = context;
  let cancelPending = (): void => {};

  async function load(of: 'sweep' | 'exact'): Promise<void> {
    const model = get();
    const request = estimateRequest(model, of);
    if (request === null) return;
    const { basis } = request;
    try {
      const isIntent = of === 'exact' && usesIntentFee(model);
      const fees = await (isIntent
        ? fetchIntentFee(context, request)
        : fetchEstimate(context, request));
      dispatch({ type: 'estimated', of, estimate: { ...basis, fees } });
    } catch (error) {
      if (!signal.aborted && estimateRequest(get(), of)?.basis.key === basis.key)
        dispatch({ type: 'estimate-failed', error: toBillfoldError(error) });
    }
  }

  function loadMissing(): void {
    const model = get();
    if (model.step !== 'amount' && model.step !== 'review') return;
    if (sweepEstimate(model) === null) void load('sweep');
    if (exactEstimate(model) === null) void load('exact');
  }

  return {
    onChange(before) {
      const model = get();
      if (model.step !== before.step) loadMissing();
      else if (
        exactKey(model) !== exactKey(before) ||
        nativeBalance(model) !== nativeBalance(before)
      ) {
        cancelPending();
        cancelPending = client.platform.schedule(loadMissing, debounceMs);
      }
    },
    retry: loadMissing,
    stop: () => cancelPending(),
  };
}

function fetchEstimate(
  { client, walletId, signal }: EffectContext,
  { accountId, tokenId, query }: EstimateRequest,
): Promise<FeeEstimate> {
  const { transactions } = client;
  if (tokenId === null) return transactions.getFees(walletId, accountId, query, { signal });
  const { feeRate: _, ...order } = query;
  return transactions
    .getTokenFees(walletId, accountId, { tokenId, ...order }, { signal })
    .then(fromTokenEstimate);
}

/** Fetches the fee of exactly this transaction at the custom rate. */
async function fetchIntentFee(
  { client, walletId, get, signal }: EffectContext,
  { accountId, query }: EstimateRequest,
): Promise<FeeEstimate> {
  const model = get();
  const { sweep } = model.estimates;
  if (sweep === null) throw new TypeError('The sweep estimate is loaded before Review.');
  const memo = memoOf(model);
  const body = {
    amount: query.amount,
    destinationAddress: query.toAddress,
    tokenId: null,
    feeRate: 'Custom',
    feeRateValue: feeRateValue(model),
    sendingMax: false,
    memo: memo === '' ? null : memo,
  } as const;
  const { fee, networkFee } = await client.transactions.createIntent(walletId, accountId, body, {
    signal,
  });
  return { ...sweep.fees, estimatedFee: fee, networkFee };
}

interface EstimateRequest {
  readonly accountId: string;
  /** Null for the native asset. */
  readonly tokenId: string | null;
  readonly basis: EstimateBasis;
  readonly query: FeeQuery;
}

/** Builds the request of an estimate; an amount of zero requests the cost of sending everything. */
function estimateRequest(model: SendModel, of: 'sweep' | 'exact'): EstimateRequest | null {
  const chosen = chosenAccount(model);
  const basis = estimateBasis(model, of);
  const { amount } = basis;
  const isCovered = amount === null || amount === 0n || model.amountSource === 'maximum';
  if (chosen === null || (of === 'exact' && isCovered)) return null;
  const { account, asset } = chosen;
  const memo = memoOf(model);
  return {
    accountId: account.id,
    tokenId: asset.token && asset.id,
    basis,
    query: {
      amount: amount === null ? toDecimal('0') : toDecimal(amount, asset),
      toAddress: recipientAddress(model),
      // The estimate takes the network's rates only; selectors/fees.ts computes the fee at a custom one.
      feeRate: isCustomFee(model) ? 'Medium' : feePriorityOf(model),
      ...(memo === '' ? {} : { memo }),
    },
  };
}

/** Maps the estimate of a token, whose fee and available balance are of the native asset. */
function fromTokenEstimate(fees: TokenFeeEstimate): FeeEstimate {
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
