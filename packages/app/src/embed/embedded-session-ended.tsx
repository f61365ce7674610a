import { useTranslate } from '@billfold/react';
import { Button } from '@billfold/react/internal';
import { type ReactElement, useEffect } from 'react';
import { CardFrame } from '../shell/card-frame.tsx';
import { Screen } from '../shell/screen.tsx';
import { postToHost } from './post-to-host.ts';

/**
 * Embedded pages never leave for sign-in: the host page is notified, and the user tries
 * again once there is a session.
 */
export function EmbeddedSessionEnded(): ReactElement {
  const t = useTranslate();
  useEffect(tellHost, []);
  return (
    <CardFrame>
      <Screen title={t('shell.embedEnded.title')} lead={t('shell.embedEnded.text')}>
        <Button variant="primary" onClick={() => window.location.reload()}>
          {t('shell.embedEnded.retry')}
        </Button>
      </Screen>
    </CardFrame>
  );
}

/** Posts `unauthorized` and nothing else. */
function tellHost(): void {
  postToHost(window, { source: 'billfold', type: 'unauthorized' });
}
