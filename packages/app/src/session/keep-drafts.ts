import type { CapturedDrafts, Draft, Drafts } from '@billfold/react/internal';

const storageKey = 'billfold-drafts';

/**
 * Keeps what is typed over a reload, in the storage of the tab: no other tab reads it, and it is stored only
 * between the end of one page and the start of the next. Secrets are no drafts.
 */
export function keepDrafts(
  page: Pick<Window, 'sessionStorage' | 'addEventListener'>,
  drafts: Pick<Drafts, 'capture' | 'restore'>,
): void {
  const captured = take(page);
  if (captured !== null) drafts.restore(captured);
  // The state of the history entry is no place for it: a reload brings back the state from before this event.
  page.addEventListener('pagehide', () => store(page, drafts.capture()));
}

/** Reads what the last page left, and removes it; null where the browser refuses storage, which throws on access. */
function take(page: Pick<Window, 'sessionStorage'>): CapturedDrafts | null {
  try {
    const text = page.sessionStorage.getItem(storageKey) ?? 'null';
    page.sessionStorage.removeItem(storageKey);
    const value: unknown = JSON.parse(text);
    return isCaptured(value) ? value : null;
  } catch {
    return null;
  }
}

function store(page: Pick<Window, 'sessionStorage'>, typed: CapturedDrafts | null): void {
  try {
    // A page that the browser brought back from its cache has not taken what it stored before.
    if (typed === null) page.sessionStorage.removeItem(storageKey);
    else page.sessionStorage.setItem(storageKey, JSON.stringify(typed));
  } catch {
    // Without storage nothing outlives the page.
    return;
  }
}

function isCaptured(value: unknown): value is CapturedDrafts {
  if (!isRecord(value) || typeof value['owner'] !== 'string') return false;
  const { forms } = value;
  return isRecord(forms) && Object.values(forms).every(isDraft);
}

function isDraft(value: unknown): value is Draft {
  return isRecord(value) && Object.values(value).every((text) => typeof text === 'string');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
