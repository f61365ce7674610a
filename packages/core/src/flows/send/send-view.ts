import type { FeePriority } from '../../assets/specified-values.ts';
import type { Account } from '../../contract/accounts.ts';
import type { Transaction } from '../../contract/transactions.ts';
import type { AnyBillfoldError, ValidationError } from '../../errors/error-kinds.ts';
import type { AddressFlag } from '../../networks/address-flag.ts';
import type { NetworkDefinition } from '../../networks/network.ts';
import { lockedFields } from './locked-fields.ts';
import type { SendField, SendModel, SendStep, SignMethod } from './send-model.ts';
import { moneyOf, type SendMoney } from './send-money.ts';
import {
  amountProblem,
  chosenAccount,
  feePriorityOf,
  isReviewReady,
  recipientAddress,
  recipientFlags,
  recipientProblem,
  sweepEstimate,
} from './send-selectors.ts';

/** What the Send dialog draws. */
export interface SendState extends SendMoney {
  /** `empty`: no account has anything to send. */
  readonly status: 'loading' | 'failed' | 'empty' | 'ready';
  readonly step: SendStep;
  readonly accounts: readonly Account[];
  readonly account: Account | null;
  readonly network: NetworkDefinition | null;
  /** Fixed by the host. */
  readonly locked: readonly SendField[];
  /** As typed. */
  readonly recipient: string;
  /** The address that it names; empty while it names none. */
  readonly recipientAddress: string;
  /** Reasons to look at it twice. Those that stand against paying it are an error as well. */
  readonly recipientFlags: readonly AddressFlag[];
  readonly feePriority: FeePriority;
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
    locked: lockedFields(model),
    recipient: model.recipient,
    recipientAddress: recipientAddress(model),
    recipientFlags: recipientFlags(model),
    feePriority: feePriorityOf(model),
    ...moneyOf(model),
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
      return !isReviewReady(model);
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
      return isReviewReady(model);
    case 'sign':
    case 'result':
      return false;
    default:
      return model.step satisfies never;
  }
}
