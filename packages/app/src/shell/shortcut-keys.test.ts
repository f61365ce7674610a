import { expect, test } from 'vitest';
import { readKey, shortcuts } from './shortcut-keys.ts';

test.each(shortcuts.map((shortcut) => [shortcut.keys.join(' '), shortcut] as const))(
  'reads %s',
  (_, shortcut) => {
    let pending: string | null = null;
    const [last = ''] = shortcut.keys.slice(-1);
    for (const key of shortcut.keys.slice(0, -1)) ({ pending } = readKey(pending, key));
    expect(readKey(pending, last)).toEqual({ shortcut, pending: null });
  },
);

test('waits after the first of two keys', () => {
  expect(readKey(null, 'g')).toEqual({ shortcut: null, pending: 'g' });
});

test('a key that completes nothing counts for itself', () => {
  expect(readKey('g', 's').shortcut?.keys).toEqual(['s']);
  expect(readKey('g', 'x')).toEqual({ shortcut: null, pending: null });
  expect(readKey('g', 'g')).toEqual({ shortcut: null, pending: 'g' });
});

test('a second key alone is nothing', () => {
  expect(readKey(null, 'p')).toEqual({ shortcut: null, pending: null });
});
