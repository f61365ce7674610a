import { canonicalPath, isAuthPath, isNewWalletPath, isSamePath } from '@billfold/core/internal';
import { readPayLink } from './read-pay-link.ts';
import type { TabText } from './tab-text.ts';

/** The page that the user asked for before sign-in, sign-up or a new wallet came in between. */
export interface WantedPath {
  /** Keeps a page that asks for sign-in, if `readWantedPath` takes it; home clears the one before. */
  remember(path: string): void;
  /** Keeps a page that asks for a wallet; home replaces no other page. */
  carry(path: string): void;
  /** Keeps the page on which a session ended, if it may be kept; redirects to sign-in do not count until then. */
  hold(path: string): void;
  /** Reports whether a session ended, until the path is taken. */
  isHeld(): boolean;
  /** The path, which stays wanted. */
  peek(): string | null;
  /** The path, once; null when there is none. */
  take(): string | null;
}

/**
 * Reads a path that may be opened after sign-in; null for any other text. The rule: a page of this site in its own
 * spelling, in an area for signed-in users. Another host or scheme, a backslash, an encoded slash, a control
 * character and a step of sign-in are refused, so that no link leads from sign-in to another site. An alias
 * becomes the path of its page. Of a fragment, only what opens a dialog stays: one may carry an access token.
 */
export function readWantedPath(text: string): string | null {
  const origin = 'https://billfold.invalid';
  if (!URL.canParse(text, origin)) return null;
  const { pathname, search, hash } = new URL(text, origin);
  // A parser that changed anything read something else than a path: `//host`, `/\host`, `/a/../b`.
  if (pathname + search + hash !== text || /%(2f|5c|00)/i.test(pathname)) return null;
  const path = canonicalPath(pathname);
  if (!/^\/(wallet|payments|account)(\/|$)/.test(path)) return null;
  return path + search + readDialog(hash);
}

function readDialog(hash: string): string {
  if (hash === '#send' || hash === '#receive') return hash;
  const link = readPayLink(hash);
  return link === null ? '' : `#pay=${encodeURIComponent(link)}`;
}

/**
 * Creates the memory of the requested page. `tab` keeps it over a reload, without the pages that have a query: those
 * of an invitation carry its token, which only a sign-in with a provider stores, until it is back.
 */
export function createWantedPath(tab?: TabText): WantedPath {
  let wanted = readWantedPath(tab?.read() ?? '');
  let isHeld = false;
  const set = (path: string | null): void => {
    wanted = path;
    tab?.write(path === null || isHome(path) || path.includes('?') ? '' : path);
  };
  const replace = (text: string): void => {
    // A step leads on to the page that was wanted before it.
    if (wanted === null || !isOnTheWay(text)) set(readWantedPath(text));
  };
  return {
    remember: (text) => {
      if (isHeld) return;
      if (isHome(text)) set(null);
      else replace(text);
    },
    carry: (text) => {
      if (!isHome(text)) replace(text);
    },
    hold: (text) => {
      if (readWantedPath(text) !== null) replace(text);
      isHeld = true;
    },
    isHeld: () => isHeld,
    peek: () => wanted,
    take: () => {
      const path = wanted;
      set(null);
      isHeld = false;
      return path;
    },
  };
}

/** Reports whether a path is the page that sign-in ends on where no page was requested. */
function isHome(path: string): boolean {
  return isSamePath(path, '/wallet/');
}

/** Reports whether a path is a step between the request of a page and that page. */
function isOnTheWay(path: string): boolean {
  const [pathname = ''] = path.split(/[?#]/);
  return (
    isAuthPath(pathname) ||
    isNewWalletPath(pathname) ||
    isSamePath(pathname, '/account/verify/email')
  );
}
