import { shortenAddress } from '@billfold/core';
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
  Card,
  EmptyState,
  FilterChips,
  icons,
  midnight,
  Table,
  useExistingPage,
  useListed,
  usePeriodChips,
} from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { useLocation } from 'wouter';
import { listHead } from '../../common/list-row.css.ts';
import { useServices } from '../../services/services-context.ts';
import { GuideLink } from '../guides/guide-link.tsx';
import { ListSearch } from '../payments/list-search.tsx';
import { answerOf } from './answer-of.ts';
import { DeliveryBadge } from './delivery-badge.tsx';
import { deliveryHref } from './delivery-href.ts';
import * as css from './developer.css.ts';
import { formatLogQuery, type LogQuery } from './log-query.ts';
import { LogRows, logPageSize } from './log-rows.tsx';
import { LogTime } from './log-time.tsx';
import { type LogPlace, useLogQuery } from './use-log-query.ts';
import { useZoneName } from './use-zone-name.ts';
import type { WebhookProps } from './webhook-props.ts';

const names = ['result', 'event', 'payment'] as const;
type Name = (typeof names)[number];

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
      query: { ...filters, page: query.page, pageSize: logPageSize },
    }),
    filter: JSON.stringify([webhookId, filters]),
    isMoving: ({ result }) => result === 'PENDING',
  });
  useExistingPage({
    ...{ page: query.page, pageSize: logPageSize, goTo: place.replacePage },
    total: listed.state.data?.total,
  });
  return (
    <>
      <h2 className={css.heading}>{t('deliveries.title')}</h2>
      <div className={listHead}>
        <Filters place={place} total={listed.list?.total} />
      </div>
      <Card padding="none" aria-label={t('deliveries.title')}>
        <LogRows
          {...{ place, listed }}
          failed={t('deliveries.loadFailed')}
          noMatch={{ title: t('deliveries.noMatch.title'), text: t('deliveries.noMatch.text') }}
          empty={
            <EmptyState
              icon={icons.link}
              title={t('deliveries.empty.title')}
              text={t('deliveries.empty.text')}
              action={<GuideLink id="webhooks" />}
            />
          }
        >
          {(deliveries) => (
            <DeliveryTable
              deliveries={deliveries}
              hrefOf={({ id }) => deliveryHref(webhookId, id, formatLogQuery(query))}
            />
          )}
        </LogRows>
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
  return (
    <FilterChips
      search={
        <ListSearch
          label={t('deliveries.payment')}
          hint={t('deliveries.payment.hint')}
          search={values.payment ?? ''}
          onSearch={(text) => filter({ values: { payment: text === '' ? null : text } })}
        />
      }
      label={t('deliveries.filters')}
      hasOthers={values.payment !== null}
      onClear={clear}
      count={
        total !== undefined &&
        total > 0 && <p role="status">{t('deliveries.count', { count: total })}</p>
      }
      chips={[
        {
          kind: 'choice',
          id: 'result',
          label: t('deliveries.result'),
          options: deliveryResults.map((id) => ({
            id,
            text: t(id === 'PENDING' ? 'deliveries.open' : `delivery.result.${id}`),
          })),
          value: values.result,
          onChange: (result) => filter({ values: { result } }),
        },
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
  );
}

interface DeliveryTableProps {
  /** Null while they load. */
  readonly deliveries: readonly Delivery[] | null;
  readonly hrefOf: (delivery: Delivery) => string;
}

function DeliveryTable({ deliveries, hrefOf }: DeliveryTableProps): ReactElement {
  const t = useTranslate();
  const zone = useZoneName();
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
          draw: ({ eventType, isManual, paymentId }: Delivery) => (
            <span className={css.facts}>
              <span className={css.badges}>
                <code className={css.code}>{eventType}</code>
                {isManual && <Badge>{t('delivery.manual')}</Badge>}
              </span>
              {paymentId !== null && (
                <bdi className={css.identifier} title={paymentId}>
                  {shortenAddress(paymentId)}
                </bdi>
              )}
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
          heading: t('deliveries.createdZone', { zone }),
          align: 'end',
          tone: 'quiet',
          className: css.timeColumn,
          draw: ({ createdAt }: Delivery) => <LogTime at={createdAt} />,
        },
      ]}
    />
  );
}
