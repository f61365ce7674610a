'use client';
import type { Account } from '@billfold/core/contract';
import { type ReactElement, useState } from 'react';
import { useLeftDraft } from '../../context/use-draft.ts';
import { useIsOwner, useScope } from '../../context/use-provided.ts';
import { useTranslate } from '../../context/use-translate.ts';
import {
  DepositAddressesDialog,
  preloadDepositAddressesDialog,
} from '../../dialogs/deposit-addresses/deposit-addresses-dialog.tsx';
import * as icons from '../../ui/icon/icons.tsx';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { Menu } from '../../ui/menu/menu.tsx';
import { MenuDivider, MenuItem } from '../../ui/menu/menu-item.tsx';
import { FormDialog } from '../form/form-dialog.tsx';
import { useScreenDialogs } from '../screen/screen-dialogs-context.ts';
import { DeleteAccountForm } from './delete-account-form.tsx';
import { accountNameForm, RenameAccountForm } from './rename-account-form.tsx';
import { useAccountActions } from './use-account-actions.ts';

/** Actions on accounts that the token allows. */
export interface AccountChoices {
  readonly send: boolean;
  readonly receive: boolean;
  readonly addresses: boolean;
  /** Rename and archive. */
  readonly change: boolean;
  readonly delete: boolean;
}

/** Returns the actions on accounts that the token allows; null without any, and there is no menu then. */
export function useAccountChoices(): AccountChoices | null {
  const choices = {
    send: useScope('send'),
    receive: useScope('receive'),
    addresses: useScope('accounts:read', 'send', 'receive'),
    change: useScope('accounts:write'),
    delete: useIsOwner(),
  };
  return Object.values(choices).includes(true) ? choices : null;
}

export interface AccountMenuProps {
  readonly account: Account;
  readonly choices: AccountChoices;
}

/** Menu of actions on one account. */
export function AccountMenu({ account, choices: can }: AccountMenuProps): ReactElement {
  const t = useTranslate();
  const { open } = useScreenDialogs();
  const left = useLeftDraft(accountNameForm(account));
  const [asked, setAsked] = useState<'addresses' | 'rename' | 'delete' | null>(() =>
    left() === null ? null : 'rename',
  );
  const close = (): void => setAsked(null);
  const { setArchived } = useAccountActions(account);
  const { id: accountId, name, isArchived } = account;
  const label = t('accounts.actions', { name });
  // A failure is reported when the dialog is opened.
  const fetchAhead = () => void preloadDepositAddressesDialog().catch(() => undefined);
  return (
    <>
      <Menu
        label={label}
        align="end"
        trigger={<IconButton icon={icons.more} label={label} onPointerEnter={fetchAhead} />}
      >
        {can.send && (
          <MenuItem icon={icons.send} onSelect={() => open({ name: 'send', accountId })}>
            {t('portfolio.send')}
          </MenuItem>
        )}
        {can.receive && (
          <MenuItem icon={icons.receive} onSelect={() => open({ name: 'receive', accountId })}>
            {t('portfolio.receive')}
          </MenuItem>
        )}
        {can.addresses && (
          <MenuItem icon={icons.link} onSelect={() => setAsked('addresses')}>
            {t('accounts.addresses')}
          </MenuItem>
        )}
        {can.addresses && can.change && <MenuDivider />}
        {can.change && (
          <>
            <MenuItem icon={icons.pencil} onSelect={() => setAsked('rename')}>
              {t('accounts.rename')}
            </MenuItem>
            <MenuItem
              icon={isArchived ? icons.eye : icons.eyeOff}
              onSelect={() => void setArchived(!isArchived)}
            >
              {t(isArchived ? 'accounts.unarchive' : 'accounts.archive')}
            </MenuItem>
          </>
        )}
        {can.delete && (
          <MenuItem icon={icons.trash} danger onSelect={() => setAsked('delete')}>
            {t('accounts.delete')}
          </MenuItem>
        )}
      </Menu>
      <DepositAddressesDialog
        accountId={accountId}
        open={asked === 'addresses'}
        onOpenChange={(isOpen) => setAsked(isOpen ? 'addresses' : null)}
      />
      <FormDialog open={asked === 'rename'} onClose={close}>
        <RenameAccountForm account={account} onClose={close} />
      </FormDialog>
      <FormDialog open={asked === 'delete'} onClose={close}>
        <DeleteAccountForm account={account} onClose={close} />
      </FormDialog>
    </>
  );
}
