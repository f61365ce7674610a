import { type Business, isPermitted, type LinkSchedule } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import { IconButton, icons, Menu, MenuDivider, MenuItem } from '@billfold/react/internal';
import { type ReactElement, useState } from 'react';
import { DayText } from '../../../common/day-text.tsx';
import { PageLink } from '../../../shell/page-link.tsx';
import { formatSum } from '../format-sum.ts';
import * as css from '../forms.css.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { ScheduleStatus } from './invoice-status.tsx';
import { useInvoiceChange } from './use-invoice-change.ts';

export interface ScheduleRowProps {
  readonly business: Business;
  readonly schedule: LinkSchedule;
}

/** A schedule of invoices with its next day, and what can be done with it. It opens the list of its invoices. */
export function ScheduleRow({ business, schedule }: ScheduleRowProps): ReactElement {
  const t = useTranslate();
  const { title, status, customer, price: amount, currency, frequency, nextOn } = schedule;
  const isRunning = status === 'ACTIVE' || status === 'PAUSED';
  const mayChange = isRunning && isPermitted(business.role, 'create-payments', schedule.livemode);
  const { invoices } = schedule;
  return (
    <li className={css.linkedRow}>
      <div className={css.words}>
        {invoices === 0 ? (
          <bdi className={css.title}>{title}</bdi>
        ) : (
          <PageLink className={css.rowLink} href={invoicesOf(title)}>
            <bdi>{title}</bdi>
          </PageLink>
        )}
        <div className={css.facts}>
          <ScheduleStatus status={status} />
          <bdi>{customer.name ?? customer.email}</bdi>
          {nextOn !== null && (
            <span>
              {t('linkInvoices.next')} <DayText day={nextOn} />
            </span>
          )}
          <span>{t('linkInvoices.count', { count: invoices })}</span>
        </div>
      </div>
      <span className={css.price}>
        {formatSum({ amount, currency })}
        <span className={css.rhythm}>{t(`linkInvoices.frequency.${frequency}`)}</span>
      </span>
      <div className={css.end}>
        {mayChange && <ScheduleMenu business={business} schedule={schedule} />}
      </div>
    </li>
  );
}

/** Returns the address of the list of the invoices with a title. */
const invoicesOf = (title: string): string =>
  `/payments/link-invoices?${new URLSearchParams({ search: title })}`;

function ScheduleMenu({ business, schedule }: ScheduleRowProps): ReactElement {
  const t = useTranslate();
  const { id, title, status } = schedule;
  const { state, make } = useInvoiceChange(business);
  const [isCancelling, setIsCancelling] = useState(false);
  const isPaused = status === 'PAUSED';
  const togglePause = () =>
    make({
      call: ({ linkSchedules }, businessId) =>
        linkSchedules.update(businessId, id, { isPaused: !isPaused }),
      said: isPaused ? 'linkInvoices.schedule.resumed' : 'linkInvoices.schedule.paused',
    });
  const cancel = async (): Promise<void> => {
    const isDone = await make({
      call: ({ linkSchedules }, businessId) => linkSchedules.cancel(businessId, id),
      said: 'linkInvoices.schedule.cancelled',
    });
    if (isDone) setIsCancelling(false);
  };
  const label = t('linkInvoices.actions', { title });
  return (
    <>
      <Menu label={label} align="end" trigger={<IconButton icon={icons.more} label={label} />}>
        <MenuItem icon={icons.clock} onSelect={() => void togglePause()}>
          {t(isPaused ? 'linkInvoices.schedule.resume' : 'linkInvoices.schedule.pause')}
        </MenuItem>
        <MenuDivider />
        <MenuItem icon={icons.trash} onSelect={() => setIsCancelling(true)}>
          {t('linkInvoices.schedule.cancel')}
        </MenuItem>
      </Menu>
      <CancelDialog
        kind="schedule"
        open={isCancelling}
        isBusy={state.isBusy}
        failure={state.failure}
        onConfirm={cancel}
        onClose={() => setIsCancelling(false)}
      />
    </>
  );
}
