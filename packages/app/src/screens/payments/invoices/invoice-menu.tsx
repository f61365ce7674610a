import type { LinkInvoiceStatus } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import { IconButton, icons, Menu, MenuDivider, MenuItem } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import type { ActedInvoice, useInvoiceActions } from './use-invoice-actions.ts';

export interface InvoiceMenuProps extends Pick<ActedInvoice, 'invoice'> {
  readonly actions: ReturnType<typeof useInvoiceActions>;
  /** False where a button of its own sends the invoice. */
  readonly hasSend?: boolean | undefined;
}

/** Rare actions on an invoice; null where the member may take none of them. */
export function InvoiceMenu(props: InvoiceMenuProps): ReactElement | null {
  const { invoice, actions, hasSend = true } = props;
  const t = useTranslate();
  const { mayChange, maySend, hasReminders } = actions;
  const { title, status, isPaused } = invoice;
  const label = t('linkInvoices.actions', { title });
  if (!mayChange) return null;
  return (
    <Menu label={label} align="end" trigger={<IconButton icon={icons.more} label={label} />}>
      {maySend && hasSend && (
        <MenuItem icon={icons.send} onSelect={() => actions.setIsSending(true)}>
          {t(sendText(status))}
        </MenuItem>
      )}
      {maySend && hasReminders && (
        <MenuItem icon={icons.clock} onSelect={() => void actions.togglePause()}>
          {t(isPaused ? 'linkInvoices.resume' : 'linkInvoices.pause')}
        </MenuItem>
      )}
      {maySend && (hasSend || hasReminders) && <MenuDivider />}
      <MenuItem icon={icons.trash} onSelect={() => actions.setIsCancelling(true)}>
        {t('linkInvoices.cancel')}
      </MenuItem>
    </Menu>
  );
}

/** Returns the text of the action that sends an invoice. */
export const sendText = (status: LinkInvoiceStatus) =>
  status === 'SCHEDULED' ? 'linkInvoices.send' : 'linkInvoices.sendAgain';
