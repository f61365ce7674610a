import { shortenAddress } from '@billfold/core';
import {
  type ApiKey,
  type ApiRequest,
  type ListApiRequests,
  requestOutcomes,
} from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import { useClient, useResource } from '@billfold/react/hooks';
import {
  Card,
  EmptyState,
  FilterChips,
  icons,
  midnight,
  Table,
  useExistingPage,
  useIsPhone,
  useListed,
  usePeriodChips,
} from '@billfold/react/internal';
import { Fragment, type ReactElement, useState } from 'react';
import { listHead } from '../../common/list-row.css.ts';
import { useServices } from '../../services/services-context.ts';
import { GuideLink } from '../guides/guide-link.tsx';
import { ListSearch } from '../payments/list-search.tsx';
import * as css from './developer.css.ts';
import type { LogQuery } from './log-query.ts';
import { LogRows, logPageSize } from './log-rows.tsx';
import { LogTime } from './log-time.tsx';
import { RequestDialog } from './request-dialog.tsx';
import { subjectOf } from './request-subject.ts';
import { StatusBadge } from './status-badge.tsx';
import { type LogPlace, useLogQuery } from './use-log-query.ts';
import { useZoneName } from './use-zone-name.ts';

const names = ['outcome', 'method', 'key', 'path'] as const;
type Name = (typeof names)[number];
const methods = ['GET', 'POST', 'PATCH', 'DELETE'] as const;

/** The request log, filtered by the address of the page; a row opens the request. */
export function RequestList({ businessId }: { readonly businessId: number }): ReactElement {
  const t = useTranslate();
  const { developer } = useServices();
  const place = useLogQuery('/payments/requests', names);
  const { query } = place;
  const filters = filtersOf(query);
  const listed = useListed({
    resource: developer.requests({
      businessId,
      query: { ...filters, page: query.page, pageSize: logPageSize },
    }),
    filter: JSON.stringify([businessId, filters]),
  });
  useExistingPage({
    ...{ page: query.page, pageSize: logPageSize, goTo: place.replacePage },
    total: listed.state.data?.total,
  });
  const { data: keys = [] } = useResource(developer.apiKeys(businessId));
  return (
    <>
      <div className={listHead}>
        <Filters place={place} keys={keys} total={listed.list?.total} />
      </div>
      <Card padding="none" aria-label={t('requests.title')}>
        <LogRows
          {...{ place, listed }}
          failed={t('requests.loadFailed')}
          noMatch={{ title: t('requests.noMatch.title'), text: t('requests.noMatch.text') }}
          empty={
            <EmptyState
              icon={icons.key}
              title={t('requests.empty.title')}
              text={t('requests.empty.text')}
              action={<GuideLink id="first-payment" />}
            />
          }
        >
          {(requests) => <RequestTable requests={requests} />}
        </LogRows>
      </Card>
    </>
  );
}

function filtersOf({ values, from, to }: LogQuery<Name>): ListApiRequests {
  const { outcome, method, key, path } = values;
  const wanted = requestOutcomes.find((each) => each === outcome);
  const verb = methods.find((each) => each === method);
  return {
    ...(wanted && { outcome: wanted }),
    ...(verb && { method: verb }),
    ...(key !== null && { keyId: key }),
    ...(path !== null && { path }),
    ...(from !== null && { from: midnight(from, 0) }),
    ...(to !== null && { to: midnight(to, 1) }),
  };
}

interface FiltersProps {
  readonly place: LogPlace<Name>;
  readonly keys: readonly ApiKey[];
  readonly total: number | undefined;
}

function Filters({ place, keys, total }: FiltersProps): ReactElement {
  const t = useTranslate();
  const { query, filter, clear } = place;
  const { values } = query;
  const now = new Date(useClient().platform.clock.now());
  return (
    <FilterChips
      search={
        <ListSearch
          label={t('requests.path')}
          hint={t('requests.path')}
          search={values.path ?? ''}
          onSearch={(text) => filter({ values: { path: text === '' ? null : text } })}
        />
      }
      label={t('requests.filters')}
      hasOthers={values.path !== null}
      onClear={clear}
      count={
        total !== undefined &&
        total > 0 && <p role="status">{t('requests.count', { count: total })}</p>
      }
      chips={[
        {
          kind: 'choice',
          id: 'outcome',
          label: t('requests.result'),
          options: requestOutcomes.map((id) => ({ id, text: t(`requests.outcome.${id}`) })),
          value: values.outcome,
          onChange: (outcome) => filter({ values: { outcome } }),
        },
        {
          kind: 'choice',
          id: 'method',
          label: t('requests.method'),
          options: methods.map((id) => ({ id, text: id })),
          value: values.method,
          onChange: (method) => filter({ values: { method } }),
        },
        {
          kind: 'choice',
          id: 'key',
          label: t('requests.key'),
          options: keys.map(({ id, name }) => ({ id, text: name })),
          value: values.key,
          onChange: (key) => filter({ values: { key } }),
        },
        ...usePeriodChips({ period: query, onChange: filter, now }),
      ]}
    />
  );
}

interface RequestTableProps {
  /** Null while they load. */
  readonly requests: readonly ApiRequest[] | null;
}

function RequestTable({ requests }: RequestTableProps): ReactElement {
  const t = useTranslate();
  const zone = useZoneName();
  const isPhone = useIsPhone();
  // The dialog keeps its content while it leaves.
  const [opened, setOpened] = useState<ApiRequest | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const open = (request: ApiRequest): void => {
    setOpened(request);
    setIsOpen(true);
  };
  return (
    <>
      <Table
        label={t('requests.title')}
        rows={requests}
        loadingRows={5}
        getKey={({ id }) => id}
        phoneRows="grid"
        rowClassName={() => css.requestRow}
        columns={[
          {
            id: 'request',
            heading: t('requests.request'),
            tone: 'strong',
            wraps: true,
            className: css.mainColumn,
            draw: (request: ApiRequest) => (
              <span className={css.requestCell}>
                <button
                  type="button"
                  className={css.rowButton}
                  aria-haspopup="dialog"
                  onClick={() => open(request)}
                >
                  <code className={`${css.code} ${css.requestPath}`} title={request.path}>
                    <span className={css.requestMethod}>{request.method}</span>{' '}
                    {isPhone ? shortestPath(request.path) : shortPath(request.path)}
                  </code>
                </button>
                <Subject request={request} />
              </span>
            ),
          },
          {
            id: 'status',
            heading: t('requests.status'),
            className: css.stateColumn,
            // A success is the rule, and needs no badge.
            draw: ({ status }: ApiRequest) =>
              status < 400 ? (
                <span className={css.muted}>{status}</span>
              ) : (
                <StatusBadge status={status} />
              ),
          },
          {
            id: 'key',
            heading: t('requests.key'),
            tone: 'quiet',
            wraps: true,
            className: css.wideColumn,
            draw: ({ keyName }: ApiRequest) => <bdi>{keyName}</bdi>,
          },
          {
            id: 'duration',
            heading: t('requests.duration'),
            align: 'end',
            tone: 'quiet',
            className: css.wideColumn,
            draw: ({ durationMs }: ApiRequest) => t('requests.ms', { ms: durationMs }),
          },
          {
            id: 'at',
            heading: t('requests.atZone', { zone }),
            align: 'end',
            tone: 'quiet',
            className: css.timeColumn,
            draw: ({ at }: ApiRequest) => <LogTime at={at} />,
          },
        ]}
      />
      {opened && <RequestDialog request={opened} open={isOpen} onClose={() => setIsOpen(false)} />}
    </>
  );
}

/**
 * Object that a request made, or the code of its refusal, where its answer names one; on a phone also its duration, and
 * no id where an order names the object.
 */
function Subject({ request }: { readonly request: ApiRequest }): ReactElement | null {
  const t = useTranslate();
  const isPhone = useIsPhone();
  const { code, orderId, id } = subjectOf(request);
  const isNamed = isPhone ? orderId !== null : id !== null && request.path.includes(id);
  const facts = [
    code,
    orderId !== null && t('requests.order', { order: orderId }),
    id !== null && !isNamed && (
      <span className={css.identifier} title={id}>
        {shortenAddress(id)}
      </span>
    ),
    isPhone && t('requests.ms', { ms: request.durationMs }),
  ].filter(Boolean);
  if (facts.length === 0) return null;
  return (
    <bdi className={css.requestSubject}>
      {facts.map((fact, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: facts keep their order.
        <Fragment key={at}>
          {at > 0 && ' · '}
          {fact}
        </Fragment>
      ))}
    </bdi>
  );
}

/** Shortens the ids of a path, so that a row shows what comes after them. */
function shortPath(path: string): string {
  return path.replace(longPart, (id) => shortenAddress(id));
}

/** Leaves out what all paths begin with, and ids, of which the line below says more. */
function shortestPath(path: string): string {
  return path.replace(/^\/v1\/merchant(?=\/)/, '…').replace(longPart, '…');
}

/** Part of a path that is an id. */
const longPart = /[^/]{20,}/g;
