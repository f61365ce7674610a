import type { FeePriority } from '../../../assets/specified-values.ts';
import type { Account } from '../../../contract/accounts/accounts.ts';
import type { Transaction } from '../../../contract/transactions/transactions.ts';
import type { AnyBillfoldError, ValidationError } from '../../../errors/error-kinds.ts';
import type { AddressFlag } from '../../../networks/address-flag.ts';
import type { NetworkDefinition } from '../../../networks/network.ts';
import { acquaintance, isLookAlikeOpen, suggestedRecipients } from '../acquaintance.ts';
import type { HeldAsset } from '../assets-to-send.ts';
import { type CustomFee, customFee, feeRateValue, isCustomFee } from '../custom-fee.ts';
import { hasNothing } from '../has-nothing.ts';
import { type HighFee, highFee, isHighFeeOpen } from '../high-fee.ts';
import type { Acquaintance, KnownRecipient } from '../known-recipients.ts';
import { lockedFields } from '../locked-fields.ts';
import { memoOf, memoProblem } from '../memo-problem.ts';
import { type MissingForFee, missingForFee } from '../missing-for-fee.ts';
import type { SendField, SendModel, SendStep, SignMethod } from '../model.ts';
import { chosenAccount } from './account.ts';
import { amountProblem, feePriorityOf, isReviewReady, sweepEstimate } from './fees.ts';
import { recipientAddress, recipientFlags, recipientProblem } from './recipient.ts';
import { moneyOf, type SendMoney } from './totals.ts';

/** What the Send dialog draws. */
export interface SendState extends SendMoney {
  /** `empty`: no account has anything to send. */
  readonly status: 'loading' | 'failed' | 'empty' | 'ready';
  readonly step: SendStep;
  readonly accounts: readonly Account[];
  readonly account: Account | null;
  readonly network: NetworkDefinition | null;
  /** What can be sent from the account, the native asset first. */
  readonly assets: readonly HeldAsset[];
  /** The one of them that is sent. */
  readonly asset: HeldAsset | null;
  /** Fixed by the host. */
  readonly locked: readonly SendField[];
  /** As typed. */
  readonly recipient: string;
  /** The address that it names; empty while it names none. */
  readonly recipientAddress: string;
  /** Reasons to look at it twice. Those that stand against paying it are an error as well. */
  readonly recipientFlags: readonly AddressFlag[];
  /** How well that address is known; null while nobody can say. */
  readonly acquaintance: Acquaintance | null;
  /** It is meant, although it looks like another one. */
  readonly isLookAlikeAccepted: boolean;
  /** Whom the typed text may mean. */
  readonly suggestions: readonly KnownRecipient[];
  /** As typed. */
  readonly memo: string;
  /** What goes along of it; empty where the network has none. */
  readonly sentMemo: string;
  readonly feePriority: FeePriority;
  /** A fee rate of the sender's own; null where the host leaves no such choice. */
  readonly customFee: CustomFee | null;
  /** Why a token cannot be sent at all: its fee is paid in the native asset. */
  readonly missingForFee: MissingForFee | null;
  /** Why the fees deserve a second look; null where they do not. */
  readonly highFee: HighFee | null;
  /** They are meant all the same. */
  readonly isHighFeeAccepted: boolean;
  readonly signMethod: SignMethod | null;
  /** Signing takes a code of the user's authenticator app beside the secret. */
  readonly asksCode: boolean;
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
    assets: chosen?.assets ?? [],
    asset: chosen?.asset ?? null,
    locked: lockedFields(model),
    recipient: model.recipient,
    recipientAddress: recipientAddress(model),
    recipientFlags: recipientFlags(model),
    acquaintance: acquaintance(model),
    isLookAlikeAccepted: !isLookAlikeOpen(model),
    suggestions: suggestedRecipients(model),
    memo: model.memo,
    sentMemo: memoOf(model),
    feePriority: feePriorityOf(model),
    customFee: customFee(model),
    missingForFee: missingForFee(model),
    ...moneyOf(model),
    highFee: highFee(model),
    isHighFeeAccepted: !isHighFeeOpen(model),
    signMethod: model.signMethod,
    asksCode: model.asksCode,
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
  const isEmpty = model.source.accounts.every(hasNothing);
  // A transaction just sent may have emptied the wallet: its result still shows.
  return isEmpty && model.step === 'recipient' ? 'empty' : 'ready';
}

function errorsOf(model: SendModel): SendState['errors'] {
  const recipient =
    model.recipientJudged === 'not-yet' ? null : recipientProblem(model, model.recipientJudged);
  const amount = model.isAmountJudged ? amountProblem(model) : null;
  const memo = memoProblem(model);
  return {
    ...(recipient === null ? {} : { recipient }),
    ...(memo === null ? {} : { memo }),
    ...(amount === null ? {} : { amount }),
  };
}

function problemOf(model: SendModel): AnyBillfoldError | null {
  if (model.source.status === 'failed') return model.source.error;
  // First what can be tried again: without an estimate there is nothing new to review.
  if (isEstimateMissing(model) && model.estimates.error !== null) return model.estimates.error;
  return model.signing.status === 'refused' ? model.signing.error : null;
}

function isEstimateMissing(model: SendModel): boolean {
  // It is the sender's rate that is missing.
  if (isCustomFee(model) && feeRateValue(model) === null) return false;
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
      return (
        chosenAccount(model) !== null && memoProblem(model) === null && !isLookAlikeOpen(model)
      );
    case 'amount':
      return sweepEstimate(model) !== null && missingForFee(model) === null;
    case 'review':
      return isReviewReady(model) && !isLookAlikeOpen(model) && !isHighFeeOpen(model);
    case 'sign':
    case 'result':
      return false;
    default:
      return model.step satisfies never;
  }
}
