import { useTranslate } from '@billfold/react';
import { CopyIcon, IconButton, icons, Menu, MenuDivider, MenuItem } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { DayText } from '../../../common/day-text.tsx';
import { PageLink } from '../../../shell/page-link.tsx';
import { formatSum } from '../format-sum.ts';
import * as css from '../forms.css.ts';
import { InvoiceDialogs } from './invoice-dialogs.tsx';
import { InvoiceStatus } from './invoice-status.tsx';
import { type ActedInvoice, isPayable, useInvoiceActions } from './use-invoice-actions.ts';

/** An invoice with its customer and its days, and what can be done with it. */
export function InvoiceRow({ business, invoice }: ActedInvoice): ReactElement {
  const t = useTranslate();
  const {
    id,
    number,
    title,
    url,
    status,
    customer,
    price: amount,
    currency,
    sendOn,
    dueOn,
  } = invoice;
  return (
    <li className={css.linkedRow}>
      <div className={css.words}>
        <PageLink
          className={css.rowLink}
          href={`/payments/link-invoices/${encodeURIComponent(id)}`}
        >
          <bdi>{title}</bdi>
        </PageLink>
        <div className={css.facts}>
          <InvoiceStatus status={status} />
          {number !== null && <span>{number}</span>}
          <bdi>{customer.name ?? customer.email}</bdi>
          {status === 'SCHEDULED' && (
            <span>
              {t('linkInvoices.sends')} <DayText day={sendOn} />
            </span>
          )}
          {dueOn !== null && (
            <span>
              {t('linkInvoices.due')} <DayText day={dueOn} />
            </span>
          )}
        </div>
      </div>
      <span className={css.price}>{formatSum({ amount, currency })}</span>
      <div className={css.end}>
        {isPayable(invoice) && (
          <CopyIcon size="md" text={url} label={t('paymentLinks.copy.of', { title })} />
        )}
        <InvoiceMenu business={business} invoice={invoice} />
      </div>
    </li>
  );
}

function InvoiceMenu({ business, invoice }: ActedInvoice): ReactElement | null {
  const t = useTranslate();
  const actions = useInvoiceActions({ business, invoice });
  const { mayChange, maySend, hasReminders, setIsCancelling, setIsSending } = actions;
  const { title, status, isPaused } = invoice;
  const label = t('linkInvoices.actions', { title });
  if (!mayChange) return null;
  return (
    <>
      <Menu label={label} align="end" trigger={<IconButton icon={icons.more} label={label} />}>
        {maySend && (
          <MenuItem icon={icons.send} onSelect={() => setIsSending(true)}>
            {t(status === 'SCHEDULED' ? 'linkInvoices.send' : 'linkInvoices.sendAgain')}
          </MenuItem>
        )}
        {maySend && hasReminders && (
          <MenuItem icon={icons.clock} onSelect={() => void actions.togglePause()}>
            {t(isPaused ? 'linkInvoices.resume' : 'linkInvoices.pause')}
          </MenuItem>
        )}
        {maySend && <MenuDivider />}
        <MenuItem icon={icons.trash} onSelect={() => setIsCancelling(true)}>
          {t('linkInvoices.cancel')}
        </MenuItem>
      </Menu>
      <InvoiceDialogs {...{ business, invoice, actions }} />
    </>
  );
}
