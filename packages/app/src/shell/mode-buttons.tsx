import { useTranslate } from '@billfold/react';
import { useResource } from '@billfold/react/hooks';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { usePlatformType } from '../routing/use-platform-type.ts';
import { useServices } from '../services/services-context.ts';
import * as css from './mode-buttons.css.ts';

const modes = [
  { type: 'wallet', href: '/wallet/' },
  { type: 'payments', href: '/payments/dashboard' },
] as const;

/** Only where the server has a payments area (R-NAV-04). */
export function ModeButtons(): ReactElement | null {
  const t = useTranslate();
  const shown = usePlatformType();
  const config = useResource(useServices().client.resources.config);
  if (config.data?.features.payments !== true) return null;
  return (
    <nav className={css.modes} aria-label={t('shell.mode')}>
      {modes.map(({ type, href }) => (
        <Link
          key={type}
          href={href}
          className={css.mode}
          aria-current={type === shown ? 'true' : undefined}
        >
          {t(`shell.mode.${type}`)}
        </Link>
      ))}
    </nav>
  );
}
