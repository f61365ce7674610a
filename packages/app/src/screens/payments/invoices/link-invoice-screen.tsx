import { formatDay } from '@billfold/core';
import { type Translate, transactionsTexts } from '@billfold/core/i18n';
import {
  linkInvoicesTexts,
  newPaymentTexts,
  paymentLinksTexts,
  paymentsTexts,
  paymentTexts,
} from '@billfold/core/internal';
import type { Business, LinkInvoice } from '@billfold/core/payments';
import { AmountText, CopyButton, TimeText, useLocale, useTranslate } from '@billfold/react';
import { useResource } from '@billfold/react/hooks';
import {
  Button,
  Card,
  icons,
  LinkButton,
  Notice,
  Printable,
  Statement,
  type StatementRow,
  useNotifyFailure,
  useQrPath,
  useTexts,
} from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { DayText } from '../../../common/day-text.tsx';
import { useRouteParam } from '../../../routing/route-params.ts';
import { useServices } from '../../../services/services-context.ts';
import { PageLink } from '../../../shell/page-link.tsx';
import { Screen } from '../../../shell/screen.tsx';
import { TestMark } from '../../business/mode-mark.tsx';
import { SelectedBusiness } from '../../business/selected-business.tsx';
import { Unfound } from '../../business/unfound.tsx';
import { useFresh } from '../../business/use-fresh.ts';
import { formatSum } from '../format-sum.ts';
import * as css from '../payment.css.ts';
import { PaymentSkeleton } from '../payment-skeleton.tsx';
import { InvoiceDialogs } from './invoice-dialogs.tsx';
import { InvoiceItems } from './invoice-items.tsx';
import { InvoiceMenu, sendText } from './invoice-menu.tsx';
import { InvoiceBrand, InvoicePaper, type InvoicePaperProps } from './invoice-paper.tsx';
import { InvoiceStatus } from './invoice-status.tsx';
import { type PlannedEmail, plannedEmails } from './planned-emails.ts';
import { type ActedInvoice, isPayable, useInvoiceActions } from './use-invoice-actions.ts';

/** One invoice that the selected business emails: its sum, its days, and the state of each email. */
export function LinkInvoiceScreen(): ReactElement {
  useTexts(
    ...[paymentsTexts, paymentTexts, newPaymentTexts, paymentLinksTexts, linkInvoicesTexts],
    transactionsTexts,
  );
  const id = useRouteParam('id');
  return (
    <SelectedBusiness>
      {(business) => <OneInvoice key={`${business.id} ${id}`} business={business} id={id} />}
    </SelectedBusiness>
  );
}

interface OneInvoiceProps {
  readonly business: Business;
  readonly id: string;
}

function OneInvoice({ business, id }: OneInvoiceProps): ReactElement {
  const t = useTranslate();
  const resource = useServices().payments.linkInvoice({ businessId: business.id, invoiceId: id });
  const state = useResource(resource);
  useNotifyFailure(state);
  useFresh(resource);
  const invoice = state.data?.found ?? null;
  const { data } = useResource(useServices().business.detail(business.id));
  const timezone = data?.timezone;
  // Any text brings the encoder while the invoice loads; the code of another one is not drawn.
  const code = useQrPath(invoice?.url ?? id);
  const name = t('linkInvoice.numbered', { number: invoice?.number ?? '' }).trim();
  // One frame for both states: the heading that has the focus stays.
  return (
    <Printable
      label={name}
      title={name}
      mark={<InvoiceBrand business={business} />}
      paper={invoice && <InvoicePaper {...{ invoice, timezone, code }} />}
    >
      <Screen
        title={invoice?.title ?? t('linkInvoice.name')}
        mark={invoice?.livemode === false && <TestMark />}
        back={{ href: '/payments/link-invoices', text: t('payments.section.invoices') }}
        action={
          invoice && (
            <Button icon={icons.print} onClick={() => window.print()}>
              {t('linkInvoice.print')}
            </Button>
          )
        }
      >
        {invoice ? (
          <Found {...{ business, invoice, timezone }} />
        ) : (
          <Unfound
            state={state}
            onRetry={() => void resource.refresh()}
            pending={<PaymentSkeleton />}
            loadFailed={t('linkInvoice.loadFailed')}
            notFound={{
              title: t('linkInvoice.notFound.title'),
              text: t('linkInvoice.notFound.text'),
              back: t('linkInvoice.notFound.back'),
              href: '/payments/link-invoices',
            }}
          />
        )}
      </Screen>
    </Printable>
  );
}

type FoundProps = ActedInvoice & Pick<InvoicePaperProps, 'timezone'>;

function Found({ business, invoice, timezone }: FoundProps): ReactElement {
  const t = useTranslate();
  return (
    <div className={css.columns}>
      <div className={css.column}>
        <SummaryCard business={business} invoice={invoice} />
        <Card title={t('linkInvoice.items')}>
          <InvoiceItems invoice={invoice} />
        </Card>
      </div>
      <div className={css.column}>
        <DetailsCard invoice={invoice} />
        <MailsCard {...{ invoice, timezone }} />
      </div>
    </div>
  );
}

const numberRow = (number: LinkInvoice['number'], t: Translate): readonly StatementRow[] =>
  number === null ? [] : [{ label: t('linkInvoice.number'), value: number }];

/** Head of the page: sum and status, one sentence about it, and what can be done. */
function SummaryCard({ business, invoice }: ActedInvoice): ReactElement {
  const t = useTranslate();
  const locale = useLocale();
  const actions = useInvoiceActions({ business, invoice });
  const { state, maySend, setIsSending } = actions;
  const { status, title, price, currency, isStopped, url, paymentId } = invoice;
  const isSendNext = maySend && (status === 'OVERDUE' || status === 'NOT_SENT');
  const send = maySend && (
    <Button
      key="send"
      variant={isSendNext ? 'primary' : 'quiet'}
      aria-haspopup="dialog"
      disabled={state.isBusy}
      onClick={() => setIsSending(true)}
    >
      {t(sendText(status))}
    </Button>
  );
  return (
    <Card aria-label={title}>
      <div className={css.summary}>
        <div className={css.head}>
          <div className={css.hero}>
            <AmountText amount={formatSum({ amount: price, currency })} size="hero" />
            <InvoiceStatus status={status} />
          </div>
          <InvoiceMenu {...{ invoice, actions }} hasSend={false} />
        </div>
        <p className={css.says}>
          {sentenceAbout(invoice, locale, t)}
          {paymentId !== null && (
            <>
              {' '}
              <PageLink href={`/payments/payments/${paymentId}`}>
                {t('linkInvoice.payment.view')}
              </PageLink>
            </>
          )}
        </p>
        {isStopped && isPayable(invoice) && (
          <Notice tone="warning">
            <p>{t('linkInvoice.stopped')}</p>
          </Notice>
        )}
        <div className={css.decisions}>
          {isSendNext && send}
          {isPayable(invoice) && (
            <CopyButton
              text={url}
              label={t('linkInvoices.copy')}
              variant={isSendNext ? 'quiet' : 'primary'}
            />
          )}
          {!isSendNext && send}
          {isPayable(invoice) && (
            <LinkButton
              variant="plain"
              icon={icons.external}
              href={url}
              target="_blank"
              rel="noopener noreferrer"
            >
              {t('linkInvoice.view')}
            </LinkButton>
          )}
        </div>
      </div>
      <InvoiceDialogs {...{ business, invoice, actions }} />
    </Card>
  );
}

/** Returns one sentence about an invoice: what happened, or what comes next. */
function sentenceAbout(invoice: LinkInvoice, locale: string, t: Translate): string {
  const { status, sendOn, dueOn, isStopped } = invoice;
  const written = (day: string): string => formatDay(new Date(day), 'UTC', locale);
  switch (status) {
    case 'SCHEDULED':
      return t('linkInvoice.says.scheduled', { day: written(sendOn) });
    case 'SENT':
      return dueOn === null
        ? t('linkInvoice.says.sent')
        : t('linkInvoice.says.sent.due', { day: written(dueOn) });
    case 'OVERDUE':
      return t('linkInvoice.says.overdue', { day: written(dueOn ?? sendOn) });
    case 'NOT_SENT':
      return t(isStopped ? 'linkInvoice.says.stopped' : 'linkInvoice.says.notSent');
    case 'PAID':
      return t('linkInvoice.says.paid');
    case 'REFUNDED':
      return t('linkInvoice.says.refunded');
    case 'CANCELLED':
      return t('linkInvoice.says.cancelled');
    default:
      return status satisfies never;
  }
}

function DetailsCard({ invoice }: Pick<ActedInvoice, 'invoice'>): ReactElement {
  const t = useTranslate();
  return (
    <Card title={t('linkInvoice.details')}>
      <Statement rows={[...numberRow(invoice.number, t), ...detailsOf(invoice, t)]} />
    </Card>
  );
}

function detailsOf(invoice: LinkInvoice, t: Translate): readonly StatementRow[] {
  const { customer, note, sendOn, sentAt, dueOn } = invoice;
  return [
    {
      label: t('linkInvoice.customer'),
      value: (
        <PageLink href={`/payments/customers/${customer.id}`}>
          <bdi>{customer.name ?? customer.email ?? customer.id}</bdi>
        </PageLink>
      ),
    },
    // The list of emails tells when it was sent.
    ...(sentAt === null
      ? [{ label: t('linkInvoice.sendOn'), value: <DayText day={sendOn} /> }]
      : []),
    ...(dueOn === null ? [] : [{ label: t('linkInvoice.dueOn'), value: <DayText day={dueOn} /> }]),
    ...(note === null || note === ''
      ? []
      : [{ label: t('payment.description'), value: <bdi className={css.free}>{note}</bdi> }]),
  ];
}

/** Names an email of an invoice; a reminder by its days from the due date. */
function nameOfMail({ kind, days }: Pick<PlannedEmail, 'kind' | 'days'>, t: Translate): string {
  if (kind !== 'REMINDER' || days === null) return t(`linkInvoice.mail.${kind}`);
  if (days === 0) return t('linkInvoice.mail.reminder.on');
  return t(days < 0 ? 'linkInvoice.mail.reminder.before' : 'linkInvoice.mail.reminder.after', {
    count: Math.abs(days),
  });
}

/** Emails that were sent, and those that are planned. */
function MailsCard({ invoice, timezone }: Omit<InvoicePaperProps, 'code'>): ReactElement {
  const t = useTranslate();
  const { mails, isPaused } = invoice;
  const planned = timezone === undefined ? [] : plannedEmails(invoice, timezone);
  const rows = [
    ...mails.map(({ kind, days, state, at }) => ({
      id: `${kind} ${days} ${at.getTime()}`,
      label: nameOfMail({ kind, days }, t),
      value: (
        <>
          {t(`linkInvoice.mail.state.${state}`)} · <TimeText at={at} form="date" />
        </>
      ),
    })),
    ...planned.map(({ kind, days, on }) => ({
      id: `${kind} ${on}`,
      label: nameOfMail({ kind, days }, t),
      value: (
        <span className={css.planned}>
          {t(
            kind === 'REMINDER' && isPaused
              ? 'linkInvoice.mail.state.PAUSED'
              : 'linkInvoice.mail.state.PLANNED',
          )}{' '}
          · <DayText day={on} />
        </span>
      ),
    })),
  ];
  return (
    <Card title={t('linkInvoice.mails')}>
      {rows.length === 0 ? (
        <p className={css.muted}>{t('linkInvoice.mails.empty')}</p>
      ) : (
        <Statement rows={rows} />
      )}
    </Card>
  );
}
