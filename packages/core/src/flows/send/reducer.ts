import type { AnyBillfoldError } from '../../errors/error-kinds.ts';
import { isLocked, type SendEvent, type SendEventOf, type ServiceEvent } from './events.ts';
import { chooseLinked, fillLinked, offerLinked, ownStart, removeLinked } from './linked-request.ts';
import { initialSendModel, type KnownRate, type PayableNetworks, type SendModel } from './model.ts';
import {
  changeCustomRate,
  changePriority,
  changeRecipient,
  fillRequested,
  leaveAmountField,
  pauseAmount,
  selectAccount,
  selectAsset,
  selectOption,
  setMaximum,
  setMinimum,
  switchEdited,
  typeAmount,
  typeUsd,
  withEstimate,
  withRateAge,
  withSource,
} from './reduce-fields.ts';
import { advance, goBack, refuse } from './reduce-step.ts';
import { chosenAccount, selectedOption } from './selectors/account.ts';
import { linkAmounts } from './selectors/amount.ts';
import { feeKey } from './selectors/fees.ts';
import { implicitPayer } from './selectors/other-account.ts';
import { parsedRecipient, recipientAddress, requestedAsset } from './selectors/recipient.ts';

/** Returns the model after `event`: the whole behaviour of the Send dialog. */
export function reduceSend(model: SendModel, event: SendEvent): SendModel {
  if (isLocked(model, event)) return model;
  switch (event.type) {
    case 'account-selected':
      return { ...selectOption(model, event), isAccountSuggested: false, replacedOption: null };
    case 'account-suggested':
      return { ...selectOption(model, event), isAccountSuggested: true };
    case 'asset-selected':
      return { ...selectAsset(model, event.assetId), isAccountSuggested: false };
    case 'recipient-changed':
      return changeRecipient(model, event.text);
    case 'recipient-left':
      return model.recipientValidation === 'on-continue'
        ? model
        : { ...model, recipientValidation: 'on-blur' };
    case 'request-asset-chosen':
      return chooseLinked(model, event.assetId);
    case 'request-removed':
      return removeLinked(model);
    case 'look-alike-accepted':
      return { ...model, acceptedLookAlike: event.isAccepted ? recipientAddress(model) : null };
    case 'uncompared-accepted':
      return { ...model, acceptedUncompared: event.isAccepted ? recipientAddress(model) : null };
    case 'memo-changed':
      return { ...model, memo: event.text };
    case 'amount-changed':
      return typeAmount(model, event);
    case 'usd-changed':
      return typeUsd(model, event);
    case 'amount-left':
      return leaveAmountField(model);
    case 'amount-paused':
      return pauseAmount(model);
    case 'maximum-set':
      return setMaximum(model);
    case 'minimum-set':
      return setMinimum(model);
    case 'edited-switched':
      return switchEdited(model);
    case 'amounts-linked':
      return linkAmounts(model);
    case 'priority-changed':
      return changePriority(model, event.priority);
    case 'custom-rate-changed':
      return changeCustomRate(model, event.text);
    case 'high-fee-accepted':
      return { ...model, acceptedFee: event.isAccepted ? feeKey(model) : null };
    case 'continued':
      return advance(model);
    case 'went-back':
      return goBack(model);
    case 'method-chosen':
      return { ...model, signMethod: event.method, signing: { status: 'idle' } };
    case 'retried':
      return retry(model);
    case 'reset':
      return reset(model);
    default:
      return reduceAnswer(model, event);
  }
}

function reduceAnswer(model: SendModel, event: ServiceEvent): SendModel {
  switch (event.type) {
    case 'source-loaded':
      return loadSource(model, event);
    case 'source-failed':
      return { ...model, source: { status: 'failed', error: event.error }, isContinuing: false };
    case 'recipient-parsed':
      return withParsed(model, event);
    case 'request-opening':
      return {
        ...model,
        request: { status: 'opening', link: event.link, assetId: null, choice: null },
      };
    case 'request-choosing':
      return offerLinked(model, event);
    case 'request-opened':
      return fillLinked(model, event.request);
    case 'request-failed':
      return failRequest(model, event.error);
    case 'networks-found':
      return withNetworks(model, event.payable);
    case 'known-loaded':
      return resume({ ...model, known: event.known });
    case 'rate-loaded':
      return withRate(model, event.rate);
    case 'rate-aged':
      return withRateAge(model, event.age);
    case 'estimated':
      return withEstimate(model, event);
    case 'estimate-failed':
      return { ...model, estimates: { ...model.estimates, error: event.error } };
    case 'code-loaded':
      return { ...model, asksCode: event.isAsked };
    case 'waiting':
      return { ...model, signing: { status: 'idle' } };
    case 'sending':
    case 'checking':
      return { ...model, signing: { status: event.type } };
    case 'sent': {
      const { transaction } = event;
      return { ...model, step: 'result', transaction, signing: { status: 'idle' } };
    }
    case 'refused':
      return refuse(model, event.error);
    case 'confirmations-changed':
      return withConfirmations(model, event);
    default:
      return event satisfies never;
  }
}

/** Stores a parse, fills in the other fields of a payment request, and continues if that waited. */
function withParsed(
  model: SendModel,
  { parsed, fills }: SendEventOf<'recipient-parsed'>,
): SendModel {
  const next = { ...model, parsed };
  return resume(fills ? fillRequested(next) : next);
}

/** Continues where the sender already pressed Continue, which waits again for what is still missing. */
function resume(model: SendModel): SendModel {
  return model.isContinuing ? advance({ ...model, isContinuing: false }) : model;
}

function failRequest(model: SendModel, error: AnyBillfoldError): SendModel {
  const { request } = model;
  if (request === null) return model;
  return { ...model, request: { status: 'failed', link: request.link, error } };
}

/** Stores the accounts, and fills in what a payment request asks for, unless the sender has gone on from there. */
function loadSource(model: SendModel, event: SendEventOf<'source-loaded'>): SendModel {
  // The account under a review stays as it was reviewed.
  if (event.isReload && model.step !== 'recipient') return model;
  const loaded = withSource(model, event);
  const isFilled = model.source.status === 'ready' && loaded.accountId === model.accountId;
  // A token that came meanwhile can only now be filled in.
  const isNew = holdsRequested(loaded) && !holdsRequested(model);
  return isFilled && !isNew ? loaded : fillRequested(loaded);
}

/** Reports whether the chosen account holds the asset that the entered payment request is for. */
function holdsRequested(model: SendModel): boolean {
  const [chosen, request] = [chosenAccount(model), parsedRecipient(model)];
  return chosen !== null && request !== null && requestedAsset(chosen, request) !== undefined;
}

/** Stores the networks that can pay the typed text, and begins with an account of theirs. */
function withNetworks(model: SendModel, payable: PayableNetworks): SendModel {
  const next = { ...model, payable };
  const account = implicitPayer(next);
  if (account === null) return next;
  const replacedOption = selectedOption(model)?.id ?? null;
  const selected = fillRequested(selectAccount(next, account.id));
  return { ...selected, isAccountSuggested: true, replacedOption };
}

/** Clears the errors of requests that are repeated. */
function retry(model: SendModel): SendModel {
  const isIncomplete = model.step === 'recipient' && model.known?.error != null;
  return {
    ...model,
    known: isIncomplete ? null : model.known,
    source: model.source.status === 'failed' ? { status: 'loading' } : model.source,
    estimates: { ...model.estimates, error: null },
  };
}

/**
 * Returns to the first step; the account and the asset stay chosen for the next transaction. The known
 * recipients are loaded again, because the last one is known now.
 */
function reset(model: SendModel): SendModel {
  const start = ownStart(model);
  const { accountId, assetId, source, parsed, rate, nativeRate, asksCode } = model;
  const kept = { accountId, assetId, source, parsed, rate, nativeRate, asksCode };
  const isAccountSuggested = accountId !== start.prefill?.accountId;
  return linkAmounts({ ...initialSendModel(start), ...kept, isAccountSuggested });
}

function withRate(model: SendModel, rate: KnownRate): SendModel {
  const chosen = chosenAccount(model);
  const isOfFee = chosen?.asset.token != null && rate.symbol === chosen.network.symbol;
  return isOfFee ? { ...model, nativeRate: rate } : linkAmounts({ ...model, rate });
}

function withConfirmations(
  model: SendModel,
  { confirmations }: Extract<ServiceEvent, { type: 'confirmations-changed' }>,
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
