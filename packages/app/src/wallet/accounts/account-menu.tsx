import type { Account } from '@billfold/core/contract';
import { Icon, useTranslate } from '@billfold/react';
import type { ReactElement } from 'react';
import { useLocation } from 'wouter';
import * as menuCss from '../../shell/menu.css.ts';
import { Menu, MenuItem } from '../../shell/menu.tsx';
import { useShellDialogs } from '../../shell/shell-dialogs-context.ts';
import { useAccountHrefs } from '../use-account-hrefs.ts';

/** What can be done with one account. */
export function AccountMenu({ account }: { readonly account: Account }): ReactElement {
  const t = useTranslate();
  const { open } = useShellDialogs();
  const hrefs = useAccountHrefs();
  const [, navigate] = useLocation();
  return (
    <Menu
      label={t('accounts.actions', { name: account.name })}
      align="end"
      buttonClassName={menuCss.iconOnly}
      button={<Icon name="more" />}
    >
      {(close) => {
        const item = (run: () => void) => () => {
          close();
          run();
        };
        return (
          <>
            <MenuItem onSelect={item(() => open({ name: 'send', accountId: account.id }))}>
              <Icon name="send" size={16} />
              {t('portfolio.send')}
            </MenuItem>
            <MenuItem onSelect={item(() => open({ name: 'receive', accountId: account.id }))}>
              <Icon name="receive" size={16} />
              {t('portfolio.receive')}
            </MenuItem>
            <MenuItem onSelect={item(() => navigate(`${hrefs.one(account.id)}#addresses`))}>
              <Icon name="link" size={16} />
              {t('accounts.addresses')}
            </MenuItem>
          </>
        );
      }}
    </Menu>
  );
}
