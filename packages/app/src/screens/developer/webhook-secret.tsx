import type { WebhookWithSecret } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import type { ReactElement } from 'react';
import { hostOf } from '../../services/host-of.ts';
import * as css from './developer.css.ts';
import { ShownSecret } from './shown-secret.tsx';

export interface WebhookSecretProps {
  readonly made: WebhookWithSecret;
  readonly onDone: () => void;
}

/** Signing secret of a webhook that was just added or whose secret was rolled. */
export function WebhookSecret({ made: { url, secret }, onDone }: WebhookSecretProps): ReactElement {
  const t = useTranslate();
  return (
    <ShownSecret
      title={t('webhook.secret.title')}
      label={t('webhook.secret.label', { host: hostOf(url) })}
      secret={secret}
      copy={t('webhook.secret.copy')}
      onDone={onDone}
    >
      <p className={css.text}>{t('webhook.secret.use')}</p>
    </ShownSecret>
  );
}
