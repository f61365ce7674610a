import type { Account } from '../../contract/accounts.ts';
import type { CurrentRate } from '../../contract/rates.ts';
import type { FeePriority, Transaction } from '../../contract/transactions.ts';
import type { AnyBillfoldError, ValidationError } from '../../errors/error-kinds.ts';
import { toBaseUnits } from '../../money/base-units.ts';
import type { Cents } from '../../money/cents.ts';
import { type Decimal, parseAmount, toDecimal } from '../../money/decimal.ts';
import { toFiat } from '../../money/rate.ts';
import type { NetworkDefinition } from '../../networks/network.ts';
import { canEnterUsd } from './linked-amounts.ts';
import type { AmountSide, SendField, SendModel, SendStep, SignMethod } from './send-model.ts';
import {
  amountProblem,
  amountUnits,
  type ChosenAccount,
  chosenAccount,
  exactEstimate,
  isSendingMax,
  knownRate,
  maximumUnits,
  recipientAddress,
  recipientProblem,
  sweepEstimate,
} from './send-selectors.ts';

/** What the Send dialog draws. */
export interface SendState {
  /** `empty`: no account has anything to send. */
  readonly status: 'loading' | 'failed' | 'empty' | 'ready';
  readonly step: SendStep;
  readonly accounts: readonly Account[];
  readonly account: Account | null;
  readonly network: NetworkDefinition | null;
  /** As typed. */
  readonly recipient: string;
  /** The address that it names; empty while it names none. */
  readonly recipientAddress: string;
  /** As typed, in main units. */
  readonly amount: string;
  /** The same in US dollars; follows, or is followed by `amount`, 100 ms after the last keystroke. */
  readonly amountUsd: string;
  readonly edited: AmountSide;
  /** There is a price, and it is not too old. */
  readonly canEnterUsd: boolean;
  /** Null while no price is known, which stops nothing else. */
  readonly rate: CurrentRate | null;
  /** So old that it is to be said. */
  readonly isRateOld: boolean;
  /** Worth at `rate`, in cents, rounded half up. */
  readonly fiat: Fiat | null;
  readonly feePriority: FeePriority;
  /**
   * Fees of each priority, where the sender has a choice: the last known while those for the typed
   * amount load. `fee` and `total` are never those of something else.
   */
  readonly feeOptions: Readonly<Record<'Low' | 'Medium' | 'High', Decimal>> | null;
  readonly fee: Decimal | null;
  readonly networkFee: Decimal | null;
  readonly total: Decimal | null;
  readonly maximum: Decimal | null;
  readonly sendingMax: boolean;
  readonly signMethod: SignMethod | null;
  readonly errors: Readonly<Partial<Record<SendField, ValidationError>>>;
  /** What went wrong beside the fields: loading, estimating, signing. */
  readonly problem: AnyBillfoldError | null;
  readonly canContinue: boolean;
  readonly canGoBack: boolean;
  /** Something is under way that the current step waits for. */
  readonly busy: boolean;
  /** It is unknown whether the last try was sent; the same request is being repeated. */
  readonly isChecking: boolean;
  readonly transaction: Transaction | null;
}

export interface Fiat {
  readonly amount: Cents;
  /** Null until the fees are known, as is `total`. */
  readonly fee: Cents | null;
  readonly total: Cents | null;
}

export function viewSend(model: SendModel): SendState {
  const chosen = chosenAccount(model);
  const { signing, step } = model;
  const isSending = signing.status === 'sending' || signing.status === 'checking';
  const isWaiting = isEstimateMissing(model) && model.estimates.error === null;
  return {
    status: statusOf(model),
    step,
    accounts: model.source.status === 'ready' ? model.source.accounts : [],
    account: chosen?.account ?? null,
    network: chosen?.network ?? null,
    recipient: model.recipient,
    recipientAddress: recipientAddress(model),
    amount: model.amount,
    feePriority: model.feePriority,
    ...moneyOf(model, chosen),
    ...linkOf(model, chosen),
    signMethod: model.signMethod,
    errors: errorsOf(model),
    problem: problemOf(model),
    canContinue: canContinue(model),
    canGoBack: !isSending && (step === 'amount' || step === 'review' || step === 'sign'),
    busy: isSending || isWaiting,
    isChecking: signing.status === 'checking',
    transaction: model.transaction,
  };
}

type Money = Pick<
  SendState,
  'feeOptions' | 'fee' | 'networkFee' | 'total' | 'maximum' | 'sendingMax'
>;

function moneyOf(model: SendModel, chosen: ChosenAccount | null): Money {
  const fees = exactEstimate(model);
  const maximum = maximumUnits(model);
  const { exact, sweep } = model.estimates;
  const rates = (fees ?? exact?.fees ?? sweep?.fees)?.rates ?? null;
  const decimals = chosen?.network.decimals ?? 0;
  return {
    feeOptions:
      rates === null
        ? null
        : {
            Low: rates.Low.estimatedFee,
            Medium: rates.Medium.estimatedFee,
            High: rates.High.estimatedFee,
          },
    fee: fees?.estimatedFee ?? null,
    networkFee: fees?.networkFee ?? null,
    total: totalOf(model, chosen),
    maximum: maximum === null ? null : toDecimal(maximum, { decimals }),
    sendingMax: isSendingMax(model),
  };
}

type Link = Pick<SendState, 'amountUsd' | 'edited' | 'canEnterUsd' | 'rate' | 'isRateOld' | 'fiat'>;

function linkOf(model: SendModel, chosen: ChosenAccount | null): Link {
  const rate = knownRate(model);
  return {
    amountUsd: model.amountUsd,
    edited: model.edited,
    canEnterUsd: canEnterUsd(model),
    rate: rate?.current ?? null,
    isRateOld: rate !== null && (rate.current.stale || rate.age !== 'current'),
    fiat: fiatOf(model, chosen),
  };
}

function fiatOf(model: SendModel, chosen: ChosenAccount | null): Fiat | null {
  const price = knownRate(model)?.price;
  const amount = amountUnits(model);
  if (chosen === null || price === undefined || amount === null) return null;
  const { network } = chosen;
  const worth = (text: Decimal | null | undefined): Cents | null =>
    text ? toFiat(parseAmount(text, network.decimals), price, network) : null;
  return {
    amount: toFiat(amount, price, network),
    fee: worth(exactEstimate(model)?.estimatedFee),
    total: worth(totalOf(model, chosen)),
  };
}

function totalOf(model: SendModel, chosen: ChosenAccount | null): Decimal | null {
  const fees = exactEstimate(model);
  const amount = amountUnits(model);
  if (chosen === null || fees === null || amount === null) return null;
  const { decimals } = chosen.network;
  const fee = parseAmount(fees.estimatedFee, decimals);
  const networkFee = parseAmount(fees.networkFee ?? '0', decimals);
  return toDecimal(toBaseUnits(amount + fee + networkFee), { decimals });
}

function statusOf(model: SendModel): SendState['status'] {
  if (model.source.status !== 'ready') return model.source.status;
  const isEmpty = model.source.accounts.every((account) => /^[0.]*$/.test(account.nativeBalance));
  // A transaction just sent may have emptied the wallet: its result still shows.
  return isEmpty && model.step === 'recipient' ? 'empty' : 'ready';
}

function errorsOf(model: SendModel): SendState['errors'] {
  const recipient =
    model.recipientJudged === 'not-yet' ? null : recipientProblem(model, model.recipientJudged);
  const amount = model.isAmountJudged ? amountProblem(model) : null;
  return { ...(recipient === null ? {} : { recipient }), ...(amount === null ? {} : { amount }) };
}

function problemOf(model: SendModel): AnyBillfoldError | null {
  if (model.source.status === 'failed') return model.source.error;
  // First what can be tried again: without an estimate there is nothing new to review.
  if (isEstimateMissing(model) && model.estimates.error !== null) return model.estimates.error;
  return model.signing.status === 'refused' ? model.signing.error : null;
}

function isEstimateMissing(model: SendModel): boolean {
  switch (model.step) {
    case 'amount':
      return sweepEstimate(model) === null;
    case 'review':
      return exactEstimate(model) === null;
    case 'recipient':
    case 'sign':
    case 'result':
      return false;
    default:
      return model.step satisfies never;
  }
}

function canContinue(model: SendModel): boolean {
  switch (model.step) {
    case 'recipient':
      return chosenAccount(model) !== null;
    case 'amount':
      return sweepEstimate(model) !== null;
    case 'review':
      return exactEstimate(model) !== null;
    case 'sign':
    case 'result':
      return false;
    default:
      return model.step satisfies never;
  }
}
