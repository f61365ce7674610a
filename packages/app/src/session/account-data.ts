import type { BillfoldClient } from '@billfold/core';
import type {
  Identity,
  NotificationSettings,
  Page,
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
  readonly newestEvents: Resource<Page<SecurityEvent>>;
  readonly events: Resource<Page<SecurityEvent>>;
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
    profile: createResource((signal) => user.update({}, { signal })),
    sessions: createResource((signal) => user.listSessions({ signal })),
    newestEvents: createResource((signal) =>
      user.listSecurityEvents({ page: 1, pageSize: fewEvents }, { signal }),
    ),
    events: createResource((signal) => loadEvents(user, signal)),
    score: createResource((signal) => user.getSecurityScore({ signal })),
    notifications: createResource((signal) => user.getNotifications({ signal })),
    tokens: createResource((signal) => user.listTokens({ signal })),
    identities: createResource((signal) => user.listIdentities({ signal })),
    platform: createResource((signal) => user.getPlatform({ signal })),
    exports: createResource((signal) => user.listExports({ signal })),
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
): Promise<Page<SecurityEvent>> {
  const load = (page: number) =>
    user.listSecurityEvents({ page, pageSize: mostEvents }, { signal });
  const first = await load(1);
  const items = [...first.items];
  for (let page = 2; items.length < first.total; page += 1) {
    const older = await load(page);
    if (older.items.length === 0) break;
    items.push(...older.items);
  }
  return { ...first, items };
}
