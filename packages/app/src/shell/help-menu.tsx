import { Icon, icons, Menu, MenuItem, useTranslate } from '@billfold/react';
import type { ReactElement } from 'react';
import { useLocation } from 'wouter';
import * as css from './menu.css.ts';
import { useShellDialogs } from './shell-dialogs-context.ts';
import { useSupport } from './use-support.ts';

/** Where to read on (R-NAV-05). */
export function HelpMenu(): ReactElement {
  const t = useTranslate();
  const [, navigate] = useLocation();
  const { open } = useShellDialogs();
  const support = useSupport();
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
      <MenuItem icon={icons.menu} onSelect={() => open({ name: 'shortcuts' })}>
        {t('shell.shortcuts')}
      </MenuItem>
      <MenuItem icon={icons.external} onSelect={support.open}>
        {t('shell.menu.support')}
      </MenuItem>
    </Menu>
  );
}
