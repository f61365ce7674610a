import { repeat } from '@billfold/core/flows';
import { useTranslate } from '@billfold/react';
import { useResource, useStore } from '@billfold/react/hooks';
import { type ReactElement, useEffect } from 'react';
import { useServices } from '../services/services-context.ts';
import { PageLink } from './page-link.tsx';
import * as css from './shell.css.ts';

export function Footer(): ReactElement {
  const t = useTranslate();
  const config = useResource(useServices().client.resources.config);
  const health = useHealth();
  return (
    <footer className={css.footer}>
      <span>
        {t('shell.product')} {config.data?.version}
      </span>
      <PageLink href="/legal/terms">{t('shell.footer.terms')}</PageLink>
      <PageLink href="/legal/privacy">{t('shell.footer.privacy')}</PageLink>
      <PageLink href="/security-tips">{t('shell.footer.tips')}</PageLink>
      {health !== null && (
        <span className={css.state}>
          <span className={css.dot[health]} />
          {t(`shell.footer.${health}`)}
        </span>
      )}
    </footer>
  );
}

const restMs = 30_000;

/** Checks the server now and then; one that does not answer is down. Null while the device is offline. */
function useHealth(): 'checking' | 'ready' | 'down' | null {
  const { health, connection, client } = useServices();
  const { schedule } = client.platform;
  const state = useResource(health);
  useEffect(
    () => repeat({ schedule, restMs: () => restMs, task: connection.check }),
    [schedule, connection],
  );
  if (useStore(connection).status === 'offline') return null;
  if (state.status === 'pending') return 'checking';
  return state.status === 'ready' && state.data.isReady ? 'ready' : 'down';
}
