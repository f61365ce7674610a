import type { FeePriority } from '../../assets/specified-values.ts';
import type { Transaction } from '../../contract/transactions/transactions.ts';
import type { Schedule } from '../../platform/platform.ts';
import { sanitizeRate } from './custom-fee.ts';
import type { SendSecret } from './effects/send-once.ts';
import type { SendEvent } from './events.ts';
import type { SendModel, SendStep, SignMethod } from './model.ts';
import { sanitizeAmount, sanitizeAmountUsd } from './selectors/amount.ts';

/** Way in which a dialog was left without a result. */
export type DismissReason =
  | 'escape'
  | 'backdrop'
  | 'close-button'
  | 'back'
  | 'host'
  | 'navigated'
  | 'signed-out';

/** End of a Send flow. */
export type SendResult =
  | { readonly status: 'sent'; readonly transaction: Transaction }
  | { readonly status: 'dismissed'; readonly step: SendStep; readonly reason: DismissReason };

/** Reviewed send for a signer outside of the flow. */
export interface SignRequest {
  readonly walletId: string;
  readonly accountId: string;
  /** Intent that is signed; the signer loads it from the server. */
  readonly intentId: string;
  /** Key of the create call, so that the send is carried out once. */
  readonly idempotencyKey: string;
}

/** Progress of a signer: waiting for the secret, sending, or finding out whether it was sent. */
export type SignProgress = 'waiting' | 'sending' | 'checking';

/**
 * Signs and sends a reviewed intent in a place that the flow cannot read, such as a frame of the wallet's
 * own origin. Resolves with the id of the transaction.
 */
export type SignElsewhere = (
  request: SignRequest,
  onProgress: (progress: SignProgress) => void,
) => Promise<string>;

/** Actions of the sender. */
export interface SendActions {
  /** Selects an account, and one of its assets by its id; the native one unless it is kept. */
  selectAccount(id: string, assetId?: string): void;
  /** Selects one of `assets` by its id. */
  selectAsset(id: string): void;
  setRecipient(text: string): void;
  /** Loads the known recipients, when the field receives the focus. */
  enterRecipient(): void;
  /** Validates the recipient, when the field loses the focus. */
  leaveRecipient(): void;
  /** Chooses one of `requestChoice.assets` by its id, and opens the request in it. */
  chooseRequestAsset(assetId: string): void;
  /** Removes the opened request with what it filled in, before it is paid. */
  removeRequest(): void;
  /** Accepts or refuses an address that looks like a known one. */
  acceptLookAlike(isAccepted: boolean): void;
  /** Accepts or refuses an address that could not be compared with all known ones. */
  acceptUncompared(isAccepted: boolean): void;
  setMemo(text: string): void;
  setAmount(text: string): void;
  /**
   * Sets the amount in US dollars; the asset's amount follows, rounded down. Ignored without a price,
   * or with an expired one.
   */
  setAmountUsd(text: string): void;
  /** Validates the amount, when its field loses the focus. */
  leaveAmount(): void;
  /** Switches the edited side; the asset's amount stays the same. */
  switchEdited(): void;
  setMax(): void;
  /** Sets the smallest amount that may be sent. */
  setMin(): void;
  setFeePriority(priority: FeePriority): void;
  /** Sets the rate for `Custom`, in satoshis per virtual byte with at most three decimals. */
  setCustomFeeRate(text: string): void;
  /** Accepts or refuses high fees. */
  acceptHighFee(isAccepted: boolean): void;
  next(): void;
  back(): void;
  chooseSignMethod(method: SignMethod | null): void;
  /** @throws {BillfoldError} the error that `error` shows as well */
  sign(secret: SendSecret): Promise<Transaction>;
  /**
   * Has the reviewed send signed outside of the flow, which then never holds the secret.
   * @throws {BillfoldError} the error that `error` shows as well, unless `signal` is aborted
   */
  signElsewhere(sign: SignElsewhere, signal: AbortSignal): Promise<Transaction>;
  /** Ends the flow as dismissed, unless it has already ended by sending. */
  dismiss(reason: DismissReason): void;
  /** Repeats the requests that failed. */
  retry(): void;
  /** Returns to the first step and clears the fields, as after closing the dialog. */
  reset(): void;
}

/** Actions that dispatch one event each. */
export type SendInputActions = Omit<
  SendActions,
  'enterRecipient' | 'sign' | 'signElsewhere' | 'dismiss' | 'retry' | 'reset'
>;

export interface SendInputOptions {
  readonly get: () => SendModel;
  readonly dispatch: (event: SendEvent) => void;
  /** Called after a keystroke in one of the two amounts. */
  readonly onAmountTyped: () => void;
}

export function createInputActions(options: SendInputOptions): SendInputActions {
  const { get, dispatch, onAmountTyped } = options;
  return {
    selectAccount: (accountId, assetId) =>
      dispatch({ type: 'account-selected', accountId, assetId }),
    selectAsset: (assetId) => dispatch({ type: 'asset-selected', assetId }),
    setRecipient: (text) => dispatch({ type: 'recipient-changed', text }),
    leaveRecipient: () => dispatch({ type: 'recipient-left' }),
    chooseRequestAsset: (assetId) => dispatch({ type: 'request-asset-chosen', assetId }),
    removeRequest: () => dispatch({ type: 'request-removed' }),
    acceptLookAlike: (isAccepted) => dispatch({ type: 'look-alike-accepted', isAccepted }),
    acceptUncompared: (isAccepted) => dispatch({ type: 'uncompared-accepted', isAccepted }),
    setMemo: (text) => dispatch({ type: 'memo-changed', text }),
    setAmount: (text) => {
      dispatch({ type: 'amount-changed', ...sanitizeAmount(get(), text) });
      onAmountTyped();
    },
    setAmountUsd: (text) => {
      dispatch({ type: 'usd-changed', ...sanitizeAmountUsd(get(), text) });
      onAmountTyped();
    },
    leaveAmount: () => dispatch({ type: 'amount-left' }),
    switchEdited: () => dispatch({ type: 'edited-switched' }),
    setMax: () => dispatch({ type: 'maximum-set' }),
    setMin: () => dispatch({ type: 'minimum-set' }),
    setFeePriority: (priority) => dispatch({ type: 'priority-changed', priority }),
    setCustomFeeRate: (text) =>
      dispatch({ type: 'custom-rate-changed', text: sanitizeRate(get(), text) }),
    acceptHighFee: (isAccepted) => dispatch({ type: 'high-fee-accepted', isAccepted }),
    next: () => dispatch({ type: 'continued' }),
    back: () => dispatch({ type: 'went-back' }),
    chooseSignMethod: (method) => dispatch({ type: 'method-chosen', method }),
  };
}

export interface TypingDebounceOptions {
  readonly schedule: Schedule;
  /** Called 100 ms after the last keystroke, to compute the other amount. */
  readonly onLink: () => void;
  /** Called half a second after the last keystroke, to validate the amount. */
  readonly onPause: () => void;
  /** Called one second after the last keystroke. */
  readonly onAfterInput: (() => void) | undefined;
}

const linkDelayMs = 100;
const pauseDelayMs = 500;
/**
 * Delay of `onAfterInput` after the last keystroke in an amount, in milliseconds (R-CONST-01).
 * @example
 * afterInputDelayMs; // 1000
 */
export const afterInputDelayMs = 1_000;

/** Debounces the keystrokes in the amounts (R-SEND-08). */
export function createTypingDebounce(options: TypingDebounceOptions): {
  /** Restarts both delays. */
  restart(): void;
  stop(): void;
} {
  const { schedule, onLink, onPause, onAfterInput } = options;
  let cancels: readonly (() => void)[] = [];
  const stop = (): void => {
    for (const cancel of cancels) cancel();
  };
  return {
    restart: () => {
      stop();
      cancels = [
        schedule(onLink, linkDelayMs),
        schedule(onPause, pauseDelayMs),
        ...(onAfterInput ? [schedule(onAfterInput, afterInputDelayMs)] : []),
      ];
    },
    stop,
  };
}
