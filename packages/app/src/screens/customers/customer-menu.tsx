import { useTranslate } from '@billfold/react';
import { IconButton, icons, Menu, MenuDivider, MenuItem } from '@billfold/react/internal';
import { type ReactElement, useState } from 'react';
import type { CustomerPaymentsProps } from './customer-payments.tsx';
import { EraseCustomerDialog } from './erase-customer-dialog.tsx';
import { MergeCustomerDialog } from './merge-customer-dialog.tsx';

/** Menu of what is rarely done to a customer, and cannot be undone. */
export function CustomerMenu(props: CustomerPaymentsProps): ReactElement {
  const t = useTranslate();
  const [opened, setOpened] = useState<'merge' | 'erase' | null>(null);
  const close = (): void => setOpened(null);
  const label = t('customer.more');
  return (
    <>
      <Menu label={label} align="end" trigger={<IconButton icon={icons.more} label={label} />}>
        <MenuItem onSelect={() => setOpened('merge')}>{t('customer.merge')}</MenuItem>
        <MenuDivider />
        <MenuItem icon={icons.trash} danger onSelect={() => setOpened('erase')}>
          {t('customer.erase')}
        </MenuItem>
      </Menu>
      <MergeCustomerDialog {...props} open={opened === 'merge'} onClose={close} />
      <EraseCustomerDialog {...props} open={opened === 'erase'} onClose={close} />
    </>
  );
}
