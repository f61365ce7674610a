import { isNewWalletPath } from '@billfold/core';
import { Icon, useStore, useTranslate } from '@billfold/react';
import type { ReactElement } from 'react';
import { useLocation } from 'wouter';
import { useServices } from '../boot/services-context.ts';
import * as css from './menu.css.ts';
import { Menu, MenuItem } from './menu.tsx';

/** The activated wallets, and a way to a new one (R-NAV-07). */
export function WalletPicker(): ReactElement {
  const t = useTranslate();
  const [path, navigate] = useLocation();
  const { session, client } = useServices();
  const { walletId } = useStore(session);
  const { data } = useStore(client.resources.wallets);
  const wallets = data?.items.filter((wallet) => wallet.isActivated) ?? [];
  const selected = wallets.find((wallet) => wallet.id === walletId);
  return (
    <Menu
      label={t('shell.wallets')}
      buttonClassName={css.picker}
      button={
        <>
          <span className={css.grow}>{selected?.name}</span>
          <Icon name="chevron-down" size={16} className={css.chevron} />
        </>
      }
    >
      {(close) => (
        <>
          {wallets.map((wallet) => (
            <MenuItem
              key={wallet.id}
              isChosen={wallet.id === walletId}
              onSelect={() => {
                session.selectWallet(wallet.id);
                close();
                if (isOfOneWallet(path)) navigate('/wallet/');
                else if (window.location.search !== '') navigate(path, { replace: true });
              }}
            >
              <span className={css.grow}>{wallet.name}</span>
              {wallet.id === walletId && <Icon name="check" size={16} />}
            </MenuItem>
          ))}
          <hr className={css.divider} />
          <MenuItem
            onSelect={() => {
              close();
              navigate('/wallet/new-wallet');
            }}
          >
            <Icon name="plus" size={16} />
            {t('shell.createWallet')}
          </MenuItem>
        </>
      )}
    </Menu>
  );
}

/** A page about a thing that another wallet does not have leads to the root (R-NAV-08). */
function isOfOneWallet(path: string): boolean {
  return isNewWalletPath(path) || /^\/wallet\/(embed\/)?(accounts|transactions)\/./.test(path);
}
