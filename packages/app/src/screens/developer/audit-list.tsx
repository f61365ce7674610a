import { shortenAddress } from '@billfold/core';
import {
  auditAction,
  auditField,
  auditTarget,
  auditValue,
  isDecimal,
} from '@billfold/core/internal';
import type { AuditChange, AuditEntry, AuditFilters } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import { useClient, useResource } from '@billfold/react/hooks';
import {
  Card,
  CopyIcon,
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
import { listHead } from '../../common/list-row.css.ts';
import { useServices } from '../../services/services-context.ts';
import { PageLink } from '../../shell/page-link.tsx';
import { formatSum } from '../payments/format-sum.ts';
import { auditHref } from './audit-href.ts';
import * as css from './developer.css.ts';
import type { LogQuery } from './log-query.ts';
import { LogRows, logPageSize } from './log-rows.tsx';
import { LogTime } from './log-time.tsx';
import { type LogPlace, useLogQuery } from './use-log-query.ts';
import { useZoneName } from './use-zone-name.ts';

export const auditPath = '/payments/audit-log';
export const auditNames = ['area', 'actor'] as const;
type Name = (typeof auditNames)[number];

/** Beginnings of the actions by which the log is filtered. */
const areas = [
  'member',
  'invitation',
  'api-key',
  'webhook',
  'payment',
  'settings',
  'settlement',
  'business',
] as const;

/** Changes of a business, the newest first, filtered by the address of the page. */
export function AuditList({ businessId }: { readonly businessId: number }): ReactElement {
  const t = useTranslate();
  const place = useLogQuery(auditPath, auditNames);
  const { query } = place;
  const filters = auditFilters(query);
  const listed = useListed({
    resource: useServices().developer.audit({
      businessId,
      query: { ...filters, page: query.page, pageSize: logPageSize },
    }),
    filter: JSON.stringify([businessId, filters]),
  });
  useExistingPage({
    ...{ page: query.page, pageSize: logPageSize, goTo: place.replacePage },
    total: listed.state.data?.total,
  });
  return (
    <>
      <div className={listHead}>
        <Filters businessId={businessId} place={place} total={listed.list?.total} />
      </div>
      <Card padding="none" aria-label={t('audit.title')}>
        <LogRows
          {...{ place, listed }}
          failed={t('audit.loadFailed')}
          noMatch={{ title: t('audit.noMatch.title'), text: t('audit.noMatch.text') }}
          empty={
            <EmptyState
              icon={icons.user}
              title={t('audit.empty.title')}
              text={t('audit.empty.text')}
            />
          }
        >
          {(entries) => <AuditTable entries={entries} />}
        </LogRows>
      </Card>
    </>
  );
}

/** Returns the filters of the call; days begin and end at midnight of the reader's clock. */
export function auditFilters({ values: { area, actor }, from, to }: LogQuery<Name>): AuditFilters {
  const action = areas.find((each) => each === area);
  return {
    ...(action && { action }),
    ...(actor !== null && { actorId: actor }),
    ...(from !== null && { from: midnight(from, 0) }),
    ...(to !== null && { to: midnight(to, 1) }),
  };
}

interface FiltersProps {
  readonly businessId: number;
  readonly place: LogPlace<Name>;
  readonly total: number | undefined;
}

function Filters({ businessId, place, total }: FiltersProps): ReactElement {
  const t = useTranslate();
  const { query, filter, clear } = place;
  const { values } = query;
  const { data: members = [] } = useResource(useServices().business.members(businessId));
  const now = new Date(useClient().platform.clock.now());
  return (
    <FilterChips
      label={t('audit.filters')}
      onClear={clear}
      count={
        total !== undefined &&
        total > 0 && <p role="status">{t('audit.count', { count: total })}</p>
      }
      chips={[
        {
          kind: 'choice',
          id: 'area',
          label: t('audit.area'),
          options: areas.map((id) => ({ id, text: t(`audit.area.${id}`) })),
          value: values.area,
          onChange: (area) => filter({ values: { area } }),
        },
        {
          kind: 'choice',
          id: 'actor',
          label: t('audit.actor'),
          options: members.map(({ id, name }) => ({ id, text: name })),
          value: values.actor,
          onChange: (actor) => filter({ values: { actor } }),
        },
        ...usePeriodChips({ period: query, onChange: filter, now }),
      ]}
    />
  );
}

interface AuditTableProps {
  /** Null while they load. */
  readonly entries: readonly AuditEntry[] | null;
}

function AuditTable({ entries }: AuditTableProps): ReactElement {
  const t = useTranslate();
  const zone = useZoneName();
  return (
    <Table
      label={t('audit.title')}
      rows={entries}
      loadingRows={5}
      getKey={({ id }) => id}
      phoneRows="grid"
      rowClassName={() => css.auditRow}
      columns={[
        {
          id: 'action',
          heading: t('audit.action'),
          tone: 'strong',
          wraps: true,
          className: css.mainColumn,
          draw: (entry: AuditEntry) => <ChangeCell entry={entry} />,
        },
        {
          id: 'by',
          heading: t('audit.by'),
          wraps: true,
          className: css.actorColumn,
          draw: ({ actor, actorKind }: AuditEntry) =>
            actorKind === 'system' ? t('audit.by.system') : <bdi>{actor}</bdi>,
        },
        {
          id: 'ip',
          heading: t('audit.ip'),
          tone: 'quiet',
          className: css.wideColumn,
          draw: ({ ip }: AuditEntry) =>
            ip === null ? '–' : <span className={css.code}>{ip}</span>,
        },
        {
          id: 'at',
          heading: t('requests.atZone', { zone }),
          align: 'end',
          tone: 'quiet',
          className: css.timeColumn,
          draw: ({ at }: AuditEntry) => <LogTime at={at} />,
        },
      ]}
    />
  );
}

/** An action with the name of its object, above what it changed and the identifier of an object without a name. */
function ChangeCell({ entry }: { readonly entry: AuditEntry }): ReactElement {
  const t = useTranslate();
  const target = auditTarget(entry, t);
  const id = target !== null && isId(target) ? target : null;
  const href = auditHref(entry);
  const name = id === null ? target : nameOf(entry);
  // The name beside the action is not said again.
  const others = withUnits(entry.changes).filter(
    ({ before, after }) => before !== null || after !== name,
  );
  return (
    <span className={css.changeCell}>
      <span className={css.badges}>
        {auditAction(entry.action, t)}
        {name !== null && <bdi className={css.object}>{name}</bdi>}
      </span>
      {(others.length > 0 || id !== null) && (
        <span className={css.changes}>
          {others.map((change) => (
            <Changed key={change.field} change={change} />
          ))}
          {id !== null && (
            <span className={css.copied}>
              <bdi className={css.identifier} title={id}>
                {href === null ? (
                  shortenAddress(id)
                ) : (
                  <PageLink href={href}>{shortenAddress(id)}</PageLink>
                )}
              </bdi>
              <CopyIcon text={id} label={t('audit.copyId')} />
            </span>
          )}
        </span>
      )}
    </span>
  );
}

/** Reports whether a text is an id of the service, and no name that a person gave. */
const isId = (text: string): boolean => /^[a-z]+_[a-z\d]{8,}$/.test(text) || uuid.test(text);
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Fields whose values are an id, an address or a code, in which each character counts. */
const exactFields: ReadonlySet<string> = new Set([
  ...['refund', 'transfer', 'walletId', 'firstAddress', 'masked', 'url', 'allowedIps', 'code'],
]);

/** Returns the name that a person gave to the object; null where it has none. */
function nameOf({ changes }: AuditEntry): string | null {
  return changes.find(({ field }) => field === 'title' || field === 'name')?.after ?? null;
}

interface ShownChange extends AuditChange {
  readonly assetId?: string | null;
}

/** Puts the asset of an amount and the currency of a price, which are recorded as fields of their own, beside them. */
function withUnits(recorded: readonly AuditChange[]): readonly ShownChange[] {
  const changes = withCurrency(recorded);
  const asset = changes.find(({ field }) => field === 'asset');
  if (asset === undefined || !changes.some(({ field }) => field === 'amount')) return changes;
  return changes
    .filter((change) => change !== asset)
    .map((change) => (change.field === 'amount' ? { ...change, assetId: asset.after } : change));
}

function withCurrency(changes: readonly AuditChange[]): readonly AuditChange[] {
  const currency = changes.find(({ field }) => field === 'currency');
  const code = currency?.after ?? null;
  if (code === null || !changes.some(({ field }) => field === 'price')) return changes;
  const inCurrency = (amount: string | null): string | null =>
    amount !== null && isDecimal(amount) ? formatSum({ amount, currency: code }) : amount;
  return changes
    .filter((change) => change !== currency)
    .map((change) =>
      change.field === 'price'
        ? { ...change, before: inCurrency(change.before), after: inCurrency(change.after) }
        : change,
    );
}

/** Fields whose new value is a sentence by itself, such as "Archived". */
const stateFields: ReadonlySet<string> = new Set(['isActive', 'isArchived', 'disablesItself']);

/** One field; nothing for one that was and is empty, which new things list too. */
function Changed({ change }: { readonly change: ShownChange }): ReactElement | null {
  const t = useTranslate();
  const { field, assetId = null } = change;
  const before = auditValue({ field, value: change.before, assetId }, t);
  const now = auditValue({ field, value: change.after, assetId }, t);
  if (before === null && now === null) return null;
  const name = auditField(field, t);
  const after = shortened(now) ?? t('audit.nothing');
  if (stateFields.has(field)) return <span className={css.muted}>{after}</span>;
  return (
    <span className={exactFields.has(field) ? css.exact : css.muted}>
      {before === null
        ? t('audit.set', { field: name, after })
        : t('audit.change', { field: name, before: shortened(before) ?? before, after })}
    </span>
  );
}

/** Returns the beginning and the end of an id without a name, and any other text whole. */
function shortened(text: string | null): string | null {
  return text !== null && isId(text) ? shortenAddress(text) : text;
}
