'use client';
import type { MessageKey, SignMethod } from '@billfold/core';
import type { Transaction } from '@billfold/core/contract';
import { useState } from 'react';
import { useLatest } from '../../provider/use-latest.ts';
import { useNotify } from '../../provider/use-notifications.ts';
import { useWalletEvents } from '../../provider/use-provided.ts';
import { useTranslate } from '../../provider/use-translate.ts';
import { type SecretField, useSecretField } from '../../ui/secret-field/use-secret-field.ts';
import { readSecret } from './read-secret.ts';
import type { SendFlowOfDialog } from './use-send-flow.ts';

export interface Signing {
  readonly field: SecretField;
  /** Why what was typed cannot be a secret of this kind; null unless it was tried. */
  readonly problem: MessageKey | null;
  /** The two-factor code, where one is asked for. */
  readonly code: SecretField;
  readonly codeProblem: MessageKey | null;
  readonly choose: (method: SignMethod | null) => void;
  readonly submit: () => void;
}

/** Signs with what stands in the secret field, which is emptied before anything else happens. */
export function useSign(
  flow: SendFlowOfDialog | null,
  onSent: ((transaction: Transaction) => void) | undefined,
): Signing {
  const t = useTranslate();
  const notify = useNotify();
  const { emit } = useWalletEvents();
  const field = useSecretField();
  const latestOnSent = useLatest(onSent);
  const code = useSecretField();
  const [problem, setProblem] = useState<MessageKey | null>(null);
  const [codeProblem, setCodeProblem] = useState<MessageKey | null>(null);
  const tellSent = (transaction: Transaction): void => {
    notify.success(t('send.sent.notification'));
    emit({ type: 'sent', transaction });
    latestOnSent.current?.(transaction);
  };
  const submit = (): void => {
    if (!flow?.state.signMethod || flow.state.busy) return;
    const read = readSecret(flow.state.signMethod, field.read());
    const twoFactorCode = code.read();
    const isCodeShort = flow.state.asksCode && twoFactorCode.length < 6;
    setProblem(read.problem);
    setCodeProblem(isCodeShort ? 'send.sign.code.length' : null);
    if (read.secret === null || isCodeShort) {
      (read.secret === null ? field : code).focus();
      return;
    }
    field.clear();
    code.clear();
    const secret = flow.state.asksCode ? { ...read.secret, twoFactorCode } : read.secret;
    // What went wrong stands in the state of the flow; the next key is for another try.
    void flow.actions.sign(secret).then(tellSent, field.focus);
  };
  const choose = (method: SignMethod | null): void => {
    setProblem(null);
    setCodeProblem(null);
    flow?.actions.chooseSignMethod(method);
  };
  return { field, problem, code, codeProblem, choose, submit };
}
