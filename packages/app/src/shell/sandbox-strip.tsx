import { useTranslate } from '@billfold/react';
import { useResource } from '@billfold/react/hooks';
import { Icon, icons, useIsPhone } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { useServices } from '../services/services-context.ts';
import * as css from './sandbox-strip.css.ts';

/** Line above an embedded page that tells that coins have no value; it cannot be folded. */
export function SandboxStrip(): ReactElement | null {
  const t = useTranslate();
  const isPhone = useIsPhone();
  const config = useResource(useServices().client.resources.config);
  if (config.data?.mode !== 'sandbox') return null;
  return (
    <p className={css.strip} role="note">
      <Icon shape={icons.flask} size={16} className={css.icon} />
      {t(isPhone ? 'shell.sandbox.short' : 'shell.sandbox')}
    </p>
  );
}
