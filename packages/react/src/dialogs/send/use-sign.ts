'use client';
import { readSeedPhrase } from '@billfold/core';
import type { Transaction } from '@billfold/core/contract';
import type {
  SendActions,
  SendSecret,
  SendState,
  SignElsewhere,
  SignMethod,
} from '@billfold/core/flows';
import type { MessageKey } from '@billfold/core/i18n';
import { useState } from 'react';
import { useNotify } from '../../context/use-notifications.ts';
import { useWalletEvents } from '../../context/use-provided.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { useWallet } from '../../context/wallet-context.ts';
import { useLatest } from '../../state/use-latest.ts';
import { type SecretField, useSecretField } from '../../ui/secret-field/use-secret-field.ts';
import type { OpenSendFlow } from './use-send-dialog.ts';

/** Flow that signs with a typed secret: that of Send, or that of one intent. */
export interface SignFlow<T> {
  getState(): Pick<SendState, 'signMethod' | 'busy' | 'asksCode'>;
  readonly actions: Pick<SendActions, 'chooseSignMethod'> & {
    readonly sign: (secret: SendSecret) => Promise<T>;
  };
}

export interface Signing {
  readonly field: SecretField;
  /** Validation error of the typed secret; null before the first attempt. */
  readonly error: MessageKey | null;
  /** Field of the two-factor code, where one is required. */
  readonly code: SecretField;
  readonly codeError: MessageKey | null;
  /** The last press found no connection: nothing left this device. */
  readonly isOffline: boolean;
  readonly choose: (method: SignMethod | null) => void;
  /** A transaction of the wallet was signed on this page before. */
  readonly hasSigned: boolean;
  readonly submit: () => void;
  /** Clears the errors of the last attempt: the secret is another one now. */
  readonly clear: () => void;
}

/** Signing of the Send dialog, here or in a place that this page cannot read. */
export interface SendSigning extends Signing {
  /** Has the reviewed send signed by `sign`, until `left` is aborted. */
  readonly signElsewhere: (sign: SignElsewhere, left: AbortSignal) => void;
}

/** Signs what Send has reviewed, and notifies the host. */
export function useSign(
  flow: OpenSendFlow | null,
  onSent: ((transaction: Transaction) => void) | undefined,
): SendSigning {
  const t = useTranslate();
  const notify = useNotify();
  const { emit } = useWalletEvents();
  const latestOnSent = useLatest(onSent);
  const notifySent = (transaction: Transaction): void => {
    notify.success(t('send.sent.notification'));
    emit({ type: 'sent', transaction });
    latestOnSent.current?.(transaction);
  };
  const signing = useSignFields(flow, notifySent);
  const signElsewhere = (sign: SignElsewhere, left: AbortSignal): void =>
    // The flow stores the error.
    void flow?.actions.signElsewhere(sign, left).then(notifySent, () => undefined);
  return { ...signing, signElsewhere };
}

/** Signs with the typed secret and clears its field before the request. */
export function useSignFields<T>(flow: SignFlow<T> | null, onSigned: (signed: T) => void): Signing {
  const { choices, walletId } = useWallet();
  const field = useSecretField();
  const code = useSecretField();
  const [error, setError] = useState<MessageKey | null>(null);
  const [codeError, setCodeError] = useState<MessageKey | null>(null);
  const reach = useReach();
  const [isOffline, setOffline] = useState(false);
  const submit = (): void =>
    reach((isReached) => {
      setOffline(!isReached);
      if (isReached) send();
    });
  const send = (): void => {
    const { signMethod = null, busy = false, asksCode = false } = flow?.getState() ?? {};
    if (flow === null || signMethod === null || busy) return;
    const read = readSecret(signMethod, field.read());
    const twoFactorCode = code.read();
    const isCodeShort = asksCode && twoFactorCode.length < 6;
    setError(read.error);
    setCodeError(isCodeShort ? 'send.sign.code.length' : null);
    if (read.secret === null || isCodeShort) {
      (read.secret === null ? field : code).focus();
      return;
    }
    field.clear();
    code.clear();
    const secret = asksCode ? { ...read.secret, twoFactorCode } : read.secret;
    // The flow stores the error; the field is focused for the next attempt.
    void flow.actions.sign(secret).then((signed) => {
      if (walletId !== null) choices.keep('sign-method', walletId, signMethod);
      onSigned(signed);
    }, field.focus);
  };
  const choose = (method: SignMethod | null): void => {
    setError(null);
    setCodeError(null);
    setOffline(false);
    flow?.actions.chooseSignMethod(method);
    if (method !== null) field.focus();
  };
  const clear = (): void => choose(flow?.getState().signMethod ?? null);
  const hasSigned = choices.read('sign-method', walletId ?? '') !== null;
  return { hasSigned, isOffline, field, error, code, codeError, choose, submit, clear };
}

/**
 * Tells whether the server can be reached, at once unless the device says that it is offline. Then it
 * asks the server, which may run on this device: a lost request that signs is repeated for half a minute,
 * because it may have arrived, and one that never left needs no such wait.
 */
function useReach(): (tell: (isReached: boolean) => void) => void {
  const { client, page } = useWallet();
  return (tell) => {
    if (page?.defaultView?.navigator.onLine !== false) return tell(true);
    client.config.get({ attempts: 1 }).then(
      () => tell(true),
      () => tell(false),
    );
  };
}

type ReadSecret =
  | { readonly secret: SendSecret; readonly error: null }
  | { readonly secret: null; readonly error: MessageKey };

/** Parses the typed secret, or returns the sentence about its error. */
export function readSecret(method: SignMethod, text: string): ReadSecret {
  switch (method) {
    case 'ENCRYPTION_KEY':
      return text === ''
        ? { secret: null, error: 'common.required' }
        : { secret: { password: text }, error: null };
    case 'SEED_PHRASE': {
      const seedPhrase = readSeedPhrase(text);
      const count = seedPhrase === '' ? 0 : seedPhrase.split(' ').length;
      if (count < 12 || count > 24 || count % 3 !== 0)
        return { secret: null, error: 'seedPhrase.problem.count' };
      return { secret: { seedPhrase }, error: null };
    }
    default:
      return method satisfies never;
  }
}
