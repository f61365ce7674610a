import type {
  ApiRequest,
  DataPage,
  ListApiRequests,
  RequestOutcome,
} from '@billfold/core/contract';
import { and, between, desc, eq, gte, like, lt, type SQL } from 'drizzle-orm';
import { readKeyId, writeKeyId } from '../api-keys/key-id.ts';
import { escapePattern } from '../db/escape-pattern.ts';
import type { Db } from '../db/open-database.ts';
import { apiKeys, apiRequests } from '../db/schema.ts';
import { totalOf } from '../db/total-of.ts';

const defaultPageSize = 50;

/** Lists the calls that the keys of a business made, newest first. */
export async function listRequestsOf(
  db: Db,
  businessId: number,
  { page = 1, pageSize = defaultPageSize, ...filters }: ListApiRequests,
): Promise<DataPage<ApiRequest>> {
  const condition = and(eq(apiRequests.businessId, businessId), ...conditionsOf(filters));
  const rows = await db
    .select({ request: apiRequests, keyId: apiKeys.id, keyName: apiKeys.name })
    .from(apiRequests)
    .innerJoin(apiKeys, eq(apiKeys.id, apiRequests.keyId))
    .where(condition)
    .orderBy(desc(apiRequests.at), desc(apiRequests.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const total = totalOf(rows, { page, pageSize }) ?? (await db.$count(apiRequests, condition));
  const data = rows.map(({ request, keyId, keyName }) => ({
    ...request,
    keyId: writeKeyId(keyId),
    keyName,
  }));
  return { data, meta: { page, pageSize, total } };
}

const outcomes: Readonly<Record<RequestOutcome, readonly [from: number, to: number]>> = {
  SUCCEEDED: [200, 299],
  REFUSED: [400, 499],
  FAILED: [500, 599],
};

function conditionsOf(filters: ListApiRequests): readonly SQL[] {
  const { livemode, keyId, method, outcome, path, from, to } = filters;
  return [
    ...given(livemode, (value) => eq(apiRequests.livemode, value)),
    // An id of another shape names no key.
    ...given(keyId, (value) => eq(apiRequests.keyId, readKeyId(value) ?? noKey)),
    ...given(method, (value) => eq(apiRequests.method, value)),
    ...given(outcome, (value) => between(apiRequests.status, ...outcomes[value])),
    ...given(path, (value) => like(apiRequests.path, `%${escapePattern(value)}%`)),
    ...given(from, (value) => gte(apiRequests.at, value)),
    ...given(to, (value) => lt(apiRequests.at, value)),
  ];
}

const noKey = '00000000-0000-0000-0000-000000000000';

function given<T>(value: T | undefined, condition: (value: T) => SQL): readonly SQL[] {
  return value === undefined ? [] : [condition(value)];
}
