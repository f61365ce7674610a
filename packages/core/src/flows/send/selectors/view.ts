import type { FeePriority } from '../../../assets/specified-values.ts';
import type { Account } from '../../../contract/accounts/accounts.ts';
import type {
  PaymentRequest,
  RequestAssets,
} from '../../../contract/transactions/payment-requests.ts';
import type { Transaction } from '../../../contract/transactions/transactions.ts';
import type { AnyBillfoldError, ValidationError } from '../../../errors/error-kinds.ts';
import type { AddressFlag } from '../../../networks/address-flag.ts';
import type { NetworkDefinition } from '../../../networks/network.ts';
import type { AssetOption } from '../../asset-option.ts';
import { type CustomFee, customFee, feeRateValue, isCustomFee } from '../custom-fee.ts';
import { lockedFields } from '../events.ts';
import type { KnownRecipient, RecipientMatch } from '../known-recipients.ts';
import { openedRequest } from '../linked-request.ts';
import type { SendField, SendModel, SendStep, SignMethod } from '../model.ts';
import {
  assetOptions,
  chosenAccount,
  type HeldAsset,
  isEmptySource,
  selectedOption,
} from './account.ts';
import { amountError, certainAmountError, exceededDigits } from './amount.ts';
import {
  feePriorityOf,
  type HighFee,
  highFee,
  isHighFeeOpen,
  isReviewReady,
  type MissingForFee,
  missingForFee,
  sweepEstimate,
} from './fees.ts';
import { foreignTypo, otherAccounts, unplacedError } from './other-account.ts';
import {
  entryError,
  isLinkWaiting,
  isLookAlikeOpen,
  isRecipientCleared,
  isRecipientPayable,
  isUncomparedOpen,
  memoError,
  memoOf,
  recipientAddress,
  recipientError,
  recipientFlags,
  recipientMatch,
  suggestedRecipients,
} from './recipient.ts';
import { moneyOf, type SendMoney } from './totals.ts';

/** State of the Send dialog for a view. */
export interface SendState extends SendMoney {
  /** `empty`: no account has a balance. */
  readonly status: 'loading' | 'failed' | 'empty' | 'ready';
  readonly step: SendStep;
  readonly accounts: readonly Account[];
  readonly account: Account | null;
  readonly network: NetworkDefinition | null;
  /** Assets of all accounts that can be sent, as the choices of one picker. */
  readonly options: readonly AssetOption[];
  /** Selected one of `options`. */
  readonly option: AssetOption | null;
  /** One of `options` that the recipient replaced by one that can pay it; null where none was. */
  readonly replacedOption: AssetOption | null;
  /** Assets that can be sent from the account, the native one first. */
  readonly assets: readonly HeldAsset[];
  /** Selected one of `assets`. */
  readonly asset: HeldAsset | null;
  /**
   * Accounts that can pay the recipient, one of each network, where the chosen one cannot or where nobody
   * chose between several networks.
   */
  readonly otherAccounts: readonly Account[];
  /** Fields that the host locked. */
  readonly locked: readonly SendField[];
  /** Text as typed. */
  readonly recipient: string;
  /** Normalized address in the text; empty while it has none. */
  readonly recipientAddress: string;
  /** The text has an address that can be paid. */
  readonly isRecipientPayable: boolean;
  /** Verified request that is paid; null without one. */
  readonly request: PaymentRequest | null;
  /** Link of the checkout page that the request came from; null without one. */
  readonly requestLink: string | null;
  /** The request behind the link in the field is being fetched and verified. */
  readonly isOpeningRequest: boolean;
  /**
   * Choice of an asset at the host of the link, which no one has verified yet: those that the host takes and the wallet
   * holds. It stays while the request in the chosen one is opened; null without one.
   */
  readonly requestChoice: RequestAssets | null;
  /** Asset that was chosen there, while the request in it is opened; null without one. */
  readonly chosenRequestAsset: string | null;
  /** Reason why the link in the field leads to no payment; null without one. */
  readonly requestError: AnyBillfoldError | null;
  /** Warnings about the address. Those that forbid paying it are an error as well. */
  readonly recipientFlags: readonly AddressFlag[];
  /** Comparison with the known recipients; null until they are loaded. */
  readonly recipientMatch: RecipientMatch | null;
  /** The sender accepted an address that looks like a known one. */
  readonly isLookAlikeAccepted: boolean;
  /** The sender accepted an address that could not be compared with all known ones. */
  readonly isUncomparedAccepted: boolean;
  /** Known recipients that match the typed text. */
  readonly suggestions: readonly KnownRecipient[];
  /** Error of a list that is missing among the suggestions; null where all were loaded. */
  readonly suggestionsError: AnyBillfoldError | null;
  /** Text as typed. */
  readonly memo: string;
  /** Memo to send; empty on networks without memos. */
  readonly sentMemo: string;
  readonly feePriority: FeePriority;
  /** Custom fee rate; null where the host does not offer one. */
  readonly customFee: CustomFee | null;
  /** Native asset that is missing to pay the fee of a token. */
  readonly missingForFee: MissingForFee | null;
  /** Number of decimals that the edited amount takes, where the last keystroke had more; else null. */
  readonly exceededDigits: number | null;
  /** Reason to confirm the fees; null for usual ones. */
  readonly highFee: HighFee | null;
  /** The sender accepted the high fees. */
  readonly isHighFeeAccepted: boolean;
  readonly signMethod: SignMethod | null;
  /** Signing takes a two-factor code as well as the secret. */
  readonly asksCode: boolean;
  readonly errors: Readonly<Partial<Record<SendField, ValidationError>>>;
  /** Error of a request: loading, estimating or signing. Errors of fields are in `errors`. */
  readonly error: AnyBillfoldError | null;
  readonly canContinue: boolean;
  readonly canGoBack: boolean;
  /** The current step waits for a request. */
  readonly busy: boolean;
  /** The outcome of the last request is unknown, and the request is being repeated. */
  readonly isChecking: boolean;
  readonly transaction: Transaction | null;
}

/** Computes the state for a view from the model. */
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
    options: assetOptions(model),
    option: selectedOption(model),
    replacedOption: assetOptions(model).find(({ id }) => id === model.replacedOption) ?? null,
    assets: chosen?.assets ?? [],
    asset: chosen?.asset ?? null,
    otherAccounts: otherAccounts(model),
    locked: lockedFields(model),
    recipient: model.recipient,
    recipientAddress: recipientAddress(model),
    isRecipientPayable: isRecipientPayable(model),
    request: openedRequest(model),
    requestLink: model.request?.status === 'open' ? model.request.link : null,
    isOpeningRequest: model.request?.status === 'opening',
    requestChoice: requestChoice(model),
    chosenRequestAsset: model.request?.status === 'opening' ? model.request.assetId : null,
    requestError: requestError(model),
    recipientFlags: recipientFlags(model),
    recipientMatch: recipientMatch(model),
    isLookAlikeAccepted: !isLookAlikeOpen(model),
    isUncomparedAccepted: !isUncomparedOpen(model),
    suggestions: suggestedRecipients(model),
    suggestionsError: model.known?.error ?? null,
    memo: model.memo,
    sentMemo: memoOf(model),
    feePriority: feePriorityOf(model),
    customFee: customFee(model),
    missingForFee: missingForFee(model),
    ...moneyOf(model),
    exceededDigits: exceededDigits(model),
    highFee: highFee(model),
    isHighFeeAccepted: !isHighFeeOpen(model),
    signMethod: model.signMethod,
    asksCode: model.asksCode,
    errors: errorsOf(model),
    error: errorOf(model),
    canContinue: canContinue(model),
    canGoBack: !isSending && (step === 'amount' || step === 'review' || step === 'sign'),
    busy: isSending || isWaiting || model.isContinuing,
    isChecking: signing.status === 'checking',
    transaction: model.transaction,
  };
}

function requestChoice({ request }: SendModel): RequestAssets | null {
  return request?.status === 'choosing' || request?.status === 'opening' ? request.choice : null;
}

function requestError({ request }: SendModel): AnyBillfoldError | null {
  return request?.status === 'failed' || request?.status === 'choosing' ? request.error : null;
}

function statusOf(model: SendModel): SendState['status'] {
  if (model.source.status !== 'ready') return model.source.status;
  return isEmptySource(model) ? 'empty' : 'ready';
}

function errorsOf(model: SendModel): SendState['errors'] {
  const recipient = shownRecipientError(model);
  const amount = shownAmountError(model);
  const memo = memoError(model);
  return {
    ...(recipient === null ? {} : { recipient }),
    ...(memo === null ? {} : { memo }),
    ...(amount === null ? {} : { amount }),
  };
}

function shownRecipientError(model: SendModel): ValidationError | null {
  const { recipientValidation: validation } = model;
  if (isLinkWaiting(model)) return null;
  if (chosenAccount(model) === null && model.recipient !== '') return unplacedError(model);
  const error =
    validation === 'while-typing' || validation === 'on-entry'
      ? entryError(model, validation)
      : recipientError(model, validation);
  return error && (foreignTypo(model) ?? error);
}

function shownAmountError(model: SendModel): ValidationError | null {
  switch (model.amountValidation) {
    case 'not-yet':
      return null;
    case 'on-pause':
      return certainAmountError(model);
    case 'whole':
      return amountError(model);
    default:
      return model.amountValidation satisfies never;
  }
}

function errorOf(model: SendModel): AnyBillfoldError | null {
  if (model.source.status === 'failed') return model.source.error;
  if (model.source.status === 'ready' && model.source.error !== null && model.step === 'recipient')
    return model.source.error;
  // A failed estimate comes first: it can be retried, and without it there is nothing to review.
  if (isEstimateMissing(model) && model.estimates.error !== null) return model.estimates.error;
  return model.signing.status === 'refused' ? model.signing.error : null;
}

function isEstimateMissing(model: SendModel): boolean {
  // The rate is missing, not the estimate.
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
      // The comparison may still load: continuing waits for it.
      return (
        chosenAccount(model) !== null &&
        !isLinkWaiting(model) &&
        memoError(model) === null &&
        !isLookAlikeOpen(model) &&
        !isUncomparedOpen(model)
      );
    case 'amount':
      return sweepEstimate(model) !== null && missingForFee(model) === null;
    case 'review':
      return isReviewReady(model) && isRecipientCleared(model) && !isHighFeeOpen(model);
    case 'sign':
    case 'result':
      return false;
    default:
      return model.step satisfies never;
  }
}
