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

/** Left in the history entry over the reload: the session of before was replaced by a link. */
const replacedSession = 'billfold-session-replaced';

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
  const isReplaced = session.getAccessToken() !== null && session.getAccessToken() !== accessToken;
  const path = pathAfterUrlToken(location.pathname, isEmbeddedPath(location.pathname));
  const target = path === location.pathname ? cleanPath : path;
  history.replaceState(isReplaced ? { [replacedSession]: true } : null, '', target);
  session.signIn(accessToken);
  location.reload();
  return true;
}

/** True after a replacement until the user closes the notice that names the new session. */
export function wasSessionReplaced(page: Pick<PageAddress, 'history'>): boolean {
  const state: unknown = page.history.state;
  return typeof state === 'object' && state !== null && replacedSession in state;
}
