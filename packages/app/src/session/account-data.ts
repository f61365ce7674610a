import type { BillfoldClient } from '@billfold/core';
import type {
  DataPage,
  Identity,
  NotificationSettings,
  PersonalToken,
  SecurityEvent,
  SecurityScore,
  UserExport,
  UserPlatform,
  UserProfile,
  UserSession,
} from '@billfold/core/contract';
import { createResource, type Resource } from '@billfold/core/flows';

/** The data of the account settings, loaded on first use. */
export interface AccountData {
  readonly profile: Resource<UserProfile>;
  readonly sessions: Resource<readonly UserSession[]>;
  /** The newest few, and all that are kept (90 days). */
  readonly newestEvents: Resource<DataPage<SecurityEvent>>;
  readonly events: Resource<DataPage<SecurityEvent>>;
  readonly score: Resource<SecurityScore>;
  readonly notifications: Resource<NotificationSettings>;
  readonly tokens: Resource<readonly PersonalToken[]>;
  readonly identities: Resource<readonly Identity[]>;
  readonly platform: Resource<UserPlatform>;
  readonly exports: Resource<readonly UserExport[]>;
  reset(): void;
}

const fewEvents = 8;
/** The largest page that the service allows. */
const mostEvents = 100;

export function createAccountData({ user }: Pick<BillfoldClient, 'user'>): AccountData {
  const resources = {
    // With nothing to change it reads.
    profile: createResource(async (signal) => (await user.update({ body: {} }, { signal })).data),
    sessions: createResource(async (signal) => (await user.sessions({}, { signal })).data),
    newestEvents: createResource((signal) =>
      user.securityEvents({ query: { page: 1, pageSize: fewEvents } }, { signal }),
    ),
    events: createResource((signal) => loadEvents(user, signal)),
    score: createResource(async (signal) => (await user.securityScore({}, { signal })).data),
    notifications: createResource(
      async (signal) => (await user.notifications({}, { signal })).data,
    ),
    tokens: createResource(async (signal) => (await user.tokens({}, { signal })).data),
    identities: createResource(async (signal) => (await user.identities({}, { signal })).data),
    platform: createResource(async (signal) => (await user.platform({}, { signal })).data),
    exports: createResource(async (signal) => (await user.exports({}, { signal })).data),
  };
  return {
    ...resources,
    reset: () => {
      for (const resource of Object.values(resources)) resource.reset();
    },
  };
}

/** Page by page: few people have more than one. */
async function loadEvents(
  user: BillfoldClient['user'],
  signal: AbortSignal,
): Promise<DataPage<SecurityEvent>> {
  const load = (page: number) =>
    user.securityEvents({ query: { page, pageSize: mostEvents } }, { signal });
  const { data: newest, meta } = await load(1);
  const data = [...newest];
  for (let page = 2; data.length < meta.total; page += 1) {
    const { data: older } = await load(page);
    if (older.length === 0) break;
    data.push(...older);
  }
  return { data, meta };
}
