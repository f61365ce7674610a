import { useTranslate } from '@billfold/react';
import { IconButton, icons, Menu, MenuDivider, MenuItem } from '@billfold/react/internal';
import { type ReactElement, useState } from 'react';
import type { CustomerPaymentsProps } from './customer-payments.tsx';
import { EditCustomerDialog } from './edit-customer-dialog.tsx';
import { EraseCustomerDialog } from './erase-customer-dialog.tsx';
import { MergeCustomerDialog } from './merge-customer-dialog.tsx';

export interface CustomerMenuProps extends CustomerPaymentsProps {
  /** True where no button edits the customer. */
  readonly hasEdit: boolean;
  readonly mayManage: boolean;
}

/** Menu of what is rarely done to a customer. */
export function CustomerMenu({ hasEdit, mayManage, ...props }: CustomerMenuProps): ReactElement {
  const t = useTranslate();
  const [opened, setOpened] = useState<'edit' | 'merge' | 'erase' | null>(null);
  const close = (): void => setOpened(null);
  const label = t('customer.more');
  return (
    <>
      <Menu label={label} align="end" trigger={<IconButton icon={icons.more} label={label} />}>
        {hasEdit && (
          <MenuItem icon={icons.pencil} onSelect={() => setOpened('edit')}>
            {t('customers.edit')}
          </MenuItem>
        )}
        {mayManage && (
          <>
            <MenuItem onSelect={() => setOpened('merge')}>{t('customer.merge')}</MenuItem>
            <MenuDivider />
            <MenuItem icon={icons.trash} danger onSelect={() => setOpened('erase')}>
              {t('customer.erase')}
            </MenuItem>
          </>
        )}
      </Menu>
      <EditCustomerDialog {...props} open={opened === 'edit'} onClose={close} />
      <MergeCustomerDialog {...props} open={opened === 'merge'} onClose={close} />
      <EraseCustomerDialog {...props} open={opened === 'erase'} onClose={close} />
    </>
  );
}
