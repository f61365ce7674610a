import { ApiError } from '@billfold/core';
import { useNotify, useTranslate } from '@billfold/react';
import { useForm } from '@billfold/react/internal';
import { useEffect, useRef, useState } from 'react';
import { useServices } from '../../../services/services-context.ts';
import { forgetProviderReturn, readProviderReturn } from '../../auth/provider-login.ts';
import { useAccountChanged } from './use-account-changed.ts';

/** Connects the login that a provider sent the browser back with, if it did. */
export function useConnection(): void {
  const t = useTranslate();
  const notify = useNotify();
  const { client, account } = useServices();
  const onChanged = useAccountChanged();
  const { submit } = useForm<never>();
  const [returned] = useState(() => readProviderReturn(window));
  const isTaken = useRef(false);
  useEffect(() => {
    // StrictMode runs it twice; an answer is good for one call.
    if (returned.status === 'none' || isTaken.current) return;
    isTaken.current = true;
    forgetProviderReturn(window);
    if (returned.status === 'failed') {
      const provider = t(`auth.signIn.provider.${returned.provider ?? 'unknown'}`);
      notify.error(new ApiError({ messages: [t('auth.signIn.providerFailed', { provider })] }));
      return;
    }
    const { provider, answer } = returned;
    void submit({}, async () => {
      await client.user.connectIdentity(provider, answer);
      await Promise.all([account.identities.invalidate(), onChanged()]);
    }).then((done) => {
      const name = t(`accountSecurity.logins.${provider}`);
      if (done !== null) notify.success(t('accountSecurity.logins.connected', { provider: name }));
    });
  }, [returned, client, account, submit, notify, onChanged, t]);
}
