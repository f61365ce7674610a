import type { Platform } from '@billfold/core';

const lookAgainMs = 30 * 60_000;

export interface Following {
  readonly page: Window;
  readonly schedule: Platform['schedule'];
  readonly onReady: (apply: () => void) => void;
}

/** Registers the service worker of the site and looks for newer versions every half hour. */
export function watchServiceWorker(following: Following): void {
  const { page } = following;
  const { serviceWorker } = page.navigator;
  if (!page.isSecureContext || !serviceWorker || page.top !== page) return;
  // A browser that refuses storage refuses this too; the site works without it.
  serviceWorker.register(trusted(page, '/service-worker.js')).catch(() => undefined);
  void serviceWorker.ready.then((registration) => follow(registration, following));
}

function follow(
  registration: ServiceWorkerRegistration,
  { page, schedule, onReady }: Following,
): void {
  const { serviceWorker } = page.navigator;
  const offer = (): void => {
    // The first worker replaces no older one.
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
    // Without a connection no newer version can be found.
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
      /** A trusted script URL; TypeScript has no type for it yet. */
      createScriptURL(url: string): URL;
    };
  };
};

function trusted(page: TrustingPage, url: string): URL | string {
  const policy = page.trustedTypes?.createPolicy('billfold', { createScriptURL: (own) => own });
  return policy ? policy.createScriptURL(url) : url;
}
