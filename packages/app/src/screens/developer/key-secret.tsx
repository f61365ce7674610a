import type { ApiKeyWithSecret } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import type { ReactElement } from 'react';
import { ShownSecret } from './shown-secret.tsx';

export interface KeySecretProps {
  readonly made: ApiKeyWithSecret;
  readonly onDone: () => void;
}

/** Secret of a key that was just created or rolled. */
export function KeySecret({ made: { name, secret }, onDone }: KeySecretProps): ReactElement {
  const t = useTranslate();
  return (
    <ShownSecret
      title={t('apiKey.created')}
      label={t('apiKey.secret', { name })}
      secret={secret}
      copy={t('apiKey.secret.copy')}
      onDone={onDone}
    />
  );
}
