import { createManualTime } from '@billfold/core/testing';
import { createDrafts } from '@billfold/react/internal';
import { describe, expect, test } from 'vitest';
import { keepDrafts } from './keep-drafts.ts';

function openPage(storage: Pick<Window, 'sessionStorage'> = window) {
  const events = new EventTarget();
  const drafts = createDrafts();
  const { schedule, advance } = createManualTime();
  keepDrafts(
    {
      get sessionStorage() {
        return storage.sessionStorage;
      },
      addEventListener: events.addEventListener.bind(events),
    },
    drafts,
    schedule,
  );
  drafts.begin('ada');
  return { drafts, advance, hide: () => events.dispatchEvent(new Event('pagehide')) };
}

describe('drafts of a page', () => {
  test('come back after the tab died, as they were 300 ms before', async () => {
    const before = openPage();
    before.drafts.hold('note', { text: 'Re' })();
    before.drafts.hold('note', { text: 'Rent' });
    await before.advance(300);
    before.drafts.hold('note', { text: 'Rent of M' });
    const after = openPage();
    expect(after.drafts.read('note')).toEqual({ text: 'Rent' });
    // It dies again before anything is typed.
    expect(openPage().drafts.read('note')).toEqual({ text: 'Rent' });
  });

  test('leave the storage with a sign-out', async () => {
    const page = openPage();
    page.drafts.hold('note', { text: 'Rent' });
    await page.advance(300);
    expect(window.sessionStorage).toHaveLength(1);
    page.drafts.forget();
    await page.advance(300);
    expect(window.sessionStorage).toHaveLength(0);
  });

  test('come back after a reload', () => {
    const before = openPage();
    before.drafts.hold('note', { text: 'Rent' });
    before.hide();
    const after = openPage();
    expect(after.drafts.read('note')).toEqual({ text: 'Rent' });
  });

  test('that are malformed are left out', () => {
    for (const stored of ['{', '{"owner":"ada","forms":{"note":{"text":7}}}']) {
      window.sessionStorage.setItem('billfold-drafts', stored);
      expect(openPage().drafts.read('note')).toBeNull();
    }
  });

  test('are removed from the storage by a page that the browser brought back, once nothing is typed', () => {
    const page = openPage();
    const letGo = page.drafts.hold('note', { text: 'Rent' });
    page.hide();
    letGo();
    page.hide();
    expect(window.sessionStorage).toHaveLength(0);
  });

  test('are lost, and nothing else, where the browser refuses storage', () => {
    const page = openPage({
      get sessionStorage(): Storage {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
    page.drafts.hold('note', { text: 'Rent' });
    page.hide();
    expect(page.drafts.read('note')).toBeNull();
  });
});
