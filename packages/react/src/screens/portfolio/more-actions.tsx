'use client';
import { type ReactElement, useState } from 'react';
import {
  useCanAddAccounts,
  useIsOwner,
  useNavigation,
  useScope,
} from '../../context/use-provided.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { useWallet } from '../../context/wallet-context.ts';
import { AddAccountDialog } from '../../dialogs/add-account/add-account-dialog.tsx';
import { Button } from '../../ui/button/button.tsx';
import * as icons from '../../ui/icon/icons.tsx';
import { Menu } from '../../ui/menu/menu.tsx';
import { MenuItem } from '../../ui/menu/menu-item.tsx';
import * as css from './portfolio.css.ts';

/** Less frequent actions on the whole wallet; nothing where there is none. */
export function MoreActions(props: { readonly onAccountAdded: () => void }): ReactElement | null {
  const t = useTranslate();
  const navigation = useNavigation();
  const { createAccount = true } = useWallet().features;
  const canAdd = useCanAddAccounts() && createAccount;
  const canManageContacts = useIsOwner();
  const canList = useScope('transactions:read', 'send', 'receive');
  const [isAdding, setIsAdding] = useState(false);
  if (!canAdd && !navigation) return null;
  return (
    <>
      <Menu
        label={t('portfolio.more')}
        align="end"
        trigger={
          <Button size="lg" className={css.actionButton} icon={icons.more}>
            {t('portfolio.more')}
          </Button>
        }
      >
        {canAdd && (
          <MenuItem icon={icons.plus} onSelect={() => setIsAdding(true)}>
            {t('accounts.add')}
          </MenuItem>
        )}
        {navigation && (
          <>
            {canList && (
              <MenuItem
                icon={icons.transactions}
                onSelect={() => navigation.go({ to: 'transactions' })}
              >
                {t('transactions.title')}
              </MenuItem>
            )}
            {canManageContacts && (
              <MenuItem icon={icons.user} onSelect={() => navigation.go({ to: 'contacts' })}>
                {t('portfolio.contacts')}
              </MenuItem>
            )}
            <MenuItem icon={icons.accounts} onSelect={() => navigation.go({ to: 'accounts' })}>
              {t('accounts.title')}
            </MenuItem>
          </>
        )}
      </Menu>
      <AddAccountDialog open={isAdding} onOpenChange={setIsAdding} onAdded={props.onAccountAdded} />
    </>
  );
}
