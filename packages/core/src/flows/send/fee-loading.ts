import type { FeePriority } from '../../assets/specified-values.ts';
import type { BillfoldClient } from '../../create-client.ts';
import { type Decimal, toDecimal } from '../../money/decimal.ts';
import { toBillfoldError } from '../../state/resource.ts';
import type { FlowStore } from '../flow.ts';
import type { SendEvent } from './send-event.ts';
import type { SendModel } from './send-model.ts';
import {
  amountUnits,
  chosenAccount,
  exactEstimate,
  exactKey,
  feePriorityOf,
  recipientAddress,
  sweepEstimate,
  sweepKey,
} from './send-selectors.ts';

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
    const { accountId, key, ...query } = question;
    try {
      const params = { walletId: options.walletId, accountId };
      const fees = await client.transactions.fees({ params, query }, { signal });
      store.dispatch({ type: 'estimated', of, estimate: { key, fees } });
    } catch (error) {
      if (!signal.aborted && questionOf(store.get(), of)?.key === key)
        store.dispatch({ type: 'estimate-failed', error: toBillfoldError(error) });
    }
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
  readonly key: string;
  readonly amount: Decimal;
  readonly toAddress: string;
  readonly feeRate: FeePriority;
}

/** An amount of zero asks for the cost of sending everything. */
function questionOf(model: SendModel, of: 'sweep' | 'exact'): Question | null {
  const chosen = chosenAccount(model);
  const amount = of === 'sweep' ? null : amountUnits(model);
  const isCovered = amount === null || amount === 0n || model.amountSource === 'maximum';
  if (chosen === null || (of === 'exact' && isCovered)) return null;
  return {
    accountId: chosen.account.id,
    key: of === 'sweep' ? sweepKey(model) : exactKey(model),
    amount:
      amount === null ? toDecimal('0') : toDecimal(amount, { decimals: chosen.network.decimals }),
    toAddress: recipientAddress(model),
    feeRate: feePriorityOf(model),
  };
}
