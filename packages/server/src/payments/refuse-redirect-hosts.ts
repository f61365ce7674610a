import { developerSettings } from '@billfold/core/contract';
import { settingsAtFirst } from '../businesses/settings-at-first.ts';
import { loadTab } from '../businesses/settings-tab.ts';
import type { Db } from '../db/open-database.ts';
import { fieldRefused } from '../platform/field-refused.ts';
import { fill } from '../refusal-texts/refusal-text.ts';

/** Pages of the business to which payers go back. */
export interface ReturnUrls {
  readonly redirectUrl?: string | null;
  readonly cancelUrl?: string | null;
}

/**
 * Refuses to send payers to a host that a business has not allowed. One that names no hosts allows all.
 * @throws {ApiError} 400 REDIRECT_HOST_NOT_ALLOWED
 */
export async function refuseRedirectHosts(
  db: Db,
  businessId: number,
  { redirectUrl = null, cancelUrl = null }: ReturnUrls,
): Promise<void> {
  if (redirectUrl === null && cancelUrl === null) return;
  const { allowedRedirectHosts: allowed } = await loadTab(db, businessId, {
    tab: 'developer',
    schema: developerSettings.settings,
    atFirst: settingsAtFirst.developer,
  });
  if (allowed.length === 0) return;
  for (const [field, url] of Object.entries({ redirectUrl, cancelUrl }))
    if (url !== null && !allowed.includes(hostOf(url)))
      throw fieldRefused(field, {
        code: 'REDIRECT_HOST_NOT_ALLOWED',
        message: fill('Use an address on {hosts}, or allow its host in the developer settings.', {
          hosts: allowed.join(', '),
        }),
      });
}

/** Returns the host that a browser goes to; an empty text where it goes nowhere. */
function hostOf(url: string): string {
  return URL.parse(url)?.hostname ?? '';
}
