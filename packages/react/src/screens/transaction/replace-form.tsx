'use client';
import { isErrorCode } from '@billfold/core';
import type { Acceleration, Replacement } from '@billfold/core/contract';
import { fieldMessage } from '@billfold/core/flows';
import { type ReactElement, useRef } from 'react';
import { useNotify } from '../../context/use-notifications.ts';
import { useClient, useNavigation } from '../../context/use-provided.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { useResource } from '../../state/use-store.ts';
import { PasswordField } from '../../ui/password-field/password-field.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { useScreenData } from '../data/screen-data.ts';
import { FormDialogContent } from '../form/form-dialog-content.tsx';
import { FormFailure } from '../form/form-failure.tsx';
import { useForm } from '../form/use-form.ts';
import { labelOf, type ReplacementProps } from './replacement-props.ts';
import * as css from './transaction.css.ts';

export interface ReplaceFormProps extends ReplacementProps {
  readonly quote: Replacement | Acceleration;
  /** The network wants more by now. */
  readonly onOutdated: () => Promise<void>;
  /** Fee of the replacement. */
  readonly children: ReactElement;
}

export function ReplaceForm(props: ReplaceFormProps): ReactElement {
  const t = useTranslate();
  const { kind, onClose, children } = props;
  const password = useRef<HTMLInputElement>(null);
  const code = useRef<HTMLInputElement>(null);
  const { sendProtection } = useScreenData().keeping;
  const asksCode = useResource(sendProtection(props.transaction.walletId)).data?.asksCode ?? false;
  const { state, clearErrors, replace } = useReplacement(props);
  const isWrongKey = isErrorCode(state.failure, 'wrong_encryption_key');
  return (
    <FormDialogContent
      title={t(labelOf(kind))}
      submit={t(labelOf(kind))}
      variant={kind === 'CANCEL' ? 'danger-filled' : 'primary'}
      cancel={t('transaction.replace.keep')}
      isBusy={state.isBusy}
      onSubmit={() =>
        replace({ password: password.current?.value ?? '', code: code.current?.value ?? null })
      }
      onCancel={onClose}
    >
      <p className={css.hint}>{t(`transaction.replace.${kind}.text`)}</p>
      {children}
      {!isWrongKey && <FormFailure failure={state.failure} fields={['password']} />}
      <PasswordField
        ref={password}
        label={t('transaction.replace.password')}
        autoComplete="current-password"
        readOnly={state.isBusy}
        onValueChange={() => clearErrors('password')}
        error={isWrongKey ? state.failure?.messages.join('\n') : fieldMessage(state, 'password', t)}
      />
      {asksCode && (
        <TextField
          ref={code}
          label={t('transaction.replace.code')}
          mono
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={16}
          readOnly={state.isBusy}
          onValueChange={() => clearErrors('code')}
          error={fieldMessage(state, 'code', t)}
        />
      )}
    </FormDialogContent>
  );
}

function useReplacement({ transaction, kind, quote, onClose, onOutdated }: ReplaceFormProps) {
  const t = useTranslate();
  const notify = useNotify();
  const { walletId } = transaction;
  const navigation = useNavigation();
  const client = useClient();
  const form = useForm<'password' | 'code'>();
  const replace = async (entered: {
    readonly password: string;
    readonly code: string | null;
  }): Promise<void> => {
    const { password } = entered;
    const twoFactorCode = entered.code?.replaceAll(/\s/g, '') || null;
    const done = await form.submit(
      password === '' ? { password: 'common.required' } : {},
      async () => {
        try {
          const reviewed = { fee: quote.fee, password, seedPhrase: null, twoFactorCode };
          return await (kind === 'ACCELERATE'
            ? client.transactions.accelerate(walletId, transaction.id, reviewed)
            : client.transactions.replace(walletId, transaction.id, { ...reviewed, kind }));
        } catch (error) {
          if (isErrorCode(error, 'fee_changed')) await onOutdated();
          throw error;
        }
      },
    );
    if (done === null) return;
    onClose();
    notify.success(t(`transaction.replace.done.${kind}`));
    navigation?.go({ to: 'transaction', id: done.answer.id });
  };
  return { ...form, replace };
}
