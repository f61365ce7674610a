import type { Platform } from '@billfold/core';
import { writeClipboard } from './write-clipboard.ts';

const keptMs = 60_000;
const copiedEvent = 'billfold-copied';

/** Announces that the clipboard holds a newer copy of ours, so that a copied secret needs no clearing. */
export function announceCopied(page: Document): void {
  page.dispatchEvent(new Event(copiedEvent));
}

/**
 * Clears the clipboard a minute after a secret was copied, unless we copied something else by then.
 * Browsers refuse this to a page in the background, some also without a user gesture; it is retried when
 * the user returns to the page. It outlives the component that copied.
 */
export function forgetCopied(page: Document, schedule: Platform['schedule']): void {
  announceCopied(page);
  const done = new AbortController();
  const { signal } = done;
  const empty = async (): Promise<void> => {
    if (signal.aborted) return;
    if (await writeClipboard(page, '')) return done.abort();
    page.defaultView?.addEventListener('focus', empty, { signal });
    page.addEventListener('click', empty, { signal });
  };
  const cancel = schedule(() => void empty(), keptMs);
  signal.addEventListener('abort', cancel);
  page.addEventListener(copiedEvent, () => done.abort(), { signal });
}
