import { createDrafts } from '@billfold/react/internal';
import { describe, expect, test } from 'vitest';
import { keepDrafts } from './keep-drafts.ts';

function openPage(storage: Pick<Window, 'sessionStorage'> = window) {
  const events = new EventTarget();
  const drafts = createDrafts();
  keepDrafts(
    {
      get sessionStorage() {
        return storage.sessionStorage;
      },
      addEventListener: events.addEventListener.bind(events),
    },
    drafts,
  );
  drafts.begin('ada');
  return { drafts, hide: () => events.dispatchEvent(new Event('pagehide')) };
}

describe('drafts of a page', () => {
  test('come back after a reload, and leave the storage', () => {
    const before = openPage();
    before.drafts.hold('note', { text: 'Rent' });
    before.hide();
    const after = openPage();
    expect(after.drafts.read('note')).toEqual({ text: 'Rent' });
    expect(window.sessionStorage).toHaveLength(0);
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
