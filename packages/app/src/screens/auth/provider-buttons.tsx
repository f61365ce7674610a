import { isBillfoldError } from '@billfold/core';
import type { Provider } from '@billfold/core/contract';
import { useTranslate } from '@billfold/react';
import { useStore } from '@billfold/react/hooks';
import { Button, useReportProblem } from '@billfold/react/internal';
import { type ReactElement, useEffect, useState } from 'react';
import { whenIdle } from '../../common/when-idle.ts';
import { useServices } from '../../services/services-context.ts';
import * as css from './auth.css.ts';
import { leaveForApple, leaveForProvider } from './provider-login.ts';
import { readReferralCode } from './referral-code.ts';

const providers = ['google', 'discord', 'apple'] as const satisfies readonly Provider[];

/** The other ways to sign in, those only that this server is set up for. */
export function ProviderButtons({ disabled }: { readonly disabled: boolean }): ReactElement | null {
  const t = useTranslate();
  const { authOptions } = useServices();
  const options = useStore(authOptions).data;
  // The form is there first: the code of a call is a fifth of the whole page.
  useEffect(() => whenIdle(() => void authOptions.load()), [authOptions]);
  const { leaving, leave } = useLeave();
  const configured = providers.filter((provider) => options?.[provider]);
  if (configured.length === 0) return null;
  return (
    <div className={css.providers}>
      <p className={css.or}>{t('auth.signIn.or')}</p>
      {configured.map((provider) => (
        <Button
          key={provider}
          size="lg"
          wide
          disabled={disabled || (leaving !== null && leaving !== provider)}
          busy={leaving === provider}
          onClick={() => void leave(provider)}
        >
          {t(`auth.signIn.${provider}`)}
        </Button>
      ))}
    </div>
  );
}

function useLeave() {
  const { client, wantedPath } = useServices();
  const report = useReportProblem();
  const [leaving, setLeaving] = useState<Provider | null>(null);
  const leave = async (provider: Provider): Promise<void> => {
    if (leaving !== null) return;
    setLeaving(provider);
    try {
      const wanted = wantedPath.peek();
      const referralCode = readReferralCode(window);
      if (provider === 'apple')
        await leaveForApple(client, window, { wantedPath: wanted, referralCode });
      else
        await leaveForProvider(client, window, {
          provider,
          path: '/auth/sign-in',
          wantedPath: wanted,
          referralCode,
        });
    } catch (error) {
      if (!isBillfoldError(error)) throw error;
      setLeaving(null);
      report(error);
    }
  };
  return { leaving, leave };
}
