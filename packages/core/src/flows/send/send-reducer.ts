import type { AnyBillfoldError } from '../../errors/error-kinds.ts';
import type { SendEvent } from './send-event.ts';
import { initialSendModel, noEstimates, type SendModel, type SendStep } from './send-model.ts';
import {
  amountProblem,
  chosenAccount,
  exactEstimate,
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
      return { ...model, amount: event.text, isAmountJudged: false };
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
      return { ...initialSendModel(model.accountId), source: model.source };
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
    amount: '',
    isAmountJudged: false,
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
      return amountProblem(model) === null
        ? { ...model, step: 'review' }
        : { ...model, isAmountJudged: true };
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
