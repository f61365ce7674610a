import type { FeeEstimate, FeeQuery } from '../../../contract/transactions/transactions.ts';
import type { BillfoldClient } from '../../../create-client.ts';
import { toDecimal } from '../../../money/decimal.ts';
import { toBillfoldError } from '../../../state/resource.ts';
import type { FlowStore } from '../../flow.ts';
import { feeRateValue, isCustomFee } from '../custom-fee.ts';
import type { SendEvent } from '../events.ts';
import { memoOf } from '../memo-problem.ts';
import type { SendModel } from '../model.ts';
import { chosenAccount } from '../selectors/account.ts';
import {
  amountUnits,
  exactEstimate,
  exactKey,
  feePriorityOf,
  isPlanned,
  sweepEstimate,
  sweepKey,
} from '../selectors/fees.ts';
import { recipientAddress } from '../selectors/recipient.ts';
import { tokenFeeEstimate } from '../token-fee-estimate.ts';

export interface FeeLoading {
  /** Loads what the model needs now and did not need `before`. */
  follow(before: SendModel): void;
  retry(): void;
  stop(): void;
}
export interface FeeLoadingOptions {
  readonly client: BillfoldClient;
  readonly walletId: string;
  readonly store: FlowStore<SendModel, SendEvent>;
  readonly signal: AbortSignal;
}

/** Spec §9 "Debounce 100 ms". */
const debounceMs = 100;

/**
 * Keeps the estimates in step with what is typed: fees load on entering Amount, again on entering
 * Review where the reducer forgets them there, and follow amount and priority while they change.
 */
export function createFeeLoading(options: FeeLoadingOptions): FeeLoading {
  const { client, store, signal } = options;
  let cancelPending = (): void => {};

  async function load(of: 'sweep' | 'exact'): Promise<void> {
    const model = store.get();
    const question = questionOf(model, of);
    if (question === null) return;
    const { key } = question;
    try {
      const isPlan = of === 'exact' && isPlanned(model);
      const fees = await (isPlan ? plan(model, question) : ask(question));
      store.dispatch({ type: 'estimated', of, estimate: { key, fees } });
    } catch (error) {
      if (!signal.aborted && questionOf(store.get(), of)?.key === key)
        store.dispatch({ type: 'estimate-failed', error: toBillfoldError(error) });
    }
  }

  function ask({ accountId, tokenId, query }: Question): Promise<FeeEstimate> {
    const { walletId } = options;
    const params = { walletId, accountId };
    if (tokenId === null) return client.transactions.fees({ params, query }, { signal });
    const { amount: Amount, toAddress: ToAddress } = query;
    const asked = {
      Amount,
      ToAddress,
      AccountId: accountId,
      WalletId: walletId,
      TokenId: tokenId,
    };
    return client.transactions
      .tokenFees({ params, query: asked }, { signal })
      .then(tokenFeeEstimate);
  }

  /** The fee of exactly this send, at the rate that the sender named. */
  async function plan(model: SendModel, { accountId, query }: Question): Promise<FeeEstimate> {
    const { sweep } = model.estimates;
    if (sweep === null)
      throw new TypeError('What bounds the amount is known before it is reviewed.');
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
    const params = { walletId: options.walletId, accountId };
    const { fee, networkFee } = await client.transactions.intend({ params, body }, { signal });
    return { ...sweep.fees, estimatedFee: fee, networkFee };
  }

  function loadMissing(): void {
    const model = store.get();
    if (model.step !== 'amount' && model.step !== 'review') return;
    if (sweepEstimate(model) === null) void load('sweep');
    if (exactEstimate(model) === null) void load('exact');
  }

  return {
    follow(before) {
      const model = store.get();
      if (model.step !== before.step) loadMissing();
      else if (exactKey(model) !== exactKey(before)) {
        cancelPending();
        cancelPending = client.platform.schedule(loadMissing, debounceMs);
      }
    },
    retry: loadMissing,
    stop: () => cancelPending(),
  };
}

interface Question {
  readonly accountId: string;
  /** Null asks about the native asset. */
  readonly tokenId: string | null;
  readonly key: string;
  readonly query: FeeQuery;
}

/** An amount of zero asks for the cost of sending everything. */
function questionOf(model: SendModel, of: 'sweep' | 'exact'): Question | null {
  const chosen = chosenAccount(model);
  const amount = of === 'sweep' ? null : amountUnits(model);
  const isCovered = amount === null || amount === 0n || model.amountSource === 'maximum';
  if (chosen === null || (of === 'exact' && isCovered)) return null;
  const { account, asset } = chosen;
  return {
    accountId: account.id,
    tokenId: asset.token && asset.id,
    key: of === 'sweep' ? sweepKey(model) : exactKey(model),
    query: {
      amount: amount === null ? toDecimal('0') : toDecimal(amount, asset),
      toAddress: recipientAddress(model),
      // The estimate knows the rates of the network alone; the sender's own is computed from them.
      feeRate: isCustomFee(model) ? 'Medium' : feePriorityOf(model),
    },
  };
}
