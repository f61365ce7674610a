import { useTranslate } from '@billfold/react';
import { useResource } from '@billfold/react/hooks';
import { Button, Icon, icons } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { useServices } from '../services/services-context.ts';
import * as css from './shell.css.ts';
import { useShellDialogs } from './shell-dialogs-context.ts';

/** Only where coins have no value: opens what makes things happen there. */
export function SandboxButton(): ReactElement | null {
  const t = useTranslate();
  const { open, intent } = useShellDialogs();
  const config = useResource(useServices().client.resources.config);
  if (config.data?.mode !== 'sandbox') return null;
  return (
    <Button
      size="sm"
      aria-haspopup="dialog"
      aria-label={t('sandbox.open')}
      onClick={() => open({ name: 'sandbox' })}
      {...intent('sandbox')}
    >
      <span className={css.wideOnly}>{t('sandbox.title')}</span>
      <Icon shape={icons.flask} size={16} className={css.phoneOnly} />
    </Button>
  );
}
