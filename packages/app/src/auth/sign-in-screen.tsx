import {
  authTexts,
  createSignInFlow,
  describeDevice,
  fieldMessage,
  signInFailure,
} from '@billfold/core';
import {
  Button,
  Notice,
  PasswordField,
  TextField,
  TextLink,
  useFlow,
  useTexts,
  useTranslate,
} from '@billfold/react';
import { type FormEvent, type ReactElement, useRef } from 'react';
import { Link } from 'wouter';
import { focusFirstInvalid } from '../boot/focus-first-invalid.ts';
import { useServices } from '../boot/services-context.ts';
import { useOwnFlow } from '../boot/use-own-flow.ts';
import { useReportError } from '../boot/use-report-error.ts';
import { Screen } from '../shell/screen.tsx';
import * as css from './auth.css.ts';

/** Once the session is signed in, the guard leads on to where the user wanted to go. */
export function SignInScreen(): ReactElement {
  useTexts(authTexts);
  const t = useTranslate();
  const { client, session } = useServices();
  const onError = useReportError();
  const flow = useOwnFlow(() =>
    createSignInFlow(client, { session, device: describeDevice(navigator.userAgent), onError }),
  );
  const state = useFlow(flow);
  const form = useRef<HTMLFormElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const isBusy = state.status !== 'editing';
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    await flow.actions.submit(password.current?.value ?? '');
    focusFirstInvalid(form.current);
  };
  return (
    <Screen title={t('auth.signIn.title')} lead={t('auth.signIn.lead')}>
      <form ref={form} className={css.form} noValidate onSubmit={(event) => void submit(event)}>
        {state.failure && (
          <Notice tone="danger" live>
            {signInFailure(state.failure, t)}
          </Notice>
        )}
        <TextField
          label={t('auth.email')}
          type="email"
          name="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          readOnly={isBusy}
          value={state.email}
          onValueChange={flow.actions.setEmail}
          error={fieldMessage(state, 'email', t)}
        />
        <PasswordField
          ref={password}
          label={t('auth.password')}
          name="password"
          autoComplete="current-password"
          readOnly={isBusy}
          error={fieldMessage(state, 'password', t)}
        />
        <Button type="submit" variant="primary" size="lg" wide busy={isBusy} className={css.submit}>
          {t('auth.signIn.submit')}
        </Button>
      </form>
      <p className={css.aside}>
        {t('auth.signIn.toSignUp')}{' '}
        <Link href="/auth/sign-up" asChild>
          <TextLink href="/auth/sign-up">{t('auth.signIn.createAccount')}</TextLink>
        </Link>
      </p>
    </Screen>
  );
}
