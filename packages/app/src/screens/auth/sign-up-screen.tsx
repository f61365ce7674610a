import { authTexts } from '@billfold/core/internal';
import { useStore } from '@billfold/react/hooks';
import { useTexts } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { useServices } from '../../services/services-context.ts';
import { CheckEmail } from './check-email.tsx';
import { SignUpForm } from './sign-up-form.tsx';

/** Shows the sign-up form, or, to a signed-in user, the wait for the verified email. */
export function SignUpScreen(): ReactElement {
  useTexts(authTexts);
  const user = useStore(useServices().user).data;
  return user ? <CheckEmail user={user} /> : <SignUpForm />;
}
