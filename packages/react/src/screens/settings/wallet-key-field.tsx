'use client';
import { isErrorCode } from '@billfold/core';
import { fieldMessage } from '@billfold/core/flows';
import type { ReactElement, RefObject } from 'react';
import { useTranslate } from '../../context/use-translate.ts';
import { PasswordField } from '../../ui/password-field/password-field.tsx';
import type { FormState } from '../form/use-form.ts';
import { useShownWallet } from './use-shown-wallet.ts';

export interface WalletKeyFieldProps {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly state: FormState<'password'>;
  readonly onEdit: () => void;
}

/** The cloud encryption password of the selected wallet; it stays in its field. */
export function WalletKeyField({ field, state, onEdit }: WalletKeyFieldProps): ReactElement {
  const t = useTranslate();
  const wallet = useShownWallet();
  const error = isWrongKey(state.failure)
    ? state.failure?.messages.join('\n')
    : fieldMessage(state, 'password', t);
  return (
    <>
      {/* Keeps password managers from offering the sign-in password. */}
      <input type="text" autoComplete="username" value={wallet?.name ?? ''} readOnly hidden />
      <PasswordField
        ref={field}
        label={t('walletSettings.password.current')}
        autoComplete="current-password"
        readOnly={state.isBusy}
        onValueChange={onEdit}
        error={error}
      />
    </>
  );
}

/** Told under the field of the password, and nowhere else. */
export function isWrongKey(failure: unknown): boolean {
  return isErrorCode(failure, 'wrong_encryption_key');
}
