import { isErrorCode } from '@billfold/core';
import { createQueryStore, type Resource } from '@billfold/core/flows';
import type {
  Business,
  BusinessDetail,
  CheckoutSettings,
  ChosenSettlement,
  CryptocurrencyEmbedSettings,
  CryptocurrencySettings,
  GeneralSettings,
  IntegrationsSettings,
  Invitation,
  LegalSettings,
  Member,
  PaymentsClient,
  PaymentsSettings,
  SecuritySettings,
  TransportOptions,
  WatchedKey,
} from '@billfold/core/payments';

/** Actions of the audit log that change the settings of a business. */
export type SettingsAction = 'settings.updated' | 'assets.updated';

/** The businesses of the user and their data, loaded on first use. */
export interface BusinessData {
  /** Businesses of which the user is a member, without archived ones. */
  readonly list: Resource<readonly Business[]>;
  readonly detail: (businessId: number) => Resource<BusinessDetail>;
  readonly general: (businessId: number) => Resource<GeneralSettings>;
  /** Assets that a business accepts or accepted, with the rules of each. */
  readonly assets: (businessId: number) => Resource<CryptocurrencySettings>;
  /** Look of the checkout, and the data that it asks for. */
  readonly checkout: (businessId: number) => Resource<CheckoutSettings>;
  readonly legal: (businessId: number) => Resource<LegalSettings>;
  /** Look of the payment button. */
  readonly integrations: (businessId: number) => Resource<IntegrationsSettings>;
  /** Look of the embedded wallet. */
  readonly embed: (businessId: number) => Resource<CryptocurrencyEmbedSettings>;
  /** Rules of all payments. */
  readonly rules: (businessId: number) => Resource<PaymentsSettings>;
  /** Rules about the sign-in of its members. */
  readonly security: (businessId: number) => Resource<SecuritySettings>;
  /** Settlement wallet, for managers; null before one is chosen. */
  readonly settlement: (
    businessId: number,
  ) => Resource<{ readonly chosen: ChosenSettlement | null }>;
  /** Public keys of other wallets that a business is paid into, for its owners. */
  readonly watchKeys: (businessId: number) => Resource<readonly WatchedKey[]>;
  readonly members: (businessId: number) => Resource<readonly Member[]>;
  readonly invitations: (businessId: number) => Resource<readonly Invitation[]>;
  /** Returns the name of the member of the newest entry of the audit log with this action; null where it is not known. */
  findChanger(businessId: number, action: SettingsAction): Promise<string | null>;
  /** Notes that the user closed or left a business, so that its loss is no news. */
  noteLeft(businessId: number): void;
  /** Reports, once, whether the user closed or left a business. */
  takeLeft(businessId: number): boolean;
  /** Reloads the facts of a business wherever they are shown. */
  reload(businessId: number): Promise<void>;
  /**
   * Makes a call of business mode, whose code loads at the first one. A refusal for lack of rights
   * reloads the businesses with the role of the user in each.
   */
  call<T>(run: (client: PaymentsClient) => Promise<T>): Promise<T>;
  /** Aborts all loads and clears all data. */
  reset(): void;
}

export function createBusinessData(connection: TransportOptions): BusinessData {
  const { add, addKeyed, invalidate, reset } = createQueryStore<'detail'>();
  let loading: Promise<PaymentsClient> | null = null;
  const load = (): Promise<PaymentsClient> => {
    loading ??= import('@billfold/core/payments').then(({ createPaymentsClient }) =>
      createPaymentsClient(connection),
    );
    // A failed download is tried again by the next call.
    loading.catch(() => {
      loading = null;
    });
    return loading;
  };
  const left = new Set<number>();
  const list = add(async (signal) => (await load()).businesses.list({ signal }));
  const ask = async <T>(run: (client: PaymentsClient) => Promise<T>): Promise<T> => {
    try {
      return await run(await load());
    } catch (error) {
      if (isAccessLost(error)) void list.invalidate();
      throw error;
    }
  };
  const call: BusinessData['call'] = async (run) => {
    try {
      return await ask(run);
    } catch (error) {
      // The detail is refused as well, and its page says what the business asks for.
      if (refusalBySignIn(error) !== null) invalidate('detail');
      throw error;
    }
  };
  const of = <T>(read: (client: PaymentsClient, id: number, signal: AbortSignal) => Promise<T>) =>
    addKeyed((id: number, signal) => call((client) => read(client, id, signal)));
  const detail = addKeyed(
    (id: number, signal) => ask(({ businesses }) => businesses.get(id, { signal })),
    'detail',
  );
  const general = of(({ settings }, id, signal) => settings.general.get(id, { signal }));
  return {
    list,
    detail,
    general,
    assets: of(({ settings }, id, signal) => settings.cryptocurrency.get(id, { signal })),
    checkout: of(({ settings }, id, signal) => settings.checkout.get(id, { signal })),
    legal: of(({ settings }, id, signal) => settings.legal.get(id, { signal })),
    integrations: of(({ settings }, id, signal) => settings.integrations.get(id, { signal })),
    embed: of(({ settings }, id, signal) => settings.cryptocurrencyEmbed.get(id, { signal })),
    rules: of(({ settings }, id, signal) => settings.payments.get(id, { signal })),
    security: of(({ settings }, id, signal) => settings.security.get(id, { signal })),
    settlement: of(async ({ settlement }, id, signal) => ({
      chosen: await settlement.get(id, { signal }),
    })),
    watchKeys: of(({ settlement }, id, signal) => settlement.listWatchKeys(id, { signal })),
    members: of(({ team }, id, signal) => team.list(id, { signal })),
    invitations: of(({ team }, id, signal) => team.listInvitations(id, { signal })),
    findChanger: async (id, action) => {
      const query = { action, page: 1, pageSize: 1 };
      const newest = call(({ audit }) => audit.list(id, query));
      return newest.then(({ items: [entry] }) => entry?.actor ?? null).catch(() => null);
    },
    noteLeft: (id) => void left.add(id),
    takeLeft: (id) => left.delete(id),
    reload: async (id) => {
      await Promise.all([list, detail(id), general(id)].map((resource) => resource.invalidate()));
    },
    call,
    reset,
  };
}

/** Rule about the sign-in of its members that a business refuses by. */
export type SignInRule = 'two-factor' | 'new-sign-in';

/** Returns the rule about sign-ins by which a business refused a member; null for any other error. */
export function refusalBySignIn(error: unknown): SignInRule | null {
  if (!isErrorCode(error, 'api')) return null;
  if (error.serverCode === 'team_needs_two_factor') return 'two-factor';
  return error.serverCode === 'team_needs_sign_in' ? 'new-sign-in' : null;
}

/** The service answers 404 to people who are no members (any more). */
function isAccessLost(error: unknown): boolean {
  if (!isErrorCode(error, 'api')) return false;
  return error.serverCode === 'permission_denied' || error.status === 404;
}
