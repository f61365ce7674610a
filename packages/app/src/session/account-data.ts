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
import { createQueryStore, type Resource } from '@billfold/core/flows';

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
  /** Aborts all loads and clears all data. */
  reset(): void;
}

const fewEvents = 8;
/** The largest page that the service allows. */
const mostEvents = 100;

export function createAccountData({ user }: Pick<BillfoldClient, 'user'>): AccountData {
  const { add, reset } = createQueryStore();
  return {
    // An empty change reads the profile.
    profile: add((signal) => user.update({}, { signal })),
    sessions: add(async (signal) => (await user.listSessions({ signal })).items),
    newestEvents: add((signal) =>
      user.listSecurityEvents({ page: 1, pageSize: fewEvents }, { signal }),
    ),
    events: add((signal) => loadEvents(user, signal)),
    score: add((signal) => user.getSecurityScore({ signal })),
    notifications: add((signal) => user.getNotifications({ signal })),
    tokens: add(async (signal) => (await user.listTokens({ signal })).items),
    identities: add((signal) => user.listIdentities({ signal })),
    platform: add((signal) => user.getPlatform({ signal })),
    exports: add(async (signal) => (await user.listExports({ signal })).items),
    reset,
  };
}

/** Loads all pages one after the other, as most users have one. */
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
