import { repeat } from '@billfold/core';
import { useResource, useTranslate } from '@billfold/react';
import { type ReactElement, useEffect } from 'react';
import { useServices } from '../boot/services-context.ts';
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
      <span className={css.state}>
        <span className={css.dot[health]} />
        {t(`shell.footer.${health}`)}
      </span>
    </footer>
  );
}

const restMs = 30_000;

/** Asked for now and again; a server that does not answer is down. */
function useHealth(): 'checking' | 'ready' | 'down' {
  const { health, client } = useServices();
  const { schedule } = client.platform;
  const state = useResource(health);
  useEffect(
    () => repeat({ schedule, restMs: () => restMs, task: health.refresh }),
    [schedule, health],
  );
  if (state.status === 'pending') return 'checking';
  return state.status === 'ready' && state.data.isReady ? 'ready' : 'down';
}
