import { fieldMessage } from '@billfold/core/flows';
import { type SignInActions, type SignInState, signInFailure } from '@billfold/core/internal';
import { useTranslate } from '@billfold/react';
import {
  Button,
  focusFirstInvalid,
  Notice,
  PasswordField,
  TextField,
  TextLink,
} from '@billfold/react/internal';
import { type FormEvent, type ReactElement, useRef, useState } from 'react';
import { Link } from 'wouter';
import { useServices } from '../../services/services-context.ts';
import { wantedPayment } from '../../session/wanted-payment.ts';
import { Screen } from '../../shell/screen.tsx';
import * as css from './auth.css.ts';
import { DemoOffer } from './demo-offer.tsx';
import { ProviderButtons } from './provider-buttons.tsx';
import { withReferralCode } from './referral-code.ts';
import type { ArrivalProblem } from './use-arrival.ts';
import { useFocusOnOpening } from './use-focus-on-opening.ts';

export interface CredentialsFormProps {
  readonly state: SignInState;
  readonly actions: SignInActions;
  /** The error that led to this page; cleared by the first submit. */
  readonly problem: ArrivalProblem | null;
  readonly exploreDemo: () => Promise<void>;
}

/** The first step of sign-in. */
export function CredentialsForm({
  state,
  actions,
  problem,
  exploreDemo,
}: CredentialsFormProps): ReactElement {
  const t = useTranslate();
  const form = useRef<HTMLFormElement>(null);
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const { wantedPath } = useServices();
  const [isPaying] = useState(() => wantedPayment(wantedPath.peek()) !== null);
  const isBusy = state.status !== 'editing';
  const signUp = withReferralCode('/auth/sign-up', window);
  useFocusOnOpening(email);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    await actions.submit(password.current?.value ?? '');
    focusFirstInvalid(form.current);
  };
  return (
    <Screen
      title={t('auth.signIn.title')}
      lead={t(isPaying ? 'auth.signIn.lead.pay' : 'auth.signIn.lead')}
    >
      <form ref={form} className={css.form} noValidate onSubmit={(event) => void submit(event)}>
        <SignInNotice failure={state.failure} problem={problem} />
        <TextField
          ref={email}
          label={t('auth.email')}
          type="email"
          name="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          readOnly={isBusy}
          value={state.email}
          onValueChange={actions.setEmail}
          error={fieldMessage(state, 'email', t)}
        />
        <PasswordField
          ref={password}
          label={t('auth.password')}
          name="password"
          autoComplete="current-password"
          readOnly={isBusy}
          action={
            <Link href="/auth/reset-password" asChild>
              <TextLink href="/auth/reset-password" className={css.labelLink}>
                {t('auth.signIn.forgot')}
              </TextLink>
            </Link>
          }
          error={fieldMessage(state, 'password', t)}
        />
        <Button type="submit" variant="primary" size="lg" wide busy={isBusy} className={css.submit}>
          {t('auth.signIn.submit')}
        </Button>
      </form>
      <ProviderButtons disabled={isBusy} />
      <p className={css.aside}>
        {t('auth.signIn.toSignUp')}{' '}
        <Link href={signUp} asChild>
          <TextLink href={signUp}>{t('auth.signIn.createAccount')}</TextLink>
        </Link>
      </p>
      <DemoOffer busy={isBusy} onExplore={exploreDemo} />
    </Screen>
  );
}

/** Shows the last error; before the first one, that a session ended on the way here. */
function SignInNotice(
  props: Pick<CredentialsFormProps, 'problem'> & Pick<SignInState, 'failure'>,
): ReactElement | null {
  const t = useTranslate();
  const { wantedPath } = useServices();
  const [hasEnded] = useState(wantedPath.isHeld);
  const { failure, problem } = props;
  if (failure !== null || problem !== null)
    return (
      <Notice tone="danger" live>
        {failure !== null && signInFailure(failure, t)}
        {failure === null &&
          problem &&
          t(problem.key, {
            provider: t(`auth.signIn.provider.${problem.provider}`),
          })}
      </Notice>
    );
  if (!hasEnded) return null;
  return (
    <Notice tone="info" title={t('auth.signIn.ended.title')} live>
      {t('auth.signIn.ended.text')}
    </Notice>
  );
}
