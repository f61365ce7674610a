import {
  type AnyBillfoldError,
  type BillfoldClient,
  isBillfoldError,
  isErrorCode,
} from '@billfold/core';
import { createStore, type SendSecret } from '@billfold/core/flows';
import type { SignSecret } from '@billfold/core/payments';
import type { SignFieldsProps, SignFlow } from '@billfold/react/internal';
import type { TypedSecret } from './typed-secret.ts';

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
  readonly sign: (typed: TypedSecret) => Promise<T>;
  /** Gets ready to tell a signature that arrives from what is there without it. */
  readonly prepare?: () => Promise<void>;
  /** Loads what was signed after an answer was lost; undefined where the signature did not arrive. */
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
  const signOnce = async (secret: SendSecret): Promise<T> => {
    if (store.get().isLost) {
      // The signature before may have arrived since.
      const signed = await loadSigned();
      if (signed !== undefined) return signed;
    } else await prepare?.();
    let isUnanswered = false;
    const handIn = async <R>(call: () => Promise<R>): Promise<R> => {
      try {
        return await call();
      } catch (cause) {
        isUnanswered = isErrorCode(cause, 'network', 'timeout');
        throw cause;
      }
    };
    const body = bodyOf(secret, store.get());
    try {
      return await sign({ body, secret, signal: abort.signal, handIn });
    } catch (cause) {
      if (!isUnanswered) throw cause;
      change({ isLost: true });
      // The lost answer may have been a yes.
      const signed = await loadSigned().catch(() => undefined);
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

/** Reports whether it is unknown by now if a signature has arrived. */
export function isUnanswered({ isLost, error }: SignState): boolean {
  return isLost && isErrorCode(error, 'network', 'timeout');
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
  return typeof current.fee === 'string' ? current.fee : '';
}
