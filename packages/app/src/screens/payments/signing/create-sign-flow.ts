import {
  type AnyBillfoldError,
  type BillfoldClient,
  isBillfoldError,
  isErrorCode,
} from '@billfold/core';
import { createStore, type SendSecret } from '@billfold/core/flows';
import type { SignSecret } from '@billfold/core/payments';
import type { SignFieldsProps, SignFlow } from '@billfold/react/internal';

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
  /** Signs with the body of a call to the server, or here with the secret as it was typed. */
  readonly sign: (body: SignSecret, secret: SendSecret, signal: AbortSignal) => Promise<T>;
  /** Loads what was signed after an answer was lost; undefined where the signature did not arrive. */
  readonly loadSigned: () => Promise<T | undefined>;
}

/** Creates the flow that signs with a typed secret. The server sends what is signed once, however often that is. */
export function createSignFlow<T>(
  client: Pick<BillfoldClient, 'wallets'>,
  { walletId, sign, loadSigned }: SignFlowOptions<T>,
): ServerSignFlow<T> {
  const store = createStore<SignState>(() => initial);
  const abort = new AbortController();
  const change = (next: Partial<SignState>): void => {
    if (!abort.signal.aborted) store.set({ ...store.get(), ...next });
  };
  const signOnce = async (secret: SendSecret): Promise<T> => {
    try {
      return await sign(bodyOf(secret, store.get()), secret, abort.signal);
    } catch (cause) {
      if (!isUnanswered(cause)) throw cause;
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
  ...{ busy: false, isChecking: false, error: null },
};

/** Reports whether a request was sent and no answer came back. */
export function isUnanswered(error: unknown): boolean {
  return isErrorCode(error, 'network', 'timeout');
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
