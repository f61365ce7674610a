import { platformTypeFromPath } from '@billfold/core/internal';
import { useTranslate } from '@billfold/react';
import { useResource } from '@billfold/react/hooks';
import type { ReactElement } from 'react';
import { Link, useLocation } from 'wouter';
import { useServices } from '../services/services-context.ts';
import * as css from './mode-buttons.css.ts';

const modes = [
  { type: 'wallet', href: '/wallet/' },
  { type: 'payments', href: '/payments/dashboard' },
] as const;

/** Only where the server has a payments area (R-NAV-04). */
export function ModeButtons(): ReactElement | null {
  const t = useTranslate();
  const [path] = useLocation();
  const config = useResource(useServices().client.resources.config);
  if (config.data?.features.payments !== true) return null;
  const shown = platformTypeFromPath(path, 'wallet');
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
