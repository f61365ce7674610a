import { otherTheme } from '@billfold/core';
import { Icon, useStore, useTranslate } from '@billfold/react';
import type { ReactElement } from 'react';
import { useServices } from '../boot/services-context.ts';
import * as css from './menu.css.ts';
import { Menu, MenuItem } from './menu.tsx';
import { useShellDialogs } from './shell-dialogs-context.ts';
import { useShownTheme } from './use-shown-theme.ts';
import { useSignOut } from './use-sign-out.ts';

/** Spec §2 "User menu": what has a screen behind it. */
export function UserMenu(): ReactElement {
  const t = useTranslate();
  const { session, user } = useServices();
  const { data } = useStore(user);
  const shown = useShownTheme();
  const { signOut } = useSignOut();
  const { open } = useShellDialogs();
  return (
    <Menu
      label={t('shell.menu')}
      align="end"
      buttonClassName={css.iconOnly}
      button={<Icon name="user" />}
    >
      {(close) => (
        <>
          <div className={css.heading} role="presentation">
            <span className={css.strong}>{data?.name}</span>
            <span className={css.grow}>{data?.email}</span>
          </div>
          <hr className={css.divider} />
          <MenuItem onSelect={() => session.setTheme(otherTheme(shown))}>
            <Icon name={shown === 'light' ? 'moon' : 'sun'} size={16} />
            {t(shown === 'light' ? 'shell.theme.toDark' : 'shell.theme.toLight')}
          </MenuItem>
          <MenuItem
            onSelect={() => {
              close();
              open({ name: 'shortcuts' });
            }}
          >
            <Icon name="help" size={16} />
            {t('shell.shortcuts')}
          </MenuItem>
          <MenuItem
            onSelect={() => {
              close();
              void signOut();
            }}
          >
            <Icon name="sign-out" size={16} />
            {t('shell.signOut')}
          </MenuItem>
        </>
      )}
    </Menu>
  );
}
