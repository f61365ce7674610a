import { useTranslate } from '@billfold/react';
import { useResource } from '@billfold/react/hooks';
import { Icon, icons, Menu, MenuItem, useIsTouch } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { useLocation } from 'wouter';
import { useServices } from '../services/services-context.ts';
import * as css from './menu.css.ts';
import { openSite } from './open-site.ts';
import { useShellDialogs } from './shell-dialogs-context.ts';
import { useSupport } from './use-support.ts';

/** Where to read on (R-NAV-05). */
export function HelpMenu(): ReactElement {
  const t = useTranslate();
  const [, navigate] = useLocation();
  const { open } = useShellDialogs();
  const support = useSupport();
  const isTouch = useIsTouch();
  const { data: config } = useResource(useServices().client.resources.config);
  const documentation = config?.documentation.url ?? null;
  return (
    <Menu
      label={t('shell.help')}
      align="end"
      trigger={
        <button type="button" className={css.iconOnly} aria-label={t('shell.help')}>
          <Icon shape={icons.help} />
        </button>
      }
    >
      <MenuItem icon={icons.shield} onSelect={() => navigate('/security-tips')}>
        {t('shell.footer.tips')}
      </MenuItem>
      {documentation !== null && (
        <MenuItem icon={icons.external} onSelect={() => openSite(documentation)}>
          {t('shell.documentation')}
        </MenuItem>
      )}
      {!isTouch && (
        <MenuItem icon={icons.menu} onSelect={() => open({ name: 'shortcuts' })}>
          {t('shell.shortcuts')}
        </MenuItem>
      )}
      <MenuItem icon={icons.external} onSelect={support.open}>
        {t('shell.menu.support')}
      </MenuItem>
    </Menu>
  );
}
