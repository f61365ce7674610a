import {
  type AnyBillfoldError,
  type BillfoldClient,
  isBillfoldError,
  isErrorCode,
} from '@billfold/core';
import { createStore, type SendSecret } from '@billfold/core/flows';
import type { Refund, SignSecret } from '@billfold/core/payments';
import type { SignFieldsProps, SignFlow } from '@billfold/react/internal';

export interface SignRefundState {
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

export interface SignRefundFlow extends SignFlow<Refund> {
  getState(): SignRefundState;
  subscribe(listener: () => void): () => void;
  acceptHighFee(isAccepted: boolean): void;
  dispose(): void;
}

export interface SignRefundOptions {
  /** Settlement wallet. */
  readonly walletId: string;
  readonly sign: (secret: SignSecret) => Promise<Refund>;
  /** Loads the refund as it is now. */
  readonly reload: () => Promise<Refund | undefined>;
}

/** Creates the flow that signs one refund with a typed secret. The server sends it once, however often it is signed. */
export function createSignRefundFlow(
  client: Pick<BillfoldClient, 'wallets'>,
  { walletId, sign, reload }: SignRefundOptions,
): SignRefundFlow {
  const store = createStore<SignRefundState>(() => initial);
  const abort = new AbortController();
  const change = (next: Partial<SignRefundState>): void => {
    if (!abort.signal.aborted) store.set({ ...store.get(), ...next });
  };
  const signOnce = async (secret: SendSecret): Promise<Refund> => {
    try {
      return await sign(bodyOf(secret, store.get()));
    } catch (cause) {
      if (!isUnanswered(cause)) throw cause;
      // The lost answer may have been a yes.
      const now = await reload().catch(() => undefined);
      if (now === undefined || !isSent(now)) throw cause;
      return now;
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

const initial: SignRefundState = {
  ...{ signMethod: 'ENCRYPTION_KEY', asksCode: false, highFee: null, isHighFeeAccepted: false },
  ...{ busy: false, isChecking: false, error: null },
};

/** Reports whether a request was sent and no answer came back. */
export function isUnanswered(error: unknown): boolean {
  return isErrorCode(error, 'network', 'timeout');
}

const isSent = ({ status }: Refund) => status === 'BROADCAST' || status === 'CONFIRMED';

function bodyOf(secret: SendSecret, { isHighFeeAccepted }: SignRefundState): SignSecret {
  return {
    password: 'password' in secret ? secret.password : null,
    seedPhrase: 'seedPhrase' in secret ? secret.seedPhrase : null,
    ...(secret.twoFactorCode !== undefined && { twoFactorCode: secret.twoFactorCode }),
    ...(isHighFeeAccepted && { acceptFee: true }),
  };
}

/** Returns a refusal, with the further input that it asks for. */
function refusedBy(error: AnyBillfoldError): Partial<SignRefundState> {
  if (!isErrorCode(error, 'api')) return { error };
  if (error.serverCode === '2fa_required_for_send') return { error, asksCode: true };
  if (error.serverCode !== 'fee_high') return { error };
  return { error, highFee: feeOf(error.current), isHighFeeAccepted: false };
}

function feeOf(current: unknown): string {
  if (typeof current !== 'object' || current === null || !('fee' in current)) return '';
  return typeof current.fee === 'string' ? current.fee : '';
}
