import * as z from 'zod/mini';
import { decimal } from '../../contract/values.ts';
import type { AnyBillfoldError, ApiError } from '../../errors/error-kinds.ts';
import { noEstimates, type SendModel, type SendStep } from './model.ts';
import { fixedSource } from './reduce-fields.ts';
import { chosenAccount } from './selectors/account.ts';
import { amountError, linkAmounts } from './selectors/amount.ts';
import {
  exactEstimate,
  feeKey,
  isHighFeeOpen,
  isReviewReady,
  missingForFee,
  sweepEstimate,
} from './selectors/fees.ts';
import {
  isComparing,
  isLinkWaiting,
  isParsing,
  isRecipientCleared,
  memoError,
  recipientError,
} from './selectors/recipient.ts';

/** Continues to the next step, or shows why the current one cannot be left. */
export function advance(model: SendModel): SendModel {
  switch (model.step) {
    case 'recipient':
      return leaveRecipient(model);
    case 'amount':
      if (sweepEstimate(model) === null) return model;
      return leaveAmount(linkAmounts(model));
    case 'review':
      return isReviewReady(model) && isRecipientCleared(model) && !isHighFeeOpen(model)
        ? { ...model, step: 'sign', signMethod: null, signing: { status: 'idle' } }
        : model;
    case 'sign':
    case 'result':
      return model;
    default:
      return model.step satisfies never;
  }
}

/** Enters Amount once the recipient is parsed, valid, and compared with the known ones. */
function leaveRecipient(model: SendModel): SendModel {
  if (isLinkWaiting(model)) return model;
  if (chosenAccount(model) === null || memoError(model) !== null) return model;
  if (isParsing(model) || isComparing(model)) return { ...model, isContinuing: true };
  if (!isRecipientCleared(model)) return model;
  return recipientError(model, 'on-continue') === null
    ? { ...model, step: 'amount', recipient: model.recipient.trim() }
    : { ...model, recipientValidation: 'on-continue' };
}

/** Enters Review; networks that re-estimate there (R-SEND-11) discard the estimates first. */
function leaveAmount(model: SendModel): SendModel {
  if (amountError(model) !== null || missingForFee(model) !== null)
    return { ...model, amountValidation: 'whole' };
  const isEstimatedAgain = chosenAccount(model)?.network.reestimatesFeeOnReview === true;
  return {
    ...model,
    step: 'review',
    changedFee: null,
    amountSource: fixedSource(model),
    estimates: isEstimatedAgain ? noEstimates : model.estimates,
  };
}

const previousStep: Readonly<Record<SendStep, SendStep | null>> = {
  recipient: null,
  amount: 'recipient',
  review: 'amount',
  sign: 'review',
  // Returning to Sign would invite the sender to send twice.
  result: null,
};

export function goBack(model: SendModel): SendModel {
  const step = previousStep[model.step];
  const isSending = model.signing.status === 'sending' || model.signing.status === 'checking';
  if (step === null || isSending) return model;
  return { ...model, step, signMethod: null, signing: { status: 'idle' } };
}

/**
 * Shows a refusal where it can be resolved: a changed fee or a refusal by the network needs another
 * review, a wrong secret another try on Sign.
 */
export function refuse(model: SendModel, error: AnyBillfoldError): SendModel {
  const signing = { status: 'refused', error } as const;
  switch (error.code) {
    case 'fee_changed':
      return {
        ...model,
        step: 'review',
        changedFee: exactEstimate(model)?.estimatedFee ?? null,
        estimates: noEstimates,
        signMethod: null,
        signing,
      };
    case 'rejected_by_network':
    case 'insufficient_funds':
      return { ...model, step: 'review', signMethod: null, signing };
    case 'api':
      if (error.serverCode === '2fa_required_for_send')
        return { ...model, asksCode: true, signing };
      if (error.serverCode === 'fee_high') return askForFee(model, error);
      // No other secret helps: the host has changed its request, or the account cannot send now.
      if (error.serverCode?.startsWith('request_') || error.serverCode === 'spending_blocked')
        return { ...model, step: 'review', signMethod: null, signing };
      // Another transaction spent the native asset since the review, so the fee is estimated again.
      return error.serverCode === 'insufficient_native_for_fee'
        ? { ...model, step: 'review', estimates: noEstimates, signMethod: null, signing }
        : { ...model, signing };
    default:
      return { ...model, signing };
  }
}

/** Returns to Review, which shows the fee with its limit and asks to accept it. */
function askForFee(model: SendModel, error: ApiError): SendModel {
  const current = z.safeParse(z.object({ fee: decimal(), limit: decimal() }), error.current);
  if (!current.success) return { ...model, signing: { status: 'refused', error } };
  return {
    ...model,
    step: 'review',
    signMethod: null,
    signing: { status: 'idle' },
    acceptedFee: null,
    refusedFee: { key: feeKey(model), ...current.data },
  };
}
