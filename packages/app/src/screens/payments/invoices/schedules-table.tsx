import { type Business, isPermitted, type LinkSchedule } from '@billfold/core/payments';
import { AmountText, useTranslate } from '@billfold/react';
import { IconButton, icons, Menu, MenuDivider, MenuItem, Table } from '@billfold/react/internal';
import { type ReactElement, useState } from 'react';
import { DayText } from '../../../common/day-text.tsx';
import { PageLink } from '../../../shell/page-link.tsx';
import { formatSum } from '../format-sum.ts';
import * as formsCss from '../forms.css.ts';
import * as css from '../list-table.css.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { ScheduleStatus } from './invoice-status.tsx';
import { useInvoiceChange } from './use-invoice-change.ts';

export interface SchedulesTableProps {
  readonly business: Business;
  /** Null while they load. */
  readonly schedules: readonly LinkSchedule[] | null;
  /** All are of one customer, who is not named in each row. */
  readonly isOfOneCustomer?: boolean;
}

/** Schedules of invoices with their next days, and what can be done with each. */
export function SchedulesTable(props: SchedulesTableProps): ReactElement {
  const { business, schedules, isOfOneCustomer = false } = props;
  const t = useTranslate();
  return (
    <Table
      label={t('linkInvoices.shown.schedules')}
      rows={schedules}
      loadingRows={3}
      getKey={({ id }) => id}
      phoneRows="grid"
      rowClassName={() => css.row}
      columns={[
        {
          id: 'schedule',
          heading: t('linkInvoices.column.schedule'),
          tone: 'strong',
          wraps: true,
          className: css.nameColumn,
          draw: (schedule: LinkSchedule) => (
            <span className={css.name}>
              <Title schedule={schedule} />
              {!isOfOneCustomer && (
                <bdi className={css.onPhone}>
                  {' '}
                  {schedule.customer.name ?? schedule.customer.email}
                </bdi>
              )}
            </span>
          ),
        },
        ...(isOfOneCustomer
          ? []
          : [
              {
                id: 'customer',
                heading: t('linkInvoice.customer'),
                wraps: true,
                className: css.wideColumn,
                draw: ({ customer }: LinkSchedule) => <bdi>{customer.name ?? customer.email}</bdi>,
              },
            ]),
        {
          id: 'next',
          heading: t('linkInvoices.next'),
          className: css.wideColumn,
          draw: ({ nextOn }: LinkSchedule) => nextOn !== null && <DayText day={nextOn} />,
        },
        {
          id: 'status',
          heading: t('payments.column.status'),
          className: css.statusColumn,
          draw: ({ status, invoices, nextOn }: LinkSchedule) => (
            <span className={css.state}>
              <ScheduleStatus status={status} />
              <span className={css.onPhone}>
                {nextOn === null ? (
                  t('linkInvoices.count', { count: invoices })
                ) : (
                  <>
                    {t('linkInvoices.next')} <DayText day={nextOn} />
                  </>
                )}
              </span>
            </span>
          ),
        },
        {
          id: 'sent',
          heading: t('linkInvoices.column.sent'),
          align: 'end',
          className: css.wideColumn,
          draw: ({ invoices }: LinkSchedule) => invoices,
        },
        {
          id: 'amount',
          heading: t('linkInvoice.item.sum'),
          align: 'end',
          tone: 'strong',
          className: css.amountColumn,
          draw: ({ price: amount, currency, frequency }: LinkSchedule) => (
            <span className={css.sum}>
              <AmountText amount={formatSum({ amount, currency })} />{' '}
              <span className={css.below}>{t(`linkInvoices.frequency.${frequency}`)}</span>
            </span>
          ),
        },
        {
          id: 'actions',
          heading: t('linkInvoices.column.actions'),
          hidesHeading: true,
          align: 'end',
          className: css.actionsColumn,
          draw: (schedule: LinkSchedule) => <Actions business={business} schedule={schedule} />,
        },
      ]}
    />
  );
}

/** Title of a schedule; the link to its invoices once there are some, which covers the row. */
function Title({ schedule: { title, invoices } }: Pick<ScheduleProps, 'schedule'>): ReactElement {
  if (invoices === 0) return <bdi>{title}</bdi>;
  return (
    <PageLink className={formsCss.rowLink} href={invoicesOf(title)}>
      <bdi>{title}</bdi>
    </PageLink>
  );
}

interface ScheduleProps {
  readonly business: Business;
  readonly schedule: LinkSchedule;
}

function Actions({ business, schedule }: ScheduleProps): ReactElement | null {
  const { status, livemode } = schedule;
  const isRunning = status === 'ACTIVE' || status === 'PAUSED';
  if (!isRunning || !isPermitted(business.role, 'create-payments', livemode)) return null;
  return (
    <div className={css.actions}>
      <ScheduleMenu business={business} schedule={schedule} />
    </div>
  );
}

/** Returns the address of the list of the invoices with a title. */
const invoicesOf = (title: string): string =>
  `/payments/link-invoices?${new URLSearchParams({ search: title })}`;

function ScheduleMenu({ business, schedule }: ScheduleProps): ReactElement {
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
    <span className={css.secondAction}>
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
    </span>
  );
}
