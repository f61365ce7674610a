import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { isAnyTextOf, isNoTextOf } from '../db/is-any-of.ts';
import type { Db } from '../db/open-database.ts';
import { webhookDeliveries, webhookEndpoints } from '../db/schema.ts';

const leaseSeconds = 30;
/** Some of them may have nothing that may be sent now. */
const mostEndpoints = 50;

export interface DeliveryClaim {
  /** Names this run of this process. */
  readonly owner: string;
  readonly now: Date;
  /** Most that are claimed. */
  readonly limit: number;
  /** Most of one endpoint that are sent at a time, by all processes together. */
  readonly mostPerEndpoint: number;
  readonly endpoints: { readonly only: readonly string[] } | { readonly except: readonly string[] };
}

export interface ClaimedDelivery {
  readonly id: string;
  readonly endpointId: string;
}

export interface ClaimedDeliveries {
  readonly deliveries: readonly ClaimedDelivery[];
  /** True where the limits of the claim left out some that could be sent now. */
  readonly mayHaveMore: boolean;
}

const nothing: ClaimedDeliveries = { deliveries: [], mayHaveMore: false };

/**
 * Leases due deliveries to this process, for 30 seconds by the clock of the database. Each endpoint is read by
 * itself, so that thousands that wait for a dead one cost nothing. A delivery that was never attempted
 * waits for the first attempts of the earlier ones of its payment.
 */
export async function claimDeliveries(db: Db, claim: DeliveryClaim): Promise<ClaimedDeliveries> {
  if (claim.limit <= 0) return nothing;
  return db.transaction(async (tx) => {
    const endpoints = await lockEndpointsWithWork(tx, claim);
    if (endpoints.length === 0) return nothing;
    const deliveries = await tx
      .update(webhookDeliveries)
      .set({
        leaseOwner: claim.owner,
        leaseUntil: sql`clock_timestamp() + make_interval(secs => ${leaseSeconds})`,
      })
      .from(pickDeliveries(endpoints, claim))
      .where(sql`${webhookDeliveries.id} = picked.id`)
      .returning({ id: webhookDeliveries.id, endpointId: webhookDeliveries.endpointId });
    const isCut = deliveries.length === claim.limit || endpoints.length === mostEndpoints;
    return { deliveries, mayHaveMore: deliveries.length > 0 && isCut };
  });
}

/** Locks the endpoints that have work, so that two processes never count the deliveries of one at once. */
async function lockEndpointsWithWork(tx: Db, { now, endpoints }: DeliveryClaim) {
  const rows = await tx
    .select({ id: webhookEndpoints.id })
    .from(webhookEndpoints)
    .crossJoinLateral(
      sql`(select d.next_attempt_at from webhook_deliveries d
        where d.endpoint_id = ${webhookEndpoints.id} and ${isDue(now)}
        order by d.next_attempt_at limit 1) as head`,
    )
    .where(
      and(
        eq(webhookEndpoints.isEnabled, true),
        isNull(webhookEndpoints.deletedAt),
        'only' in endpoints
          ? isAnyTextOf(webhookEndpoints.id, endpoints.only)
          : isNoTextOf(webhookEndpoints.id, endpoints.except),
      ),
    )
    .orderBy(asc(sql`head.next_attempt_at`))
    .limit(mostEndpoints)
    .for('no key update', { of: webhookEndpoints, skipLocked: true });
  return rows.map(({ id }) => id);
}

const isDue = (now: Date): SQL =>
  sql`d.state = 'PENDING' and d.next_attempt_at <= ${now.toISOString()}
    and (d.lease_until is null or d.lease_until <= clock_timestamp())`;

function pickDeliveries(
  endpointIds: readonly string[],
  { now, limit, mostPerEndpoint }: DeliveryClaim,
): SQL {
  return sql`(
    select p.id from unnest(${sql.param([...endpointIds])}::text[]) as e(id)
    cross join lateral (
      select d.id from webhook_deliveries d
      where d.endpoint_id = e.id and ${isDue(now)} and (d.attempts > 0 or not exists (
        select 1 from webhook_deliveries earlier
        where earlier.endpoint_id = d.endpoint_id and earlier.order_key = d.order_key
          and earlier.sequence < d.sequence and earlier.state = 'PENDING' and earlier.attempts = 0))
      order by d.next_attempt_at, d.sequence
      limit greatest(0, ${mostPerEndpoint} - (select count(*) from webhook_deliveries leased
        where leased.endpoint_id = e.id and leased.lease_until > clock_timestamp()))
      for update skip locked
    ) as p
    limit ${limit}
  ) as picked`;
}

/** Ends the leases of earlier processes, which are known to be dead. */
export async function freeDeliveries(db: Db): Promise<void> {
  await db
    .update(webhookDeliveries)
    .set({ leaseUntil: null, leaseOwner: null })
    .where(sql`${webhookDeliveries.leaseUntil} is not null`);
}
