import type { Provider } from '@billfold/core/contract';
import { fieldMessage } from '@billfold/core/flows';
import { authTexts, newPasswordTexts, validateSignInPassword } from '@billfold/core/internal';
import { useNotify, useTranslate } from '@billfold/react';
import {
  Button,
  Form,
  FormFailure,
  PasswordField,
  useForm,
  useTexts,
} from '@billfold/react/internal';
import { type ReactElement, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useServices } from '../../services/services-context.ts';
import { isTokenOver } from '../../session/is-link-expired.ts';
import { useUrlToken } from '../../session/use-url-token.ts';
import { Screen } from '../../shell/screen.tsx';
import * as css from './auth.css.ts';
import { LinkOver } from './link-over.tsx';
import { ResetLogins } from './reset-logins.tsx';

/** The page behind the link of the reset mail: a new sign-in password, with which every session ends. */
export function NewPasswordScreen(): ReactElement {
  useTexts(authTexts, newPasswordTexts);
  const t = useTranslate();
  const token = useUrlToken();
  const password = useRef<HTMLInputElement>(null);
  const confirmation = useRef<HTMLInputElement>(null);
  const [removed, setRemoved] = useState<readonly Provider[]>([]);
  const { state, clearErrors, submit } = useNewPassword(
    { token, removed },
    { password, confirmation },
  );
  if (token === '' || isTokenOver(state.failure))
    return (
      <Screen title={t('newPassword.title')}>
        <LinkOver
          title={t('newPassword.over.title')}
          text={t('newPassword.over.text')}
          href="/auth/reset-password"
          action={t('newPassword.over.again')}
        />
      </Screen>
    );
  return (
    <Screen title={t('newPassword.title')} lead={t('newPassword.lead')}>
      <Form className={css.form} onSubmit={submit}>
        <FormFailure failure={state.failure} fields={['password']} />
        <PasswordField
          ref={password}
          label={t('newPassword.label')}
          name="new-password"
          autoComplete="new-password"
          hint={t('auth.password.hint')}
          readOnly={state.isBusy}
          onValueChange={() => clearErrors('password', 'confirmation')}
          error={fieldMessage(state, 'password', t)}
        />
        <PasswordField
          ref={confirmation}
          label={t('newPassword.confirm')}
          name="confirm-password"
          autoComplete="new-password"
          readOnly={state.isBusy}
          onValueChange={() => clearErrors('confirmation')}
          error={fieldMessage(state, 'confirmation', t)}
        />
        <ResetLogins token={token} removed={removed} onChange={setRemoved} />
        <Button type="submit" variant="primary" size="lg" wide busy={state.isBusy}>
          {t('newPassword.submit')}
        </Button>
      </Form>
    </Screen>
  );
}

interface PasswordInputs {
  readonly password: { readonly current: HTMLInputElement | null };
  readonly confirmation: { readonly current: HTMLInputElement | null };
}

interface Reset {
  readonly token: string;
  readonly removed: readonly Provider[];
}

/** The passwords stay in their fields: no state has them. */
function useNewPassword({ token, removed }: Reset, inputs: PasswordInputs) {
  const t = useTranslate();
  const notify = useNotify();
  const [, navigate] = useLocation();
  const { client, session } = useServices();
  const form = useForm<'password' | 'confirmation'>();
  const submit = async (): Promise<void> => {
    const password = inputs.password.current?.value ?? '';
    const problem = validateSignInPassword(password, '');
    const isSame = inputs.confirmation.current?.value === password;
    const done = await form.submit(
      {
        ...(problem && { password: problem }),
        ...(!problem && !isSame && { confirmation: 'newPassword.differ' as const }),
      },
      () =>
        client.auth.completePasswordReset({
          token,
          password,
          ...(removed.length > 0 && { removeLogins: removed }),
        }),
    );
    if (done === null) return;
    // The session of this page has ended at the service with all others.
    if (session.get().isSignedIn) session.signOut();
    navigate('/auth/sign-in', { replace: true });
    notify.success(t('auth.signIn.passwordChanged'));
  };
  return { ...form, submit };
}
