import { useTranslate } from '@billfold/react';
import { Button } from '@billfold/react/internal';
import { type ReactElement, useEffect } from 'react';
import { CardFrame } from '../shell/card-frame.tsx';
import { Screen } from '../shell/screen.tsx';

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

/** Posts `unauthorized` and nothing else: every page that may frame this one may know it. */
function tellHost(): void {
  if (window.parent !== window)
    window.parent.postMessage({ source: 'billfold', type: 'unauthorized' }, '*');
}
