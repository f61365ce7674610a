import type { FeePriority, KeyType } from '../../assets/specified-values.ts';
import type { Account } from '../../contract/accounts/accounts.ts';
import type { Config } from '../../contract/config/config.ts';
import type { CurrentRate } from '../../contract/rates/rates.ts';
import type { FeeEstimate, Transaction } from '../../contract/transactions/transactions.ts';
import type { AnyBillfoldError, ValidationError } from '../../errors/error-kinds.ts';
import type { Decimal } from '../../money/decimal.ts';
import type { Rate } from '../../money/rate.ts';
import type { ChainName } from '../../networks/network.ts';
import type { Network } from '../../networks/network-codes.ts';
import type { Recipient } from '../../payment-uri/parse-recipient.ts';
import type { KnownRecipients } from './known-recipients.ts';
import type { RateAge } from './rate-age.ts';

export type SendStep = 'recipient' | 'amount' | 'review' | 'sign' | 'result';
/** Spec §3 "key type". */
export type SignMethod = KeyType;
/** In which of the two the amount is typed. */
export type AmountSide = 'asset' | 'usd';
/** A locked amount keeps its asset as well. */
export type SendField = 'account' | 'asset' | 'recipient' | 'memo' | 'amount' | 'feePriority';

/** What stands in the fields at first, and again after a reset. */
export interface SendPrefill {
  readonly accountId?: string;
  /** Such as `USDT@ETH`; the native asset of the account unless given. */
  readonly tokenId?: string;
  /** An address or a payment URI of one. */
  readonly recipient?: string;
  /** Text for the recipient, where the network has it. */
  readonly memo?: string;
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
  /** The sender may name a fee rate of their own, where the network leaves a choice. */
  readonly allowCustomFee?: boolean;
}

/** What a text asks to pay, or why it cannot be read, on one chain of a network. */
export interface RecipientRead {
  readonly text: string;
  readonly network: Network;
  readonly chain: ChainName;
  readonly read: Recipient | ValidationError;
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
  /** The id of a token; null for the native asset. */
  readonly assetId: string | null;
  /** As typed. */
  readonly recipient: string;
  /** What `recipient` was last read as: a keystroke in another field does not read it again. */
  readonly recipientRead?: RecipientRead;
  /** Which of the two blank-recipient sentences is due. */
  readonly recipientJudged: 'not-yet' | 'on-blur' | 'on-continue';
  /** Whom this wallet knows on one network; null before a recipient is typed. */
  readonly known: KnownRecipients | null;
  /** The address that is meant although it looks like another. */
  readonly acceptedLookAlike: string | null;
  /** As typed. Of no effect on networks without memos. */
  readonly memo: string;
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
  /** For `Custom`: satoshis per virtual byte, as typed. */
  readonly customRate: string;
  readonly estimates: Estimates;
  /** The fees that are meant although they are high. */
  readonly acceptedFee: string | null;
  /** The last price of something to be sent that was asked for. */
  readonly rate: KnownRate | null;
  /** The last price of what a token's fee is paid in. */
  readonly nativeRate: KnownRate | null;
  readonly signMethod: SignMethod | null;
  /** A signature takes a two-factor code too. */
  readonly asksCode: boolean;
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
  /** Of a token likewise: its `maximumAmount` is what there is of the native asset for the fee. */
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
  const { prefill = {} } = start;
  const { accountId = null, tokenId: assetId = null } = prefill;
  const { recipient = '', memo = '', feePriority = 'Medium' } = prefill;
  return {
    start,
    step: 'recipient',
    source: { status: 'loading' },
    accountId,
    assetId,
    recipient,
    recipientJudged: 'not-yet',
    known: null,
    acceptedLookAlike: null,
    memo,
    ...startingAmount(start),
    feePriority,
    customRate: '',
    estimates: noEstimates,
    acceptedFee: null,
    rate: null,
    nativeRate: null,
    signMethod: null,
    asksCode: false,
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
