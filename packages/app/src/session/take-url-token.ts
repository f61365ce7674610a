import {
  isEmbeddedPath,
  parseUrlToken,
  pathAfterUrlToken,
  type Session,
} from '@billfold/core/internal';

/** The parts of a window that hold its address. */
export interface PageAddress {
  readonly location: Pick<Location, 'pathname' | 'search' | 'hash' | 'reload'>;
  readonly history: Pick<History, 'state' | 'replaceState'>;
}

/**
 * Sign-in by a link: `opened` in a browser where nobody was signed in, `replaced` over another
 * session.
 */
export type LinkSignIn = 'opened' | 'replaced';

/** Key in the history entry, which keeps the kind of sign-in over the reload. */
const stateKey = 'billfold-link-sign-in';

/**
 * Replaces the stored access token with the one in the address and reloads the page. The
 * address is clean before anything else happens. False when there was none to take.
 */
export function takeUrlToken(page: PageAddress, session: Session): boolean {
  const { location, history } = page;
  const found = parseUrlToken(location);
  if (!found) return false;
  const { accessToken, cleanPath } = found;
  if (accessToken === null) {
    history.replaceState(history.state, '', cleanPath);
    return false;
  }
  const before = session.getAccessToken();
  const kind: LinkSignIn = before === null ? 'opened' : 'replaced';
  const path = pathAfterUrlToken(location.pathname, isEmbeddedPath(location.pathname));
  const target = path === location.pathname ? cleanPath : path;
  history.replaceState(before === accessToken ? null : { [stateKey]: kind }, '', target);
  session.signIn(accessToken);
  location.reload();
  return true;
}

/** Returns the sign-in that a link made before the reload; null without one, or once its notice is closed. */
export function readLinkSignIn(page: Pick<PageAddress, 'history'>): LinkSignIn | null {
  const state: unknown = page.history.state;
  if (typeof state !== 'object' || state === null || !(stateKey in state)) return null;
  return state[stateKey] === 'replaced' ? 'replaced' : 'opened';
}
