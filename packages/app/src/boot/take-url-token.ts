import { isEmbeddedPath, parseUrlToken, pathAfterUrlToken, type Session } from '@billfold/core';

/** The parts of a page's window that hold its address. */
export interface PageAddress {
  readonly location: Pick<Location, 'pathname' | 'search' | 'hash' | 'reload'>;
  readonly history: Pick<History, 'state' | 'replaceState'>;
}

/** Left in the history entry over the reload: the session of before was replaced by a link. */
const replacedSession = 'billfold-session-replaced';

/**
 * An access token in the address replaces the stored one and the page reloads (spec §4). The
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

/** True after such a replacement, until the user has closed the notice: the user must learn whose session this is. */
export function wasSessionReplaced(page: Pick<PageAddress, 'history'>): boolean {
  const state: unknown = page.history.state;
  return typeof state === 'object' && state !== null && replacedSession in state;
}
