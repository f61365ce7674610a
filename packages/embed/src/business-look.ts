import type { EmbedOptions } from '@billfold/core/script-tag';
import { type ReportSetupError, SetupError } from './setup-error.ts';

/** Answer about the look that a business has saved, not validated yet; undefined without one. */
export interface LookAnswer {
  readonly colors?: unknown;
}

export interface LookRequest extends Pick<EmbedOptions, 'publishableKey' | 'baseUrl'> {
  /** Name of the publishable key, as the page writes it. */
  readonly keyName: string;
  readonly report: ReportSetupError;
}

/** Loads what the business of a publishable key has saved. A page without an answer has the built-in look; a key that the server does not know is reported. */
export async function loadLook({
  publishableKey,
  baseUrl,
  keyName,
  report,
}: LookRequest): Promise<LookAnswer | undefined> {
  if (!publishableKey) return;
  const query = encodeURIComponent(publishableKey);
  // A simple request: a header would cost a preflight.
  return fetch(`${baseUrl}/v1/embed/settings?key=${query}`)
    .then(async (response) => {
      if (response.status === 404) report(new SetupError(keyName, 'is no key of this server.'));
      return (await response.json()).data;
    })
    .catch(() => undefined);
}
