import type { Platform } from '@billfold/core';

const lookAgainMs = 30 * 60_000;

export interface Following {
  readonly page: Window;
  readonly schedule: Platform['schedule'];
  readonly onReady: (apply: () => void) => void;
}

/** The service worker of the site. Where the browser has none, the site is as new as the page. */
export function watchServiceWorker(following: Following): void {
  const { page } = following;
  const { serviceWorker } = page.navigator;
  if (!page.isSecureContext || !serviceWorker || page.top !== page) return;
  // A browser that refuses storage refuses this too; the site does without.
  serviceWorker.register(trusted(page, '/service-worker.js')).catch(() => undefined);
  void serviceWorker.ready.then((registration) => follow(registration, following));
}

function follow(
  registration: ServiceWorkerRegistration,
  { page, schedule, onReady }: Following,
): void {
  const { serviceWorker } = page.navigator;
  const offer = (): void => {
    // The first one of all has no older one to take the place of.
    const { waiting } = registration;
    if (!waiting || !serviceWorker.controller) return;
    onReady(() => {
      serviceWorker.addEventListener('controllerchange', () => page.location.reload(), {
        once: true,
      });
      waiting.postMessage('activate');
    });
  };
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', offer);
  });
  offer();
  const look = (): void => {
    // Without a connection there is nothing to find.
    registration.update().catch(() => undefined);
    schedule(look, lookAgainMs);
  };
  schedule(look, lookAgainMs);
}

/** Under Trusted Types a script address must come from a policy. */
type TrustingPage = Window & {
  readonly trustedTypes?: {
    createPolicy(
      name: string,
      rules: { readonly createScriptURL: (url: string) => string },
    ): {
      /** An object that stands for the address; TypeScript has no name for it yet. */
      createScriptURL(url: string): URL;
    };
  };
};

function trusted(page: TrustingPage, url: string): URL | string {
  const policy = page.trustedTypes?.createPolicy('billfold', { createScriptURL: (own) => own });
  return policy ? policy.createScriptURL(url) : url;
}
