import type { FeePriority, KeyType } from '../../assets/specified-values.ts';
import type { Account } from '../../contract/accounts.ts';
import type { Config } from '../../contract/config.ts';
import type { CurrentRate } from '../../contract/rates.ts';
import type { FeeEstimate, Transaction } from '../../contract/transactions.ts';
import type { AnyBillfoldError } from '../../errors/error-kinds.ts';
import type { Decimal } from '../../money/decimal.ts';
import type { Rate } from '../../money/rate.ts';
import type { RateAge } from './rate-age.ts';

export type SendStep = 'recipient' | 'amount' | 'review' | 'sign' | 'result';
/** Spec §3 "key type". */
export type SignMethod = KeyType;
/** In which of the two the amount is typed. */
export type AmountSide = 'asset' | 'usd';
export type SendField = 'account' | 'recipient' | 'amount' | 'feePriority';

/** What stands in the fields at first, and again after a reset. */
export interface SendPrefill {
  readonly accountId?: string;
  /** An address or a payment URI of one. */
  readonly recipient?: string;
  readonly amount?: Decimal;
  /** Used where `amount` is not given. */
  readonly amountUsd?: Decimal;
  /** Of no effect on networks whose fee cannot be chosen. */
  readonly feePriority?: Exclude<FeePriority, 'Custom'>;
}
export interface SendStart {
  readonly prefill?: SendPrefill;
  /** Fields that are shown but not changed, as far as they are filled. */
  readonly lock?: readonly SendField[];
}

/** What the reducer keeps. Totals, errors and what may be pressed are selectors (send-view.ts). */
export interface SendModel {
  readonly start: SendStart;
  readonly step: SendStep;
  readonly source:
    | { readonly status: 'loading' }
    | { readonly status: 'failed'; readonly error: AnyBillfoldError }
    | {
        readonly status: 'ready';
        readonly accounts: readonly Account[];
        readonly networks: Config['networks'];
      };
  readonly accountId: string | null;
  /** As typed. */
  readonly recipient: string;
  /** Which of the two blank-recipient sentences is due. */
  readonly recipientJudged: 'not-yet' | 'on-blur' | 'on-continue';
  /** As typed, in main units; empty while nothing is. */
  readonly amount: string;
  /** The same in US dollars, as typed or computed; empty without a price. */
  readonly amountUsd: string;
  readonly edited: AmountSide;
  /**
   * From which the other is computed. Switching makes it the asset's, so that this stays exact.
   * `maximum` was taken by Max: the amount is whatever the most is, also when that changes.
   */
  readonly amountSource: AmountSide | 'maximum';
  readonly isAmountJudged: boolean;
  readonly feePriority: FeePriority;
  readonly estimates: Estimates;
  /** The last price that was asked for. */
  readonly rate: KnownRate | null;
  readonly signMethod: SignMethod | null;
  readonly signing:
    | { readonly status: 'idle' }
    | { readonly status: 'sending' }
    /** The connection broke after the request left: it may have been sent. */
    | { readonly status: 'checking' }
    | { readonly status: 'refused'; readonly error: AnyBillfoldError };
  readonly transaction: Transaction | null;
}

export interface KnownRate {
  /** Of which asset. */
  readonly symbol: string;
  readonly current: CurrentRate;
  /** `currentRate`, to compute with. */
  readonly price: Rate;
  readonly age: RateAge;
}
export interface Estimates {
  /** Of sending everything: what bounds the amount. */
  readonly sweep: Estimate | null;
  /** Of sending what is typed. */
  readonly exact: Estimate | null;
  readonly error: AnyBillfoldError | null;
}
export interface Estimate {
  /** What it was asked for; an answer to another question is not used. */
  readonly key: string;
  readonly fees: FeeEstimate;
}

export const noEstimates: Estimates = { sweep: null, exact: null, error: null };

export const noAmount = {
  amount: '',
  amountUsd: '',
  edited: 'asset',
  amountSource: 'asset',
  isAmountJudged: false,
} as const;

export function initialSendModel(start: SendStart = {}): SendModel {
  const { accountId = null, recipient = '', feePriority = 'Medium' } = start.prefill ?? {};
  return {
    start,
    step: 'recipient',
    source: { status: 'loading' },
    accountId,
    recipient,
    recipientJudged: 'not-yet',
    ...startingAmount(start),
    feePriority,
    estimates: noEstimates,
    rate: null,
    signMethod: null,
    signing: { status: 'idle' },
    transaction: null,
  };
}

type TypedAmount = Pick<
  SendModel,
  'amount' | 'amountUsd' | 'edited' | 'amountSource' | 'isAmountJudged'
>;

export function startingAmount({ prefill = {} }: SendStart): TypedAmount {
  const { amount, amountUsd } = prefill;
  if (amount !== undefined) return { ...noAmount, amount };
  if (amountUsd === undefined) return noAmount;
  return { ...noAmount, amountUsd, edited: 'usd', amountSource: 'usd' };
}
