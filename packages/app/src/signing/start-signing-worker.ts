import type { SigningWorker } from './create-local-signer.ts';
import workerUrl from './signing-worker.ts?worker&url';

/** Under Trusted Types the address of a worker must come from a policy. */
type TrustingPage = Window &
  typeof globalThis & {
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

/**
 * Creates the starter of signing workers; it returns null where the browser has no workers or no WebAssembly.
 * The policy admits the address of the worker alone.
 */
export function createWorkerStarter(page: TrustingPage): () => SigningWorker | null {
  const policy = page.trustedTypes?.createPolicy('billfold-signing', {
    createScriptURL: () => workerUrl,
  });
  const url = policy?.createScriptURL(workerUrl) ?? workerUrl;
  return () =>
    typeof page.Worker === 'function' && typeof page.WebAssembly === 'object'
      ? new page.Worker(url, { type: 'module' })
      : null;
}
