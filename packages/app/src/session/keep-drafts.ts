import type { Platform } from '@billfold/core';
import type { CapturedDrafts, Draft, Drafts } from '@billfold/react/internal';

const storageKey = 'billfold-drafts';

/** Time after a change before it is stored: keys come faster than that. */
const debounceMs = 300;

/**
 * Keeps what is typed over a reload and the death of the tab, in the storage of the tab: no other tab reads it.
 * Secrets are no drafts.
 */
export function keepDrafts(
  page: Pick<Window, 'sessionStorage' | 'addEventListener'>,
  drafts: Pick<Drafts, 'capture' | 'restore' | 'subscribe'>,
  schedule: Platform['schedule'],
): void {
  const captured = read(page);
  if (captured !== null) drafts.restore(captured);
  let cancel = (): void => undefined;
  const save = (): void => {
    cancel();
    store(page, drafts.capture());
  };
  drafts.subscribe(() => {
    cancel();
    cancel = schedule(save, debounceMs);
  });
  // The state of the history entry is no place for it: a reload brings back the state from before this event.
  page.addEventListener('pagehide', save);
}

/** Reads what the last page left; null where the browser refuses storage, which throws on access. */
function read(page: Pick<Window, 'sessionStorage'>): CapturedDrafts | null {
  try {
    const value: unknown = JSON.parse(page.sessionStorage.getItem(storageKey) ?? 'null');
    return isCaptured(value) ? value : null;
  } catch {
    return null;
  }
}

function store(page: Pick<Window, 'sessionStorage'>, typed: CapturedDrafts | null): void {
  try {
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
