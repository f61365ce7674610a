import { isBillfoldError } from '@billfold/core';
import type { Identity, Provider } from '@billfold/core/contract';
import { useNotify, useTranslate } from '@billfold/react';
import { useResource } from '@billfold/react/hooks';
import {
  Button,
  LoadedCard,
  SettingRow,
  useReportProblem,
  useStepUp,
} from '@billfold/react/internal';
import { type ReactElement, useState } from 'react';
import { useServices } from '../../../services/services-context.ts';
import { leaveForProvider } from '../../auth/provider-login.ts';
import { DisconnectDialog } from './disconnect-dialog.tsx';
import { useConnection } from './use-connection.ts';

const providers = ['google', 'discord', 'apple'] as const satisfies readonly Provider[];

/** The logins of other providers: those that this server is set up for, and those that are connected. */
export function LoginsCard(): ReactElement | null {
  const t = useTranslate();
  const { account, authOptions } = useServices();
  const options = useResource(authOptions).data;
  const identities = useResource(account.identities).data;
  useConnection();
  const shown = providers.filter(
    (provider) =>
      options?.[provider] || identities?.some((identity) => identity.provider === provider),
  );
  if (shown.length === 0) return null;
  return (
    <LoadedCard
      title={t('accountSecurity.logins')}
      text={t('accountSecurity.logins.text')}
      resource={account.identities}
      failed={t('accountSecurity.logins.loadFailed')}
      rows={shown.length}
    >
      {(connected) => (
        <ul>
          {shown.map((provider) => (
            <LoginRow
              key={provider}
              provider={provider}
              identity={connected.find((identity) => identity.provider === provider)}
            />
          ))}
        </ul>
      )}
    </LoadedCard>
  );
}

function LoginRow(props: {
  readonly provider: Provider;
  readonly identity: Identity | undefined;
}): ReactElement {
  const { provider, identity } = props;
  const t = useTranslate();
  const name = t(`accountSecurity.logins.${provider}`);
  const { isLeaving, connect } = useConnect(provider);
  const [isAsking, setIsAsking] = useState(false);
  return (
    <SettingRow as="li" title={name} hint={identity?.email ?? t('accountSecurity.logins.none')}>
      {identity === undefined ? (
        <Button
          size="sm"
          busy={isLeaving}
          aria-label={t('accountSecurity.logins.connect.of', { provider: name })}
          onClick={() => void connect()}
        >
          {t('accountSecurity.logins.connect')}
        </Button>
      ) : (
        <Button
          size="sm"
          variant="danger"
          aria-haspopup="dialog"
          aria-label={t('accountSecurity.logins.disconnect.of', { provider: name })}
          onClick={() => setIsAsking(true)}
        >
          {t('accountSecurity.logins.disconnect')}
        </Button>
      )}
      {identity && (
        <DisconnectDialog open={isAsking} identity={identity} onClose={() => setIsAsking(false)} />
      )}
    </SettingRow>
  );
}

function useConnect(provider: Provider) {
  const { client } = useServices();
  const notify = useNotify();
  const report = useReportProblem();
  const confirm = useStepUp();
  const [isLeaving, setIsLeaving] = useState(false);
  const connect = async (): Promise<void> => {
    setIsLeaving(true);
    try {
      // Asked for before the browser leaves: the provider's answer does not wait for it.
      if ((await confirm(() => client.user.stepUp({}))) === null) return setIsLeaving(false);
      const path = '/account/settings/security';
      await leaveForProvider(client, window, {
        ...{ provider, path, wantedPath: null, referralCode: null },
      });
    } catch (error) {
      if (isBillfoldError(error)) report(error);
      else notify.error(error);
      setIsLeaving(false);
    }
  };
  return { isLeaving, connect };
}
