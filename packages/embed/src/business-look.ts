import type { EmbedOptions } from '@billfold/core/script-tag';

/** Answer about the look that a business has saved, not validated yet; undefined without one. */
export interface LookAnswer {
  readonly colors?: unknown;
}

/** Loads what the business of a publishable key has saved. A page without an answer has the built-in look. */
export async function loadLook({
  publishableKey,
  baseUrl,
}: Pick<EmbedOptions, 'publishableKey' | 'baseUrl'>): Promise<LookAnswer | undefined> {
  if (!publishableKey) return;
  const query = encodeURIComponent(publishableKey);
  // A simple request: a header would cost a preflight.
  return fetch(`${baseUrl}/v1/embed/settings?key=${query}`)
    .then(async (response) => (await response.json()).data)
    .catch(() => undefined);
}
