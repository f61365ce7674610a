'use client';
import { fieldMessage, type NewWalletFlow, namesField } from '@billfold/core/flows';
import { type FormEvent, type ReactElement, useRef, useState } from 'react';
import { problemText } from '../../context/problem-text.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { useFlow } from '../../state/use-store.ts';
import { Button } from '../../ui/button/button.tsx';
import { Checkbox } from '../../ui/checkbox/checkbox.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { PasswordField } from '../../ui/password-field/password-field.tsx';
import { NewKeyField } from '../../ui/secret-field/new-key-field.tsx';
import { focusFirstInvalid } from '../form/focus-first-invalid.ts';
import * as css from './new-wallet.css.ts';
import { StepFrame } from './step-frame.tsx';

/** The passwords stay in their fields. */
export function PasswordStep({ flow }: { readonly flow: NewWalletFlow }): ReactElement {
  const t = useTranslate();
  const state = useFlow(flow);
  const form = useRef<HTMLFormElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const confirmation = useRef<HTMLInputElement>(null);
  const [consent, setConsent] = useState(false);
  const { actions } = flow;
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    await actions.submitPassword({
      password: password.current?.value ?? '',
      confirmation: confirmation.current?.value ?? '',
      consent,
    });
    focusFirstInvalid(form.current);
  };
  return (
    <StepFrame title={t('newWallet.password.title')} lead={t('newWallet.password.lead')}>
      <form ref={form} className={css.form} noValidate onSubmit={(event) => void submit(event)}>
        {/* Keeps password managers from offering the sign-in password. */}
        <input type="text" autoComplete="username" value={state.draft.name} readOnly hidden />
        {state.failure && !namesField(state.failure, 'password') && (
          <Notice tone="danger" live>
            {problemText(state.failure, t)}
          </Notice>
        )}
        <div className={css.fields}>
          <NewKeyField
            ref={password}
            readOnly={state.isBusy}
            onEdit={() => actions.clearErrors('password')}
            error={fieldMessage(state, 'password', t)}
          />
          <PasswordField
            ref={confirmation}
            label={t('cloudPassword.confirm')}
            autoComplete="new-password"
            readOnly={state.isBusy}
            onValueChange={() => actions.clearErrors('confirmation')}
            error={fieldMessage(state, 'confirmation', t)}
          />
          <Checkbox
            label={t('cloudPassword.consent')}
            checked={consent}
            onCheckedChange={(next) => {
              setConsent(next);
              actions.clearErrors('consent');
            }}
            error={fieldMessage(state, 'consent', t)}
          />
        </div>
        <div className={css.actions}>
          <Button size="lg" disabled={state.isBusy} onClick={actions.back}>
            {t('common.back')}
          </Button>
          <Button type="submit" variant="primary" size="lg" busy={state.isBusy}>
            {t('common.continue')}
          </Button>
        </div>
      </form>
    </StepFrame>
  );
}
