import type { AnyBillfoldError } from '../../errors/error-kinds.ts';
import { canEnterUsd, linkAmounts } from './linked-amounts.ts';
import type { RateAge } from './rate-age.ts';
import type { SendEvent } from './send-event.ts';
import {
  initialSendModel,
  type KnownRate,
  noAmount,
  noEstimates,
  type SendModel,
  type SendStep,
} from './send-model.ts';
import { maximumText } from './send-request.ts';
import {
  amountProblem,
  chosenAccount,
  exactEstimate,
  maximumUnits,
  recipientProblem,
  sweepEstimate,
} from './send-selectors.ts';

/** The whole behaviour of the Send dialog: what each event makes of the model. */
export function reduceSend(model: SendModel, event: SendEvent): SendModel {
  switch (event.type) {
    case 'source-loaded':
      return withSource(model, event);
    case 'source-failed':
      return { ...model, source: { status: 'failed', error: event.error } };
    case 'account-selected':
      return selectAccount(model, event.accountId);
    case 'recipient-changed':
      return { ...model, recipient: event.text, recipientJudged: 'not-yet' };
    case 'recipient-left':
      return model.recipientJudged === 'not-yet' ? { ...model, recipientJudged: 'on-blur' } : model;
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
      return linkAmounts({ ...model, rate: event.rate });
    case 'rate-aged':
      return withRateAge(model, event.age);
    case 'priority-changed':
      return { ...model, feePriority: event.priority };
    case 'continued':
      return advance(model);
    case 'went-back':
      return goBack(model);
    case 'estimated':
      return {
        ...model,
        estimates: { ...model.estimates, [event.of]: event.estimate, error: null },
      };
    case 'estimate-failed':
      return { ...model, estimates: { ...model.estimates, error: event.error } };
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
      // The account stays chosen for the next time.
      return { ...initialSendModel(model.accountId), source: model.source, rate: model.rate };
    default:
      return event satisfies never;
  }
}

function withSource(
  model: SendModel,
  { accounts, networks }: Extract<SendEvent, { type: 'source-loaded' }>,
): SendModel {
  const isKnown = accounts.some((account) => account.id === model.accountId);
  const onlyOne = accounts.length === 1 ? accounts[0] : undefined;
  return {
    ...model,
    source: { status: 'ready', accounts, networks },
    accountId: isKnown ? model.accountId : (onlyOne?.id ?? null),
  };
}

function typeAsset(model: SendModel, text: string): SendModel {
  return { ...model, amount: text, edited: 'asset', amountSource: 'asset', isAmountJudged: false };
}

function typeUsd(model: SendModel, text: string): SendModel {
  if (!canEnterUsd(model)) return model;
  return { ...model, amountUsd: text, edited: 'usd', amountSource: 'usd', isAmountJudged: false };
}

/** Exact in the asset, whichever is edited; USD follows at once. */
function takeMaximum(model: SendModel): SendModel {
  if (maximumUnits(model) === null) return model;
  const amount = maximumText(model);
  return linkAmounts({ ...model, amount, amountSource: 'asset', isAmountJudged: false });
}

/** The amount of the asset stays as it is; only what is typed next changes it. */
function switchEdited(model: SendModel): SendModel {
  const linked = linkAmounts(model);
  const edited = linked.edited === 'asset' && canEnterUsd(linked) ? 'usd' : 'asset';
  return linkAmounts({ ...linked, edited, amountSource: 'asset' });
}

/** Typing goes on in the asset where its price is too old for USD. */
function withRateAge(model: SendModel, age: RateAge): SendModel {
  if (model.rate === null) return model;
  const rate: KnownRate = { ...model.rate, age };
  if (age !== 'expired') return { ...model, rate };
  return linkAmounts({ ...linkAmounts(model), rate, edited: 'asset', amountSource: 'asset' });
}

/** What failed to load is being loaded again. */
function retry(model: SendModel): SendModel {
  return {
    ...model,
    source: model.source.status === 'failed' ? { status: 'loading' } : model.source,
    estimates: { ...model.estimates, error: null },
  };
}

/** Spec §4: choosing a new account resets amount and priority. */
function selectAccount(model: SendModel, accountId: string): SendModel {
  if (model.step !== 'recipient' || accountId === model.accountId) return model;
  return {
    ...model,
    accountId,
    ...noAmount,
    feePriority: 'Medium',
    estimates: noEstimates,
  };
}

function advance(model: SendModel): SendModel {
  switch (model.step) {
    case 'recipient':
      if (chosenAccount(model) === null) return model;
      return recipientProblem(model, 'on-continue') === null
        ? { ...model, step: 'amount', recipient: model.recipient.trim() }
        : { ...model, recipientJudged: 'on-continue' };
    case 'amount':
      if (sweepEstimate(model) === null) return model;
      return leaveAmount(linkAmounts(model));
    case 'review':
      return exactEstimate(model) === null
        ? model
        : { ...model, step: 'sign', signMethod: null, signing: { status: 'idle' } };
    case 'sign':
    case 'result':
      return model;
    default:
      return model.step satisfies never;
  }
}

/** From here on the amount of the asset stands, whatever its price does. */
function leaveAmount(model: SendModel): SendModel {
  return amountProblem(model) === null
    ? { ...model, step: 'review', amountSource: 'asset' }
    : { ...model, isAmountJudged: true };
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
    default:
      return { ...model, signing };
  }
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
