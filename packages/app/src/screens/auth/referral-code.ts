/** Parts of a window that name the link by which a person came. */
export interface ReferredPage {
  readonly location: Pick<Location, 'search'>;
}

/** Reads the code of the business whose link led to this page; null without one. */
export function readReferralCode({ location }: ReferredPage): string | null {
  return new URLSearchParams(location.search).get('ref')?.slice(0, 64) || null;
}

/** Adds the code of this page to the address of another one, so that a person keeps it who signs up there. */
export function withReferralCode(href: string, page: ReferredPage): string {
  const code = readReferralCode(page);
  return code === null ? href : `${href}?ref=${encodeURIComponent(code)}`;
}
