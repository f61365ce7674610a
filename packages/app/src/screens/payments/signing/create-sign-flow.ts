import {
  type AnyBillfoldError,
  type BillfoldClient,
  isBillfoldError,
  isErrorCode,
} from '@billfold/core';
import { createStore, type SendSecret } from '@billfold/core/flows';
import { isDecimal, trimDecimal } from '@billfold/core/internal';
import type { SignSecret } from '@billfold/core/payments';
import {
  isCodeError,
  isSecretError,
  type SignFieldsProps,
  type SignFlow,
} from '@billfold/react/internal';
import { isOldPlan } from './is-old-plan.ts';
import { isOver } from './is-over.ts';
import type { SignConsent, TypedSecret } from './typed-secret.ts';

/** Signature by a typed secret, as far as it got. */
export interface SignState {
  readonly signMethod: SignFieldsProps['state']['signMethod'];
  /** Signing takes a two-factor code. */
  readonly asksCode: boolean;
  /** High fee that waits for a yes, or got it, in main units; null where the fee is usual. */
  readonly highFee: string | null;
  readonly isHighFeeAccepted: boolean;
  readonly busy: boolean;
  readonly isChecking: false;
  /** A signature was handed in, and no answer came back: it may have arrived. */
  readonly isLost: boolean;
  readonly error: AnyBillfoldError | null;
}

/** Signs what the server sends from a settlement wallet. */
export interface ServerSignFlow<T> extends SignFlow<T> {
  getState(): SignState;
  subscribe(listener: () => void): () => void;
  acceptHighFee(isAccepted: boolean): void;
  dispose(): void;
}

export interface SignFlowOptions<T> {
  /** Settlement wallet. */
  readonly walletId: string;
  /** Signs by the server, with the body of its call, or here with the secret as it was typed. */
  readonly sign: (typed: TypedSecret<T>) => Promise<T>;
  /** Gets ready to tell a signature that arrives from what is there without it. */
  readonly prepare?: () => Promise<void>;
  /** Loads what the server has signed after its answer was lost; undefined where the secret did not arrive. */
  readonly loadSigned: () => Promise<T | undefined>;
}

/** Creates the flow that signs with a typed secret. The server sends what is signed once, however often that is. */
export function createSignFlow<T>(
  client: Pick<BillfoldClient, 'wallets'>,
  { walletId, sign, prepare, loadSigned }: SignFlowOptions<T>,
): ServerSignFlow<T> {
  const store = createStore<SignState>(() => initial);
  const abort = new AbortController();
  const change = (next: Partial<SignState>): void => {
    if (!abort.signal.aborted) store.set({ ...store.get(), ...next });
  };
  /** Hands in again what this device had signed; null where a server that signs lost the answer. */
  let repeat: ((consent: SignConsent) => Promise<T>) | null = null;
  /** Returns what the lost signature has become; undefined where a look does not tell. */
  const findLost = async (consent: SignConsent): Promise<T | undefined> => {
    if (repeat === null) return loadSigned();
    try {
      return await repeat(consent);
    } catch (cause) {
      // The signature may have been sent all the same: the server drops bytes that are final, or that a node refused.
      if (isRefused(cause)) return undefined;
      throw cause;
    }
  };
  const signOnce = async (secret: SendSecret): Promise<T> => {
    const body = bodyOf(secret, store.get());
    const { password: _, seedPhrase: __, ...consent } = body;
    const wasLost = store.get().isLost;
    if (wasLost) {
      // The signature before may have arrived since.
      const signed = await findLost(consent);
      if (signed !== undefined) return signed;
    } else await prepare?.();
    const handIn = async (
      call: () => Promise<T>,
      again: ((consent: SignConsent) => Promise<T>) | null = null,
    ): Promise<T> => {
      try {
        return await call();
      } catch (cause) {
        if (hasNoAnswer(cause)) {
          repeat = again;
          change({ isLost: true });
        }
        throw cause;
      }
    };
    const handInSigned = (call: (consent: SignConsent) => Promise<T>): Promise<T> =>
      handIn(() => call(consent), call);
    try {
      return await sign({ body, secret, signal: abort.signal, handIn, handInSigned });
    } catch (cause) {
      // The lost answer may have been a yes, and a signature that was lost before may have arrived meanwhile.
      if (!wasLost && !store.get().isLost) throw cause;
      // A look hands in the refused code again, and each wrong one counts.
      if (isBillfoldError(cause) && isCodeError(cause)) throw cause;
      const signed = await findLost(consent).catch(() => undefined);
      if (signed === undefined) throw cause;
      return signed;
    }
  };
  // Without an answer the refusal of the first signature asks for the code.
  client.wallets.getSendProtection(walletId, { signal: abort.signal }).then(
    ({ asksCode }) => change({ asksCode }),
    () => undefined,
  );
  return {
    getState: store.get,
    subscribe: store.subscribe,
    acceptHighFee: (isHighFeeAccepted) => change({ isHighFeeAccepted }),
    actions: {
      chooseSignMethod: (signMethod) => change({ signMethod, error: null }),
      sign: async (secret) => {
        change({ busy: true, error: null });
        try {
          const signed = await signOnce(secret);
          repeat = null;
          change({ busy: false });
          return signed;
        } catch (cause) {
          change({ busy: false, ...(isBillfoldError(cause) && refusedBy(cause)) });
          throw cause;
        }
      },
    },
    dispose: () => abort.abort(),
  };
}

const initial: SignState = {
  ...{ signMethod: 'ENCRYPTION_KEY', asksCode: false, highFee: null, isHighFeeAccepted: false },
  ...{ busy: false, isChecking: false, isLost: false, error: null },
};

/** Reason for which a signature that may have arrived is still in doubt after the last attempt. */
export type SignDoubt = 'unanswered' | 'changed' | 'refused';

/** Returns why a lost signature is in doubt; null where none was lost. In doubt no text may say that nothing was sent. */
export function doubtOf({ isLost, error }: Pick<SignState, 'isLost' | 'error'>): SignDoubt | null {
  if (!isLost || error === null || isSecretError(error) || isCodeError(error)) return null;
  if (isErrorCode(error, 'fee_changed') || isOldPlan(error) || isOver(error)) return 'changed';
  // The sentences of these errors say that nothing was sent.
  if (isErrorCode(error, 'signer_unavailable', 'rejected_by_network')) return 'unanswered';
  return hasNoAnswer(error) ? 'unanswered' : 'refused';
}

/** Reports whether a call failed without an answer of the server to it, which may have been a yes. */
function hasNoAnswer(cause: unknown): boolean {
  // A gateway answers without a code of ours, and a server that fails may have stored the bytes before.
  if (isErrorCode(cause, 'api'))
    return cause.serverCode === undefined || (cause.status ?? 0) >= 500;
  return isErrorCode(cause, 'network', 'timeout', 'response_invalid');
}

/** Reports whether the server judged what was handed in: a session that ended, a wrong code, or too many calls, says nothing about it. */
function isRefused(cause: unknown): boolean {
  if (!isBillfoldError(cause) || hasNoAnswer(cause)) return false;
  // The new signature comes with the same code, and each wrong one counts.
  if (isCodeError(cause)) return false;
  return cause.status === 400 || cause.status === 409;
}

function bodyOf(secret: SendSecret, { isHighFeeAccepted }: SignState): SignSecret {
  return {
    password: 'password' in secret ? secret.password : null,
    seedPhrase: 'seedPhrase' in secret ? secret.seedPhrase : null,
    ...(secret.twoFactorCode !== undefined && { twoFactorCode: secret.twoFactorCode }),
    ...(isHighFeeAccepted && { acceptFee: true }),
  };
}

/** Returns a refusal, with the further input that it asks for. */
function refusedBy(error: AnyBillfoldError): Partial<SignState> {
  // The yes to a high fee was given to another one.
  if (isErrorCode(error, 'fee_changed')) return { error, highFee: null, isHighFeeAccepted: false };
  if (!isErrorCode(error, 'api')) return { error };
  if (error.serverCode === '2fa_required_for_send') return { error, asksCode: true };
  if (error.serverCode !== 'fee_high') return { error };
  return { error, highFee: feeOf(error.current), isHighFeeAccepted: false };
}

function feeOf(current: unknown): string {
  if (typeof current !== 'object' || current === null || !('fee' in current)) return '';
  const { fee } = current;
  // The server writes all the decimals of the coin.
  return typeof fee === 'string' && isDecimal(fee) ? trimDecimal(fee) : '';
}
