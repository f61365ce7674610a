import type { Platform } from '@billfold/core';
import { writeClipboard } from './write-clipboard.ts';

const keptMs = 60_000;
const copiedEvent = 'billfold-copied';

/** Tells that something of ours stands in the clipboard now, and no secret from before. */
export function announceCopied(page: Document): void {
  page.dispatchEvent(new Event(copiedEvent));
}

/**
 * Empties the clipboard a minute after a secret was copied, unless we copied something else by then.
 * Browsers refuse that to a page in the background, some to one that was not pressed: then it is tried
 * again when the page is come back to. It outlives the part that copied, which may be gone by then.
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
