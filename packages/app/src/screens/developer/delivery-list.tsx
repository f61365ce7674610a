import {
  type Delivery,
  deliveryResults,
  type ListDeliveries,
  webhookEventTypes,
} from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import { useClient } from '@billfold/react/hooks';
import {
  Badge,
  Button,
  Card,
  EmptyState,
  ErrorState,
  FilterChips,
  icons,
  type Listed,
  midnight,
  Pager,
  Table,
  TextField,
  useExistingPage,
  useListed,
  usePeriodChips,
  useRestingText,
} from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { useLocation } from 'wouter';
import type { ListPage } from '../../services/list-page.ts';
import { useServices } from '../../services/services-context.ts';
import { GuideLink } from '../guides/guide-link.tsx';
import { answerOf } from './answer-of.ts';
import { DeliveryBadge } from './delivery-badge.tsx';
import { deliveryHref } from './delivery-href.ts';
import * as css from './developer.css.ts';
import { formatLogQuery, isFiltered, type LogQuery } from './log-query.ts';
import { LogTime } from './log-time.tsx';
import { type LogPlace, useLogQuery } from './use-log-query.ts';
import type { WebhookProps } from './webhook-props.ts';

const names = ['result', 'event', 'payment'] as const;
type Name = (typeof names)[number];
/** Deliveries on one page of the list. */
export const deliveriesPerPage = 25;
const pageSize = deliveriesPerPage;

/** Deliveries to one webhook, filtered by the address of the page. */
export function DeliveryList({ businessId, webhook }: WebhookProps): ReactElement {
  const t = useTranslate();
  const webhookId = webhook.id;
  const place = useLogQuery(`/payments/webhook-logs/${encodeURIComponent(webhookId)}`, names);
  const { query } = place;
  const filters = filtersOf(query);
  const listed = useListed({
    resource: useServices().developer.deliveries({
      ...{ businessId, webhookId },
      query: { ...filters, page: query.page, pageSize },
    }),
    filter: JSON.stringify([webhookId, filters]),
    isMoving: ({ result }) => result === 'PENDING',
  });
  useExistingPage({
    ...{ page: query.page, pageSize, goTo: place.replacePage },
    total: listed.state.data?.total,
  });
  return (
    <>
      <h2 className={css.heading}>{t('deliveries.title')}</h2>
      <Filters place={place} total={listed.list?.total} />
      <Card padding="none" aria-label={t('deliveries.title')}>
        <Rows {...{ webhookId, place, listed }} />
      </Card>
    </>
  );
}

function filtersOf({ values: { result, event, payment }, from, to }: LogQuery<Name>) {
  const type = webhookEventTypes.find((each) => each === event);
  const wanted = deliveryResults.find((each) => each === result);
  return {
    ...(type && { eventType: type }),
    ...(wanted && { result: wanted }),
    ...(payment !== null && { paymentId: payment }),
    ...(from !== null && { from: midnight(from, 0).toISOString() }),
    ...(to !== null && { to: midnight(to, 1).toISOString() }),
  } satisfies ListDeliveries;
}

interface FiltersProps {
  readonly place: LogPlace<Name>;
  readonly total: number | undefined;
}

function Filters({ place, total }: FiltersProps): ReactElement {
  const t = useTranslate();
  const { query, filter, clear } = place;
  const { values } = query;
  const now = new Date(useClient().platform.clock.now());
  const { typed, type } = useRestingText(values.payment ?? '', (text) =>
    filter({ values: { payment: text.trim() === '' ? null : text.trim() } }),
  );
  return (
    <div className={css.filters}>
      <TextField
        className={css.search}
        type="search"
        label={t('deliveries.payment')}
        placeholder={t('deliveries.payment.hint')}
        autoComplete="off"
        spellCheck={false}
        maxLength={80}
        value={typed}
        onValueChange={type}
      />
      <FilterChips
        label={t('deliveries.filters')}
        hasOthers={values.payment !== null}
        onClear={clear}
        summary={
          total !== undefined &&
          total > 0 && <p role="status">{t('deliveries.count', { count: total })}</p>
        }
        chips={[
          ...deliveryResults.map((result) => ({
            kind: 'toggle' as const,
            id: result,
            label: t(result === 'PENDING' ? 'deliveries.open' : `delivery.result.${result}`),
            isOn: values.result === result,
            onChange: (isOn: boolean) => filter({ values: { result: isOn ? result : null } }),
          })),
          {
            kind: 'choice',
            id: 'event',
            label: t('deliveries.event'),
            anyText: t('deliveries.anyEvent'),
            options: webhookEventTypes.map((id) => ({ id, text: id })),
            value: values.event,
            onChange: (event) => filter({ values: { event } }),
          },
          ...usePeriodChips({ period: query, onChange: filter, now }),
        ]}
      />
    </div>
  );
}

interface RowsProps {
  readonly webhookId: string;
  readonly place: LogPlace<Name>;
  readonly listed: Listed<ListPage<Delivery>>;
}

function Rows({ webhookId, place, listed }: RowsProps): ReactElement {
  const t = useTranslate();
  const { query, clear, goTo } = place;
  const { list, state, isLoading, refresh } = listed;
  if (list === undefined && state.status === 'failed')
    return <ErrorState title={t('deliveries.loadFailed')} error={state.error} onRetry={refresh} />;
  if (list?.total === 0 && isFiltered(query))
    return (
      <EmptyState
        icon={icons.filter}
        title={t('deliveries.noMatch.title')}
        text={t('deliveries.noMatch.text')}
        action={<Button onClick={clear}>{t('filterChips.clear')}</Button>}
      />
    );
  if (list?.total === 0)
    return (
      <EmptyState
        icon={icons.link}
        title={t('deliveries.empty.title')}
        text={t('deliveries.empty.text')}
        action={<GuideLink id="webhooks" />}
      />
    );
  return (
    <>
      <DeliveryTable
        deliveries={list?.items ?? null}
        hrefOf={({ id }) => deliveryHref(webhookId, id, formatLogQuery(query))}
      />
      {list && (
        <Pager
          {...{
            page: query.page,
            pageSize,
            total: list.total,
            count: list.items.length,
            isLoading,
          }}
          onPage={goTo}
        />
      )}
    </>
  );
}

interface DeliveryTableProps {
  /** Null while they load. */
  readonly deliveries: readonly Delivery[] | null;
  readonly hrefOf: (delivery: Delivery) => string;
}

function DeliveryTable({ deliveries, hrefOf }: DeliveryTableProps): ReactElement {
  const t = useTranslate();
  const [, navigate] = useLocation();
  return (
    <Table
      label={t('deliveries.title')}
      rows={deliveries}
      loadingRows={5}
      getKey={({ id }) => id}
      hrefOf={hrefOf}
      onOpen={(delivery) => navigate(hrefOf(delivery))}
      phoneRows="grid"
      rowClassName={() => css.logRow}
      columns={[
        {
          id: 'event',
          heading: t('deliveries.event'),
          tone: 'strong',
          wraps: true,
          className: css.mainColumn,
          draw: ({ eventType, isManual }: Delivery) => (
            <span className={css.badges}>
              <code className={css.code}>{eventType}</code>
              {isManual && <Badge>{t('delivery.manual')}</Badge>}
            </span>
          ),
        },
        {
          id: 'result',
          heading: t('deliveries.result'),
          className: css.stateColumn,
          draw: (delivery: Delivery) => <DeliveryBadge delivery={delivery} />,
        },
        {
          id: 'answer',
          heading: t('deliveries.answer'),
          tone: 'quiet',
          wraps: true,
          className: css.detailColumn,
          draw: ({ attempts }: Delivery) => answerOf(attempts.at(-1), t),
        },
        {
          id: 'attempts',
          heading: t('deliveries.attempts'),
          align: 'end',
          tone: 'quiet',
          className: css.wideColumn,
          draw: ({ attempts }: Delivery) => attempts.length,
        },
        {
          id: 'created',
          heading: t('deliveries.created'),
          align: 'end',
          tone: 'quiet',
          className: css.timeColumn,
          draw: ({ createdAt }: Delivery) => <LogTime at={createdAt} />,
        },
      ]}
    />
  );
}
