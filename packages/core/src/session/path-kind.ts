/** Reports whether a path is embedded (R-EMB-01): it contains `embed`. */
export function isEmbeddedPath(path: string): boolean {
  return path.includes('embed');
}

export function isAuthPath(path: string): boolean {
  return isUnder(path, '/auth');
}

/** Reports whether a page needs no session (R-SHELL-10). */
export function isPublicPath(path: string): boolean {
  return (
    publicPages.includes(trimSlash(path)) || publicAreas.some((area) => path.startsWith(`${area}/`))
  );
}

export function isNewWalletPath(path: string): boolean {
  const page = trimSlash(path);
  return page === '/wallet/new-wallet' || page === '/wallet/embed/new-wallet';
}

/** Reports whether a page belongs to the payments area. */
export function isPaymentsPath(path: string): boolean {
  return isUnder(path, '/payments');
}

export function isAccountSettingsPath(path: string): boolean {
  return isUnder(path, '/account/settings');
}

/**
 * Reports whether two paths are the same page; a trailing slash is ignored, see "Paths are matched
 * without their trailing slash" in docs/decisions/site.md.
 */
export function isSamePath(path: string, page: string): boolean {
  return trimSlash(path) === trimSlash(page);
}

/**
 * Resolves an alias such as `/payments` to the path of its page: see "Wallet or payments mode by
 * path" in docs/decisions/site.md. Other paths are returned as they are.
 */
export function canonicalPath(path: string): string {
  const page = trimSlash(path);
  if (page === '/payments' || page === '/business') return '/payments/dashboard';
  if (page === '/account/settings') return '/account/settings/general';
  if (isUnder(path, '/business')) return path.replace('/business', '/payments');
  if (isUnder(path, '/individual')) return path.replace(/^\/individual\/?/, '/wallet/');
  return path;
}

const publicPages = [
  '/account/verify/email',
  '/account/undo/email',
  '/account/invitation',
  '/security-tips',
  '/dev/outbox',
];
const publicAreas = ['/invoice-emails', '/legal', '/pay', '/refund', '/sandbox'];

function isUnder(path: string, area: string): boolean {
  return path === area || path.startsWith(`${area}/`);
}

function trimSlash(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}
