import type { Decimal } from '@billfold/core';
import { transactionsTexts } from '@billfold/core/i18n';
import {
  isAboveZero,
  newPaymentTexts,
  paymentLinksTexts,
  paymentStatusTexts,
  paymentsTexts,
  paymentTexts,
} from '@billfold/core/internal';
import { type Business, isPermitted, type PaymentLink } from '@billfold/core/payments';
import { AmountText, CopyButton, TimeText, useTranslate } from '@billfold/react';
import { useResource } from '@billfold/react/hooks';
import {
  Button,
  Card,
  EmptyState,
  ErrorState,
  icons,
  LinkButton,
  Pager,
  Statement,
  type StatementRow,
  useIsPhone,
  useNotifyFailure,
  useTexts,
} from '@billfold/react/internal';
import { type ReactElement, useState } from 'react';
import { useRouteParam } from '../../routing/route-params.ts';
import { useServices } from '../../services/services-context.ts';
import { Screen } from '../../shell/screen.tsx';
import { SelectedBusiness } from '../business/selected-business.tsx';
import { Unfound } from '../business/unfound.tsx';
import { useFresh } from '../business/use-fresh.ts';
import { DueText } from './due-text.tsx';
import { EditLinkDialog } from './edit-link-dialog.tsx';
import { formatSum } from './format-sum.ts';
import { isPausable } from './is-pausable.ts';
import { itemRows } from './item-rows.ts';
import { linkAmount } from './link-amount.ts';
import { LinkQr } from './link-qr.tsx';
import { LinkQrDialog } from './link-qr-dialog.tsx';
import { isInUse, LinkState } from './link-state.tsx';
import * as css from './payment.css.ts';
import { PaymentSkeleton } from './payment-skeleton.tsx';
import { PaymentsTable } from './payments-table.tsx';
import { useDueLabel } from './use-due-label.ts';
import { useLinkChange } from './use-link-change.ts';

/** One payment link of the selected business: how to share it, its use, and the payments made by it. */
export function PaymentLinkScreen(): ReactElement {
  useTexts(paymentsTexts, paymentStatusTexts, paymentTexts, transactionsTexts);
  useTexts(paymentLinksTexts, newPaymentTexts);
  const id = useRouteParam('id');
  return (
    <SelectedBusiness>
      {(business) => <OneLink key={`${business.id} ${id}`} business={business} id={id} />}
    </SelectedBusiness>
  );
}

interface OneLinkProps {
  readonly business: Business;
  readonly id: string;
}

function OneLink({ business, id }: OneLinkProps): ReactElement {
  const t = useTranslate();
  const resource = useServices().payments.link({ businessId: business.id, linkId: id });
  const state = useResource(resource);
  useNotifyFailure(state);
  useFresh(resource);
  const found = state.data?.found;
  // One frame for both states: the heading that has the focus stays.
  return (
    <Screen
      title={found?.title ?? t('paymentLink.name')}
      back={{ href: '/payments/payment-links', text: t('payments.section.links') }}
    >
      {found ? (
        <Found business={business} link={found} />
      ) : (
        <Unfound
          state={state}
          onRetry={() => void resource.refresh()}
          pending={<PaymentSkeleton />}
          loadFailed={t('paymentLink.loadFailed')}
          notFound={{
            title: t('paymentLink.notFound.title'),
            text: t('paymentLink.notFound.text'),
            back: t('paymentLink.notFound.back'),
            href: '/payments/payment-links',
          }}
        />
      )}
    </Screen>
  );
}

interface FoundProps {
  readonly business: Business;
  readonly link: PaymentLink;
}

function Found({ business, link }: FoundProps): ReactElement {
  return (
    <div className={css.columns}>
      <DetailsCard business={business} link={link} />
      <div className={css.facts}>
        <ShareCard link={link} />
      </div>
      <LinkPayments business={business} link={link} />
    </div>
  );
}

function DetailsCard({ business, link }: FoundProps): ReactElement {
  const t = useTranslate();
  const dueLabel = useDueLabel(link);
  const { state, livemode, uses, maxUses, paid, dueAt, createdAt, description } = link;
  const { received, refunded, currency } = link;
  const sum = (amount: Decimal): string => formatSum({ amount, currency });
  const { isBusy, togglePause, toggleArchive } = useLinkChange({ business, link });
  const [isEditing, setIsEditing] = useState(false);
  const mayChange = isPermitted(business.role, 'create-payments', livemode);
  const isArchived = state === 'ARCHIVED';
  const isPaused = state === 'PAUSED';
  const items = itemRows(link, t);
  const amount = linkAmount(link, t);
  const edit = (
    <Button
      icon={icons.pencil}
      // Its text says that this is the way to take payments again.
      variant={state === 'EXPIRED' ? 'primary' : 'quiet'}
      aria-haspopup="dialog"
      onClick={() => setIsEditing(true)}
    >
      {t('paymentLinks.edit')}
    </Button>
  );
  const textRow = (label: string, text: string | null): readonly StatementRow[] =>
    text === null || text === '' ? [] : [{ label, value: <bdi className={css.free}>{text}</bdi> }];
  return (
    <Card aria-label={t('paymentLink.details')}>
      <div className={css.stack}>
        <div className={css.hero}>
          <AmountText amount={amount} size="hero" />
          <LinkState link={link} />
        </div>
        {state !== 'ACTIVE' && (
          <p className={css.says}>
            {t(`paymentLink.share.${isInUse(link) ? 'inUse' : state}`, { max: maxUses ?? 0 })}
          </p>
        )}
        {items.length > 0 && (
          <Statement
            aria-label={t('paymentLink.lines')}
            rows={[
              ...items,
              ...(items.length > 1
                ? [{ label: t('paymentLink.lines.total'), value: amount, total: true }]
                : []),
            ]}
          />
        )}
        <Statement
          className={items.length > 0 ? css.afterItems : undefined}
          rows={[
            {
              label: t('paymentLink.received'),
              value: t('paymentLink.received.of', { amount: sum(received), count: paid }),
            },
            ...(isAboveZero(refunded)
              ? [{ label: t('paymentLink.refunded'), value: sum(refunded) }]
              : []),
            ...(maxUses === null
              ? []
              : [
                  {
                    label: t('paymentLink.uses'),
                    value: t('paymentLink.uses.of', {
                      ...{ uses: Math.max(0, maxUses - uses), max: maxUses },
                    }),
                  },
                ]),
            ...(dueAt === null
              ? []
              : [
                  {
                    label: t(dueLabel),
                    value: <DueText at={dueAt} />,
                  },
                ]),
            ...textRow(t('payment.description'), description),
            ...textRow(t('payment.returnsTo'), link.redirectUrl),
            { label: t('paymentLink.createdAt'), value: <TimeText at={createdAt} form="date" /> },
          ]}
        />
        {mayChange && (
          <div className={css.actions}>
            {!isArchived && !isPaused && edit}
            {!isArchived && isPausable(link) && (
              <Button
                key="pause"
                variant={isPaused ? 'primary' : 'quiet'}
                busy={isBusy}
                onClick={togglePause}
              >
                {t(isPaused ? 'paymentLinks.resume' : 'paymentLinks.pause')}
              </Button>
            )}
            {!isArchived && isPaused && edit}
            <Button busy={isBusy} onClick={toggleArchive}>
              {t(isArchived ? 'paymentLinks.restore' : 'paymentLinks.archive')}
            </Button>
          </div>
        )}
      </div>
      <EditLinkDialog
        {...{ business, link }}
        open={isEditing}
        onClose={() => setIsEditing(false)}
      />
    </Card>
  );
}

/** Link to be shared; of one that takes no payment its address alone. */
function ShareCard({ link }: Pick<FoundProps, 'link'>): ReactElement {
  const t = useTranslate();
  const { url, title, state } = link;
  const isPhone = useIsPhone();
  const [isOpen, setIsOpen] = useState(false);
  const shown = <bdi className={css.url}>{url}</bdi>;
  if (state !== 'ACTIVE') return <Card title={t('paymentLink.share.closed')}>{shown}</Card>;
  const copy = <CopyButton text={url} label={t('paymentLinks.copy')} variant="primary" />;
  const visit = (
    <LinkButton
      variant="plain"
      icon={icons.external}
      href={url}
      target="_blank"
      rel="noopener noreferrer"
    >
      {t('payment.checkout.open')}
    </LinkButton>
  );
  // The code would fill the window of the phone that shows it to another one now and then.
  if (isPhone)
    return (
      <Card title={t('paymentLink.share')}>
        <div className={css.stack}>
          {shown}
          <div className={css.decisions}>
            {copy}
            <Button icon={icons.qr} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
              {t('paymentLinks.qr')}
            </Button>
            {visit}
          </div>
        </div>
        <LinkQrDialog
          {...{ url, title, amount: linkAmount(link, t) }}
          open={isOpen}
          onClose={() => setIsOpen(false)}
        />
      </Card>
    );
  return (
    <Card title={t('paymentLink.share')}>
      <div className={css.qr}>
        <LinkQr
          {...{ url, size: 200, name: title }}
          label={t('paymentLink.share.qr.label')}
          actions={copy}
        >
          {shown}
        </LinkQr>
        {visit}
      </div>
    </Card>
  );
}

const pageSize = 10;

/** Payments that were made by a link, the newest first. */
function LinkPayments({ business, link }: FoundProps): ReactElement {
  const t = useTranslate();
  const [page, setPage] = useState(1);
  const resource = useServices().payments.list({
    businessId: business.id,
    filters: { linkId: link.id, livemode: link.livemode },
    ...{ pageSize, firstPage: page, lastPage: page },
  });
  const { data, status, error } = useResource(resource);
  useFresh(resource);
  const label = t('paymentLink.payments');
  if (data === undefined && status === 'failed')
    return (
      <Card title={label}>
        <ErrorState
          title={t('payments.loadFailed')}
          error={error}
          onRetry={() => void resource.refresh()}
        />
      </Card>
    );
  if (data?.total === 0)
    return (
      <Card title={label}>
        {link.state === 'ACTIVE' ? (
          <EmptyState
            icon={icons.transactions}
            title={t('paymentLink.payments.empty.title')}
            text={t('paymentLink.payments.empty.text')}
          />
        ) : (
          <p className={css.muted}>{t('paymentLink.payments.empty.closed')}</p>
        )}
      </Card>
    );
  return (
    <Card title={label} padding="none">
      <PaymentsTable
        label={label}
        payments={data?.items ?? null}
        look="narrow"
        title={link.title}
      />
      {data && (
        <Pager
          {...{ page, pageSize, total: data.total, count: data.items.length, onPage: setPage }}
          isLoading={false}
        />
      )}
    </Card>
  );
}
