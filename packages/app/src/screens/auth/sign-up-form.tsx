import { fieldMessage } from '@billfold/core/flows';
import { createSignUpFlow, describeDevice, isEmailTaken } from '@billfold/core/internal';
import { useTranslate } from '@billfold/react';
import { useFlow } from '@billfold/react/hooks';
import {
  Button,
  Checkbox,
  FormFailure,
  focusFirstInvalid,
  PasswordField,
  TextField,
  TextLink,
  useOwnFlow,
  useReportProblem,
} from '@billfold/react/internal';
import { type FormEvent, type ReactElement, useRef, useState } from 'react';
import { Link } from 'wouter';
import { useServices } from '../../services/services-context.ts';
import { wantedPayment } from '../../session/wanted-payment.ts';
import { Screen } from '../../shell/screen.tsx';
import { AccountTypeField } from './account-type-field.tsx';
import * as css from './auth.css.ts';
import { readReferralCode, withReferralCode } from './referral-code.ts';
import { TermsLabel } from './terms-label.tsx';

export function SignUpForm(): ReactElement {
  const t = useTranslate();
  const flow = useSignUpFlow();
  const state = useFlow(flow);
  const form = useRef<HTMLFormElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const { wantedPath } = useServices();
  const [isPaying] = useState(() => wantedPayment(wantedPath.peek()) !== null);
  const { values, failure } = state;
  const isBusy = state.status !== 'editing';
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    await flow.actions.submit(password.current?.value ?? '');
    focusFirstInvalid(form.current);
  };
  return (
    <Screen
      title={t('auth.signUp.title')}
      lead={t(isPaying ? 'auth.signUp.lead.pay' : 'auth.signUp.lead')}
    >
      <form ref={form} className={css.form} noValidate onSubmit={(event) => void submit(event)}>
        <FormFailure failure={failure} fields={['name', 'email', 'password']} />
        <TextField
          label={t('auth.signUp.name')}
          name="name"
          autoComplete="name"
          readOnly={isBusy}
          value={values.name}
          onValueChange={(name) => flow.actions.change({ name })}
          error={fieldMessage(state, 'name', t)}
        />
        <TextField
          label={t('auth.email')}
          type="email"
          name="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          readOnly={isBusy}
          value={values.email}
          onValueChange={(email) => flow.actions.change({ email })}
          error={fieldMessage(state, 'email', t)}
          action={isEmailTaken(failure) && <SignInLink />}
        />
        <PasswordField
          ref={password}
          label={t('auth.password')}
          name="password"
          autoComplete="new-password"
          hint={t('auth.password.hint')}
          readOnly={isBusy}
          onValueChange={flow.actions.clearPasswordError}
          error={fieldMessage(state, 'password', t)}
        />
        <AccountTypeField
          value={values.accountType}
          onValueChange={(accountType) => flow.actions.change({ accountType })}
        />
        <Checkbox
          label={<TermsLabel />}
          checked={values.acceptsTerms}
          onCheckedChange={(acceptsTerms) => flow.actions.change({ acceptsTerms })}
          error={fieldMessage(state, 'acceptsTerms', t)}
        />
        <Button type="submit" variant="primary" size="lg" wide busy={isBusy} className={css.submit}>
          {t('auth.signUp.submit')}
        </Button>
      </form>
      <p className={css.aside}>
        {t('auth.signUp.toSignIn')} <SignInLink />
      </p>
    </Screen>
  );
}

function SignInLink(): ReactElement {
  const t = useTranslate();
  const href = withReferralCode('/auth/sign-in', window);
  return (
    <Link href={href} asChild>
      <TextLink href={href}>{t('auth.signUp.signIn')}</TextLink>
    </Link>
  );
}

function useSignUpFlow(): ReturnType<typeof createSignUpFlow> {
  const { client, session } = useServices();
  const onError = useReportProblem();
  return useOwnFlow(() =>
    createSignUpFlow(client, {
      session,
      device: describeDevice(navigator.userAgent),
      referralCode: readReferralCode(window),
      onError,
    }),
  );
}
