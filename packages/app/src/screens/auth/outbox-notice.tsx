import { useTranslate } from '@billfold/react';
import { useResource } from '@billfold/react/hooks';
import { Notice, TextLink } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { useServices } from '../../services/services-context.ts';

/** In the sandbox no mail leaves the server. */
export function OutboxNotice(): ReactElement | null {
  const t = useTranslate();
  const config = useResource(useServices().client.resources.config);
  if (config.data?.mode !== 'sandbox') return null;
  return (
    <Notice tone="info">
      {t('auth.checkEmail.outbox')}{' '}
      <TextLink href="/dev/outbox" target="_blank" rel="noopener noreferrer">
        {t('auth.checkEmail.openOutbox')}
      </TextLink>
    </Notice>
  );
}
