import { useTranslate } from '@billfold/react';
import { useResource } from '@billfold/react/hooks';
import type { ReactElement } from 'react';
import { useServices } from '../services/services-context.ts';
import * as css from './shell.css.ts';

/** Always visible while coins have no value. */
export function SandboxBanner(): ReactElement | null {
  const t = useTranslate();
  const config = useResource(useServices().client.resources.config);
  if (config.data?.mode !== 'sandbox') return null;
  return <p className={css.banner}>{t('shell.sandbox')}</p>;
}
