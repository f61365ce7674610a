import type { Wallet } from '@billfold/core/contract';
import { fieldMessage } from '@billfold/core/flows';
import type { UnlockActions, UnlockState } from '@billfold/core/internal';
import { useTranslate } from '@billfold/react';
import { PasswordField, TextButton } from '@billfold/react/internal';
import type { ReactElement, RefObject } from 'react';
import * as css from './auth.css.ts';

export interface UnlockKeyFieldProps {
  readonly ref: RefObject<HTMLInputElement | null>;
  readonly wallet: Wallet;
  readonly state: UnlockState;
  readonly actions: UnlockActions;
  /** Called when the user has forgotten the key. */
  readonly onForgot: () => void;
}

export function UnlockKeyField(props: UnlockKeyFieldProps): ReactElement {
  const { ref, wallet, state, actions, onForgot } = props;
  const t = useTranslate();
  return (
    <>
      {/* Tells a password manager that this is not the sign-in password. */}
      <input type="text" autoComplete="username" value={wallet.name} readOnly hidden />
      <PasswordField
        ref={ref}
        label={t('auth.unlock.password')}
        autoComplete="current-password"
        readOnly={state.status !== 'editing'}
        onValueChange={() => actions.clearErrors('password')}
        error={fieldMessage(state, 'password', t)}
        action={
          <TextButton className={css.labelLink} aria-haspopup="dialog" onClick={onForgot}>
            {t('auth.unlock.forgotKey')}
          </TextButton>
        }
      />
    </>
  );
}
