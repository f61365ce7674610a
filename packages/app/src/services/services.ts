import { type BillfoldClient, createClient, type LiveSource, type Platform } from '@billfold/core';
import type { AuthOptions, EnvironmentBases, User } from '@billfold/core/contract';
import {
  createResource,
  createStore,
  type Resource,
  type SignLocally,
  type Store,
  selectWallet,
} from '@billfold/core/flows';
import {
  createSession,
  type Environment,
  type Language,
  type Session,
  type SubscribeToOtherTabs,
} from '@billfold/core/internal';
import { loadLanguage } from '@billfold/core/locales';
import { createDrafts, type Drafts } from '@billfold/react/internal';
import { createSiteLanguage } from '../language/create-site-language.ts';
import { type BusinessLive, createBusinessLive } from '../live/business-live.ts';
import type { Connection, WatchNetwork } from '../live/connection.ts';
import { createLive, type WatchSight } from '../live/live.ts';
import { createReach } from '../live/reach.ts';
import { type AccountData, createAccountData } from '../session/account-data.ts';
import { createOpenPayment, type OpenPayment } from '../session/open-payment.ts';
import { createPlatformMode, type PlatformMode } from '../session/platform-mode.ts';
import { createSignInQuestions, type SignInQuestions } from '../session/sign-in-questions.ts';
import { createTabSwitch, type TabFlag, type TabSwitch } from '../session/tab-switch.ts';
import type { TabText } from '../session/tab-text.ts';
import { createHandoff, type Handoff } from '../session/take-handoff.ts';
import type { LinkSignIn } from '../session/take-url-token.ts';
import { noOtherTabs, type VerifiedElsewhere } from '../session/verified-elsewhere.ts';
import { createWantedPath, type WantedPath } from '../session/wanted-path.ts';
import {
  createGroupSigner,
  createLocalSigner,
  type SigningWorker,
  type SignTogether,
} from '../signing/create-local-signer.ts';
import { createUpdates, type Updates, type WatchUpdates } from '../updates/updates.ts';
import { type BusinessData, createBusinessData } from './business-data.ts';
import { createDeveloperData, type DeveloperData } from './developer-data.ts';
import { keepBusiness } from './keep-business.ts';
import { createLastFailure, type LastFailure } from './last-failure.ts';
import { createPaymentsData, type PaymentsData } from './payments-data.ts';

/** The services that the whole site shares, created once per page. */
export interface Services {
  readonly client: BillfoldClient;
  /** Signs in a worker of this page; undefined where the server signs. */
  readonly signLocally: SignLocally | undefined;
  /** Signs several payments in a worker of this page; undefined where the server signs. */
  readonly signTogether: SignTogether | undefined;
  readonly session: Session;
  /** Services of the environments; an absent environment has its own at the origin of the page. */
  readonly bases: EnvironmentBases;
  readonly user: Resource<User>;
  readonly account: AccountData;
  readonly business: BusinessData;
  readonly payments: PaymentsData;
  readonly developer: DeveloperData;
  /** Mode of the last page that has one: wallet or payments. */
  readonly mode: PlatformMode;
  /** Ways to sign in that this server offers. */
  readonly authOptions: Resource<AuthOptions>;
  readonly questions: SignInQuestions;
  readonly handoff: Handoff;
  /** Sign-in by a link, until the user closes its notice or signs out; null where no link signed in. */
  readonly linkSignIn: Store<{ readonly kind: LinkSignIn | null }>;
  readonly wantedPath: WantedPath;
  readonly openPayment: OpenPayment;
  readonly verifiedElsewhere: VerifiedElsewhere;
  /** On while single keys do nothing (WCAG 2.1.4). */
  readonly shortcutsOff: TabSwitch;
  /** On while the business screens of a live server show and create test payments. */
  readonly testMode: TabSwitch;
  /** On while the point of sale is shown without the rest of the site. */
  readonly fullScreenSale: TabSwitch;
  /** On while the banner of the sandbox is folded. */
  readonly bannerFolded: TabSwitch;
  /** The reachability of the server and of every chain behind it. */
  readonly health: Resource<{ readonly isReady: boolean }>;
  readonly connection: Connection;
  readonly lastFailure: LastFailure;
  /** Live updates of the selected wallet. */
  readonly live: LiveSource;
  /** Live updates of the selected business, while one of its screens or its bell is shown. */
  readonly businessLive: BusinessLive;
  readonly updates: Updates;
  readonly language: Pick<Language, 'get' | 'subscribe'>;
  /** Drafts of forms, without secrets; they outlive a session. */
  readonly drafts: Drafts;
  /** Number of sessions that the service has ended on this page. */
  readonly expirations: Store<{ readonly count: number }>;
  /** Ends the session here and at the service, which has 3 s to answer, and forgets what was typed or requested. */
  signOut(): Promise<void>;
  /** Ends the session like `signOut`, and keeps what was typed for the same user. */
  endSession(): Promise<void>;
  /** Ends the session, selects the environment and starts the page again, which then calls its services. */
  switchEnvironment(environment: Environment): Promise<void>;
}

export interface ServicesOptions {
  readonly subscribeToOtherTabs?: SubscribeToOtherTabs;
  /** Reports a verification in another tab. */
  readonly verifiedElsewhere?: VerifiedElsewhere;
  /** Written into the page by its server. */
  readonly bases?: EnvironmentBases;
  /** Starts the page again at its root. */
  readonly restart?: () => void;
  /** True while an embedded page is shown. */
  readonly isEmbedded: () => boolean;
  /** Hand-off token from the address of the page. */
  readonly handoffToken?: string | null;
  /** Sign-in by a token in the address, before the page reloaded. */
  readonly linkSignIn?: LinkSignIn | null;
  /** Starts the worker of one signature; without it the server signs. */
  readonly startSigningWorker?: () => SigningWorker | null;
  /** Reports whether the device has a network; without it the network counts as available. */
  readonly watchNetwork?: WatchNetwork;
  /** Reports whether the page is visible; without it there are no live updates. */
  readonly watchSight?: WatchSight;
  /** Reports newer versions of the site. */
  readonly watchUpdates?: WatchUpdates;
  /** Languages that the browser prefers; English without them. */
  readonly browserLanguages?: readonly string[];
  /** Storage of the tab for the language. */
  readonly tabLanguage?: TabText;
  /** Storage of the tab for the page that was requested before sign-in. */
  readonly tabWantedPath?: TabText;
  /** Storage of the tab for the link of the open payment. */
  readonly tabOpenPayment?: TabText;
  /** Storage of the tab for a choice of this name. */
  readonly tabFlag?: (name: string) => TabFlag;
}

export function createServices(platform: Platform, options: ServicesOptions): Services {
  const wantedPath = createWantedPath(options.tabWantedPath);
  const openPayment = createOpenPayment(options.tabOpenPayment);
  // Another user may sign in next in a tab in which nobody signed out. Before the session hears of it.
  options.subscribeToOtherTabs?.((key) => {
    const isToken = key === 'accessToken' || key === null;
    if (isToken && platform.storage.get('accessToken') === null) wantedPath.take();
  });
  const session = createSession(platform.storage, options);
  const { bases = {} } = options;
  const baseUrls = bases[session.get().environment];
  const expirations = createStore(() => ({ count: 0 }));
  const connection = {
    platform,
    baseUrl: '',
    baseUrls,
    getAccessToken: session.getAccessToken,
    getLocale: () => language.get().locale,
    onUnauthorized: () => {
      if (session.expire()) expirations.set({ count: expirations.get().count + 1 });
    },
  };
  const client = createClient(connection);
  const walletUrl = baseUrls?.wallet ?? '';
  const { user } = client.resources;
  const language = createSiteLanguage({
    ...{ load: loadLanguage, platform, user },
    browserLanguages: options.browserLanguages ?? [],
    tab: options.tabLanguage,
  });
  const account = createAccountData(client);
  const business = createBusinessData(connection);
  const payments = createPaymentsData(business);
  const developer = createDeveloperData(business);
  const mode = createPlatformMode(session);
  const drafts = createDrafts();
  user.subscribe(() => {
    const { data } = user.get();
    if (data) drafts.begin(data.id);
  });
  const linkSignIn = createStore(() => ({ kind: options.linkSignIn ?? null }));
  forgetWithSession(session, () => {
    drafts.end();
    client.resources.reset();
    account.reset();
    business.reset();
    payments.reset();
    developer.reset();
    if (session.get().isSignedIn) return;
    linkSignIn.set({ kind: null });
    openPayment.forget();
  });
  keepSelection(session, client, options);
  keepBusiness(session, business);
  const endSession = async (): Promise<void> => {
    await logOut(client);
    session.signOut();
  };
  const reach = createReach({ client, walletUrl, watchNetwork: options.watchNetwork });
  const live = createLive({ client, walletUrl, session, user, watchSight: options.watchSight });
  live.listen(({ type }) => {
    if (type === 'network-status') void reach.health.refresh();
  });
  const startWorker = options.startSigningWorker;
  return {
    client,
    signLocally: startWorker && createLocalSigner({ client, startWorker }),
    signTogether: startWorker && createGroupSigner({ client, startWorker }),
    session,
    bases,
    user,
    account,
    business,
    payments,
    developer,
    mode,
    authOptions: createResource((signal) => client.auth.getOptions({ signal })),
    questions: createSignInQuestions(client, session),
    handoff: createHandoff(options.handoffToken ?? null),
    linkSignIn,
    wantedPath,
    openPayment,
    verifiedElsewhere: options.verifiedElsewhere ?? noOtherTabs,
    shortcutsOff: createTabSwitch(options.tabFlag?.('shortcuts-off')),
    testMode: createTabSwitch(options.tabFlag?.('test-mode')),
    fullScreenSale: createTabSwitch(options.tabFlag?.('full-screen-sale')),
    bannerFolded: createTabSwitch(options.tabFlag?.('sandbox-banner-folded')),
    ...reach,
    lastFailure: createLastFailure(client),
    live,
    businessLive: createBusinessLive({
      ...{ business, session, watchSight: options.watchSight },
      schedule: platform.schedule,
    }),
    updates: createUpdates(options.watchUpdates),
    expirations,
    language,
    drafts,
    signOut: async () => {
      await endSession();
      wantedPath.take();
      drafts.forget();
    },
    endSession,
    switchEnvironment: async (environment) => {
      await endSession();
      session.selectEnvironment(environment);
      options.restart?.();
    },
  };
}

/** Clears everything that was loaded under one token before anything renders under the next. */
function forgetWithSession(session: Session, forget: () => void): void {
  let { sequence } = session.get();
  session.subscribe(() => {
    if (session.get().sequence === sequence) return;
    sequence = session.get().sequence;
    forget();
  });
}

/**
 * Selects a wallet of each loaded list before other subscribers are notified of the list, so that no
 * screen sees one without the other.
 */
function keepSelection(session: Session, client: BillfoldClient, options: ServicesOptions): void {
  const { wallets } = client.resources;
  wallets.subscribe(() => {
    const list = wallets.get().data?.items;
    // A list that arrives after the session has ended selects nothing.
    if (!list || !session.get().isSignedIn) return;
    const embedded = options.isEmbedded();
    session.selectWallet(selectWallet(list, session.get().walletId, { embedded })?.id ?? null);
  });
}

/** Signs out at the service; best effort, because signing out here must not depend on the connection. */
async function logOut(client: BillfoldClient): Promise<void> {
  const { schedule, logger } = client.platform;
  const abort = new AbortController();
  const cancel = schedule(() => abort.abort(), 3_000);
  try {
    await client.auth.signOut({ signal: abort.signal });
  } catch {
    logger.warn('The service could not be told of the sign-out; the session ends by itself there.');
  } finally {
    cancel();
  }
}
