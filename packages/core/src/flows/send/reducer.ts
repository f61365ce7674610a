import type { AnyBillfoldError } from '../../errors/error-kinds.ts';
import { isLookAlikeOpen } from './acquaintance.ts';
import { canChooseRate } from './custom-fee.ts';
import type { SendEvent } from './events.ts';
import { fillRequested } from './fill-requested.ts';
import { feeName, isHighFeeOpen } from './high-fee.ts';
import { isLocked } from './locked-fields.ts';
import { memoProblem } from './memo-problem.ts';
import { missingForFee } from './missing-for-fee.ts';
import {
  initialSendModel,
  type KnownRate,
  noEstimates,
  type SendModel,
  type SendStep,
} from './model.ts';
import { selectAccount, selectAsset, withSource } from './reduce-account.ts';
import {
  switchEdited,
  takeMaximum,
  typeAsset,
  typeUsd,
  withoutPrice,
  withRateAge,
} from './reduce-amount.ts';
import { chosenAccount } from './selectors/account.ts';
import { linkAmounts } from './selectors/amount.ts';
import { amountProblem, isReviewReady, sweepEstimate } from './selectors/fees.ts';
import { recipientAddress, recipientProblem } from './selectors/recipient.ts';

/** The whole behaviour of the Send dialog: what each event makes of the model. */
export function reduceSend(model: SendModel, event: SendEvent): SendModel {
  if (isLocked(model, event)) return model;
  switch (event.type) {
    case 'source-loaded':
      return fillRequested(withSource(model, event));
    case 'source-failed':
      return { ...model, source: { status: 'failed', error: event.error } };
    case 'account-selected':
      return fillRequested(selectAccount(model, event.accountId));
    case 'asset-selected':
      return selectAsset(model, event.assetId);
    case 'recipient-changed':
      return fillRequested({
        ...model,
        recipient: event.text,
        recipientJudged: 'not-yet',
      });
    case 'recipient-left':
      return model.recipientJudged === 'not-yet' ? { ...model, recipientJudged: 'on-blur' } : model;
    case 'known-loaded':
      return { ...model, known: event.known };
    case 'look-alike-judged':
      return { ...model, acceptedLookAlike: event.isAccepted ? recipientAddress(model) : null };
    case 'high-fee-judged':
      return { ...model, acceptedFee: event.isAccepted ? feeName(model) : null };
    case 'memo-changed':
      return { ...model, memo: event.text };
    case 'amount-changed':
      return typeAsset(model, event.text);
    case 'usd-changed':
      return typeUsd(model, event.text);
    case 'maximum-taken':
      return takeMaximum(model);
    case 'edited-switched':
      return switchEdited(model);
    case 'amounts-linked':
      return linkAmounts(model);
    case 'rate-loaded':
      return withRate(model, event.rate);
    case 'rate-aged':
      return withRateAge(model, event.age);
    case 'priority-changed':
      return event.priority === 'Custom' && !canChooseRate(model)
        ? model
        : { ...model, feePriority: event.priority };
    case 'custom-rate-changed':
      return withCustomRate(model, event.text);
    case 'continued':
      return advance(model);
    case 'went-back':
      return goBack(model);
    case 'estimated':
      return withEstimate(model, event);
    case 'estimate-failed':
      return { ...model, estimates: { ...model.estimates, error: event.error } };
    case 'code-judged':
      return { ...model, asksCode: event.isAsked };
    case 'method-chosen':
      return { ...model, signMethod: event.method, signing: { status: 'idle' } };
    case 'sending':
    case 'checking':
      return { ...model, signing: { status: event.type } };
    case 'sent':
      return {
        ...model,
        step: 'result',
        transaction: event.transaction,
        signing: { status: 'idle' },
      };
    case 'refused':
      return refuse(model, event.error);
    case 'confirmations-changed':
      return withConfirmations(model, event);
    case 'retried':
      return retry(model);
    case 'reset':
      return reset(model);
    default:
      return event satisfies never;
  }
}

/** A maximum that was taken follows what the fees at that rate leave. */
function withCustomRate(model: SendModel, customRate: string): SendModel {
  const next = { ...model, customRate };
  return next.amountSource === 'maximum' ? linkAmounts(next) : next;
}

/** What failed to load is being loaded again. */
function retry(model: SendModel): SendModel {
  return {
    ...model,
    source: model.source.status === 'failed' ? { status: 'loading' } : model.source,
    estimates: { ...model.estimates, error: null },
  };
}

/** The account stays chosen for the next time, and so does what is sent of it. */
function reset({ start, ...model }: SendModel): SendModel {
  const { accountId, assetId, source, known, rate, nativeRate, asksCode } = model;
  const kept = { accountId, assetId, source, known, rate, nativeRate, asksCode };
  return linkAmounts({ ...initialSendModel(start), ...kept });
}

/**
 * A maximum that was taken follows what the fees leave. An amount that they no longer leave is
 * changed where it was typed.
 */
function withEstimate(
  model: SendModel,
  { of, estimate }: Extract<SendEvent, { type: 'estimated' }>,
): SendModel {
  const estimates = { ...model.estimates, [of]: estimate, error: null };
  const known = { ...model, estimates };
  const next = model.amountSource === 'maximum' ? linkAmounts(known) : known;
  const isPayable = amountProblem(next) === null && missingForFee(next) === null;
  if (next.step !== 'review' || isPayable) return next;
  return { ...next, step: 'amount', isAmountJudged: true, signing: { status: 'idle' } };
}

function advance(model: SendModel): SendModel {
  switch (model.step) {
    case 'recipient':
      if (chosenAccount(model) === null) return model;
      if (memoProblem(model) !== null || isLookAlikeOpen(model)) return model;
      return recipientProblem(model, 'on-continue') === null
        ? { ...model, step: 'amount', recipient: model.recipient.trim() }
        : { ...model, recipientJudged: 'on-continue' };
    case 'amount':
      if (sweepEstimate(model) === null) return model;
      return leaveAmount(linkAmounts(model));
    case 'review':
      return isReviewReady(model) && !isLookAlikeOpen(model) && !isHighFeeOpen(model)
        ? { ...model, step: 'sign', signMethod: null, signing: { status: 'idle' } }
        : model;
    case 'sign':
    case 'result':
      return model;
    default:
      return model.step satisfies never;
  }
}

/** Some networks are asked again what they charge (R-SEND-11): until then there is nothing to review. */
function leaveAmount(model: SendModel): SendModel {
  if (amountProblem(model) !== null || missingForFee(model) !== null)
    return { ...model, isAmountJudged: true };
  const isAskedAgain = chosenAccount(model)?.network.reestimatesFeeOnReview === true;
  return {
    ...model,
    step: 'review',
    amountSource: withoutPrice(model),
    estimates: isAskedAgain ? noEstimates : model.estimates,
  };
}

const previousStep: Readonly<Record<SendStep, SendStep | null>> = {
  recipient: null,
  amount: 'recipient',
  review: 'amount',
  sign: 'review',
  // Going back to Sign would invite a second send.
  result: null,
};

function goBack(model: SendModel): SendModel {
  const step = previousStep[model.step];
  const isSending = model.signing.status === 'sending' || model.signing.status === 'checking';
  if (step === null || isSending) return model;
  return { ...model, step, signMethod: null, signing: { status: 'idle' } };
}

/** A changed fee or a refusal by the network needs a new review; a wrong secret only a new try. */
function refuse(model: SendModel, error: AnyBillfoldError): SendModel {
  const signing = { status: 'refused', error } as const;
  switch (error.code) {
    case 'fee_changed':
      return { ...model, step: 'review', estimates: noEstimates, signMethod: null, signing };
    case 'rejected_by_network':
    case 'insufficient_funds':
      return { ...model, step: 'review', signMethod: null, signing };
    case 'api':
      if (error.serverCode === '2fa_required_for_send')
        return { ...model, asksCode: true, signing };
      return isNativeMissing(error)
        ? { ...model, step: 'review', estimates: noEstimates, signMethod: null, signing }
        : { ...model, signing };
    default:
      return { ...model, signing };
  }
}

/** Another send has taken it since the review: what it takes is asked for again. */
function isNativeMissing({ serverCode }: Extract<AnyBillfoldError, { code: 'api' }>): boolean {
  return serverCode === 'insufficient_native_for_fee';
}

function withRate(model: SendModel, rate: KnownRate): SendModel {
  const chosen = chosenAccount(model);
  const isOfFee = chosen?.asset.token != null && rate.symbol === chosen.network.symbol;
  return isOfFee ? { ...model, nativeRate: rate } : linkAmounts({ ...model, rate });
}

function withConfirmations(
  model: SendModel,
  { confirmations }: Extract<SendEvent, { type: 'confirmations-changed' }>,
): SendModel {
  if (model.transaction?.hash !== confirmations.hash) return model;
  return {
    ...model,
    transaction: {
      ...model.transaction,
      confirmations: confirmations.confirmations,
      status: confirmations.status,
    },
  };
}
