import { fieldMessage } from '@billfold/core/flows';
import { useTranslate } from '@billfold/react';
import { Button, Form, FormFailure, type OwnForm, TextField } from '@billfold/react/internal';
import { type ReactElement, useRef } from 'react';
import { PageLink } from '../../shell/page-link.tsx';
import { Screen } from '../../shell/screen.tsx';
import * as css from './auth.css.ts';
import { useFocusOnOpening } from './use-focus-on-opening.ts';

export interface RequestResetFormProps {
  readonly form: OwnForm<'email'>;
  readonly email: string;
  readonly onEmailChange: (text: string) => void;
  readonly onSubmit: () => Promise<void>;
}

export function RequestResetForm(props: RequestResetFormProps): ReactElement {
  const t = useTranslate();
  const { state } = props.form;
  const email = useRef<HTMLInputElement>(null);
  useFocusOnOpening(email);
  return (
    <Screen title={t('newPassword.request.title')} lead={t('newPassword.request.lead')}>
      <Form className={css.form} onSubmit={props.onSubmit}>
        <FormFailure failure={state.failure} fields={['email']} />
        <TextField
          ref={email}
          label={t('auth.email')}
          type="email"
          name="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          readOnly={state.isBusy}
          value={props.email}
          onValueChange={props.onEmailChange}
          error={fieldMessage(state, 'email', t)}
        />
        <Button type="submit" variant="primary" size="lg" wide busy={state.isBusy}>
          {t('newPassword.request.submit')}
        </Button>
      </Form>
      <p className={css.aside}>
        <PageLink href="/auth/sign-in">{t('newPassword.toSignIn')}</PageLink>
      </p>
    </Screen>
  );
}
