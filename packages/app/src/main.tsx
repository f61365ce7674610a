import { browserPlatform, browserStore, isEmbeddedPath } from '@billfold/core';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import './app.css.ts';
import { createPreloadReporter } from './boot/preload-reporter.ts';
import { createServices } from './boot/services.ts';
import { subscribeToStorage } from './boot/storage-events.ts';
import { tabFlag } from './boot/tab-switch.ts';
import { takeUrlToken } from './boot/take-url-token.ts';
import { followTheme } from './boot/theme-attribute.ts';
import { createSite } from './routing/routes.ts';

const services = createServices(browserPlatform({ storage: browserStore() }), {
  subscribeToOtherTabs: subscribeToStorage(window),
  isEmbedded: () => isEmbeddedPath(window.location.pathname),
  tabFlag: (name) => tabFlag(window, `billfold-${name}`),
});

// Before anything is drawn or asked for: a token must not stay in the address bar.
if (!takeUrlToken(window, services.session)) start();

function start(): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root, so there is nothing to draw the site in.');
  followTheme(document.documentElement, services.session);
  const site = createSite(createPreloadReporter(window));
  createRoot(root).render(
    <StrictMode>
      <App services={services} site={site} />
    </StrictMode>,
  );
}
