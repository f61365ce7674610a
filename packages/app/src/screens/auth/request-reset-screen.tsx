import {
  authTexts,
  newPasswordTexts,
  normalizeEmail,
  validateEmail,
} from '@billfold/core/internal';
import { useForm, useTexts } from '@billfold/react/internal';
import { type ReactElement, useState } from 'react';
import { useServices } from '../../services/services-context.ts';
import { RequestResetForm } from './request-reset-form.tsx';
import { ResetRequested } from './reset-requested.tsx';

/** Asks for the mail that sets a new sign-in password; says the same for every address. */
export function RequestResetScreen(): ReactElement {
  useTexts(authTexts, newPasswordTexts);
  const { client } = useServices();
  const form = useForm<'email'>();
  const [email, setEmail] = useState('');
  const [sentTo, setSentTo] = useState<string | null>(null);
  const send = async (): Promise<boolean> => {
    const address = normalizeEmail(email);
    const problem = validateEmail(email);
    const done = await form.submit(problem === null ? {} : { email: problem }, () =>
      client.auth.requestPasswordReset({ email: address }),
    );
    if (done !== null) setSentTo(address);
    return done !== null;
  };
  return sentTo === null ? (
    <RequestResetForm
      form={form}
      email={email}
      onEmailChange={(text) => {
        setEmail(text);
        form.clearErrors('email');
      }}
      onSubmit={async () => void (await send())}
    />
  ) : (
    <ResetRequested
      email={sentTo}
      isBusy={form.state.isBusy}
      onResend={send}
      onOtherEmail={() => setSentTo(null)}
    />
  );
}
