import type { ApiKeyWithSecret } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import type { ReactElement } from 'react';
import { ShownSecret } from './shown-secret.tsx';

export interface KeySecretProps {
  readonly made: ApiKeyWithSecret;
  readonly onDone: () => void;
}

/** Secret of a key that was just created or rolled. */
export function KeySecret({ made: { name, kind, secret }, onDone }: KeySecretProps): ReactElement {
  const t = useTranslate();
  return (
    <ShownSecret
      title={t('apiKey.created')}
      label={t(kind === 'SECRET' ? 'apiKey.secret' : 'apiKey.publishable', { name })}
      secret={secret}
      copy={t('apiKey.secret.copy')}
      onDone={onDone}
    />
  );
}
