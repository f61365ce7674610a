import { otherTheme } from '@billfold/core/internal';
import { useTranslate } from '@billfold/react';
import { useStore } from '@billfold/react/hooks';
import { Icon, icons, Menu, MenuDivider, MenuHeading, MenuItem } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { useLocation } from 'wouter';
import { useServices } from '../services/services-context.ts';
import * as css from './menu.css.ts';
import { useShownTheme } from './use-shown-theme.ts';
import { useSignOut } from './use-sign-out.ts';
import { useSupport } from './use-support.ts';

/** The user menu, in the specified order. */
export function UserMenu(): ReactElement {
  const t = useTranslate();
  const { session, user } = useServices();
  const { data } = useStore(user);
  const shown = useShownTheme();
  const { signOut } = useSignOut();
  const support = useSupport();
  const [, navigate] = useLocation();
  return (
    <Menu
      label={t('shell.menu')}
      align="end"
      trigger={
        <button type="button" className={css.iconOnly} aria-label={t('shell.menu')}>
          <Icon shape={icons.user} />
        </button>
      }
    >
      <MenuHeading>
        <span className={css.strong}>{data?.name}</span>
        <span className={css.grow} title={data?.email}>
          {data?.email}
        </span>
      </MenuHeading>
      <MenuDivider />
      <MenuItem icon={icons.user} onSelect={() => navigate('/account/settings/general')}>
        {t('shell.menu.account')}
      </MenuItem>
      <MenuItem icon={icons.shield} onSelect={() => navigate('/account/settings/security')}>
        {t('shell.menu.security')}
      </MenuItem>
      <MenuItem
        keepsOpen
        icon={shown === 'light' ? icons.moon : icons.sun}
        onSelect={() => session.setTheme(otherTheme(shown))}
      >
        {t(shown === 'light' ? 'shell.theme.toDark' : 'shell.theme.toLight')}
      </MenuItem>
      <MenuItem icon={icons.external} onSelect={support.open}>
        {t('shell.menu.support')}
      </MenuItem>
      <MenuItem icon={icons.key} onSelect={() => navigate('/account/settings/developer')}>
        {t('shell.menu.developer')}
      </MenuItem>
      <MenuItem icon={icons.signOut} onSelect={() => void signOut()}>
        {t('shell.signOut')}
      </MenuItem>
    </Menu>
  );
}
