import { browserPlatform, browserStore } from '@billfold/core';
import { isEmbeddedPath, untilShown } from '@billfold/core/internal';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { followLanguage } from './language/follow-language.ts';
import { watchNetwork } from './live/connection.ts';
import { watchSight } from './live/live.ts';
import { withServerClock } from './live/server-clock.ts';
import { createPreloadReporter } from './routing/preload-reporter.ts';
import { readPageBases } from './services/page-bases.ts';
import { createServices } from './services/services.ts';
import { keepDrafts } from './session/keep-drafts.ts';
import { subscribeToStorage } from './session/subscribe-to-storage.ts';
import { tabFlag } from './session/tab-switch.ts';
import { tabText } from './session/tab-text.ts';
import { takeHandoff } from './session/take-handoff.ts';
import { readLinkSignIn, takeUrlToken } from './session/take-url-token.ts';
import { verifiedOverChannel } from './session/verified-elsewhere.ts';
import { followTheme } from './shell/follow-theme.ts';
import { createWorkerStarter } from './signing/start-signing-worker.ts';
import { createSite, findRoute, type Site } from './site/routes.ts';
import { watchServiceWorker } from './updates/watch-service-worker.ts';

/** Delay of the service worker, so that it does not compete with the first page. */
const firstLookMs = 3_000;
/** Delay after which a missing screen shows a spinner. */
const lateMs = 200;

// Before anything renders or loads: a token must not stay in the address bar.
const isEmbedded = (): boolean => isEmbeddedPath(window.location.pathname);
const handoff = takeHandoff(window);
const platform = withServerClock(browserPlatform({ storage: browserStore() }));
const services = createServices(platform, {
  subscribeToOtherTabs: subscribeToStorage(window),
  verifiedElsewhere: verifiedOverChannel(
    () => new BroadcastChannel('billfold-verified'),
    platform.schedule,
  ),
  bases: readPageBases(document.head),
  restart: () => window.location.assign('/'),
  isEmbedded,
  handoffToken: handoff?.token ?? null,
  linkSignIn: readLinkSignIn(window),
  watchNetwork: watchNetwork(window),
  watchSight: watchSight(document),
  startSigningWorker: createWorkerStarter(window),
  ...(import.meta.env.PROD && { watchUpdates }),
  browserLanguages: navigator.languages,
  tabLanguage: tabText(window, 'billfold-language'),
  tabWantedPath: tabText(window, 'billfold-wanted-path'),
  tabOpenPayment: tabText(window, 'billfold-open-payment'),
  tabFlag: (name) => tabFlag(window, `billfold-${name}`),
});

keepDrafts(window, services.drafts, platform.schedule);
if (handoff?.wantedPath) services.wantedPath.remember(handoff.wantedPath);
if (!takeUrlToken(window, services.session)) start();

function start(): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root, so there is nothing to draw the site in.');
  followTheme(document.documentElement, services.session, { isEmbedded });
  followLanguage(document.documentElement, services.language);
  const site = createSite(createPreloadReporter(window));
  void Promise.all([loadFirstScreen(site), untilShown(services.language)]).then(() =>
    createRoot(root).render(
      <StrictMode>
        <App services={services} site={site} />
      </StrictMode>,
    ),
  );
}

/**
 * Loads the code of a first screen that needs no data, so that it is drawn without a spinner before
 * it. Resolves after `lateMs` at the latest.
 */
async function loadFirstScreen(site: Site): Promise<void> {
  const match = findRoute(site.routes, window.location.pathname);
  if (match?.route.frame !== 'card') return;
  const isLate = new Promise<void>((resolve) => platform.schedule(resolve, lateMs));
  // The outlet shows that it failed to load.
  await Promise.race([match.route.screen.load().catch(() => undefined), isLate]);
}

function watchUpdates(onReady: (apply: () => void) => void): void {
  const { schedule } = platform;
  schedule(() => watchServiceWorker({ page: window, schedule, onReady }), firstLookMs);
}
