'use client';
import { fieldMessage, namesField } from '@billfold/core/flows';
import type { ReactElement } from 'react';
import { useClient, useSelectedWallet } from '../../context/use-provided.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { useResource } from '../../state/use-store.ts';
import { Checkbox } from '../../ui/checkbox/checkbox.tsx';
import { PasswordField } from '../../ui/password-field/password-field.tsx';
import { ProblemNotice } from '../../ui/problem-notice/problem-notice.tsx';
import { NewKeyField } from '../../ui/secret-field/new-key-field.tsx';
import * as css from './reset-password.css.ts';
import type { ResetPasswordPartProps } from './reset-password-part-props.ts';

/** In the page from the start, like the step before it; both are emptied when the dialog goes. */
export function NewPasswordStep({ flow, form }: ResetPasswordPartProps): ReactElement {
  const t = useTranslate();
  const { state, actions } = flow;
  const isShown = state.step !== 'phrase';
  const isUnderField = namesField(state.failure, 'newPassword', 'confirmation', 'consent');
  return (
    <div className={css.part} hidden={!isShown}>
      {isShown && state.failure && !isUnderField && (
        <ProblemNotice problem={state.failure} title={t('resetPassword.failed')} />
      )}
      <WalletName />
      <NewKeyField
        ref={form.password.ref}
        readOnly={state.isBusy}
        onEdit={() => actions.clearErrors('newPassword')}
        error={fieldMessage(state, 'newPassword', t)}
      />
      <PasswordField
        ref={form.confirmation.ref}
        label={t('cloudPassword.confirm')}
        autoComplete="new-password"
        readOnly={state.isBusy}
        onValueChange={() => actions.clearErrors('confirmation')}
        error={fieldMessage(state, 'confirmation', t)}
      />
      <Checkbox
        ref={form.consentBox}
        label={t('cloudPassword.consent')}
        checked={form.consent}
        onCheckedChange={(consent) => {
          form.setConsent(consent);
          actions.clearErrors('consent');
        }}
        error={fieldMessage(state, 'consent', t)}
      />
    </div>
  );
}

/** Tells a password manager that this is not the password of the sign-in. */
function WalletName(): ReactElement {
  const { walletId } = useSelectedWallet();
  const wallets = useResource(useClient().resources.wallets);
  const name = wallets.data?.items.find(({ id }) => id === walletId)?.name ?? '';
  return <input type="text" autoComplete="username" value={name} readOnly hidden />;
}
