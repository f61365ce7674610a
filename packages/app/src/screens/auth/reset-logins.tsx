import type { Provider, ResetLogin } from '@billfold/core/contract';
import { useTranslate } from '@billfold/react';
import { Checkbox, Notice } from '@billfold/react/internal';
import { type ReactElement, useEffect, useState } from 'react';
import { useServices } from '../../services/services-context.ts';

export interface ResetLoginsProps {
  /** Token of the reset mail. */
  readonly token: string;
  readonly removed: readonly Provider[];
  readonly onChange: (removed: readonly Provider[]) => void;
}

/** Lists the connected logins that a new password does not lock out, each with a choice to remove it. */
export function ResetLogins({ token, removed, onChange }: ResetLoginsProps): ReactElement | null {
  const t = useTranslate();
  const logins = useResetLogins(token);
  if (logins.length === 0) return null;
  return (
    <Notice tone="warning" title={t('newPassword.logins')} live>
      <p>{t('newPassword.logins.text')}</p>
      {logins.map(({ provider, email }) => (
        <Checkbox
          key={provider}
          label={t('newPassword.logins.remove', {
            provider: t(`newPassword.logins.${provider}`),
            email,
          })}
          checked={removed.includes(provider)}
          onCheckedChange={(isRemoved) => {
            const others = removed.filter((other) => other !== provider);
            onChange(isRemoved ? [...others, provider] : others);
          }}
        />
      ))}
    </Notice>
  );
}

/** Loads the logins; none where that fails, because the new password must not wait for them. */
function useResetLogins(token: string): readonly ResetLogin[] {
  const { client } = useServices();
  const [logins, setLogins] = useState<readonly ResetLogin[]>([]);
  useEffect(() => {
    const abort = new AbortController();
    client.auth.listResetLogins({ token }, { signal: abort.signal }).then(
      (found) => {
        if (!abort.signal.aborted) setLogins(found);
      },
      (error: Error) => {
        if (!abort.signal.aborted)
          client.platform.logger.warn('The connected logins are not known; none is shown.', {
            reason: error.message,
          });
      },
    );
    return () => abort.abort();
  }, [client, token]);
  return logins;
}
