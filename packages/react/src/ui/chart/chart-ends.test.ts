import { expect, test } from 'vitest';
import { chartEnds } from './chart-ends.ts';

const now = new Date('2026-11-22T08:54:00Z');

test.each([
  ['2026-11-21T09:00:00Z', '2026-11-22T08:53:00Z', [{ text: '09:00' }, { key: 'chart.now' }]],
  ['2026-11-20T09:00:00Z', '2026-11-21T09:00:00Z', [{ text: '09:00' }, { text: '09:00' }]],
  ['2026-10-23T12:00:00Z', '2026-11-22T08:53:00Z', [{ text: '23 Oct' }, { key: 'time.today' }]],
  ['2026-10-23T12:00:00Z', '2026-11-21T08:53:00Z', [{ text: '23 Oct' }, { text: '21 Nov' }]],
  [
    '2025-11-22T12:00:00Z',
    '2026-11-22T08:53:00Z',
    [{ text: '22 Nov 2025' }, { key: 'time.today' }],
  ],
  [
    '2025-03-01T12:00:00Z',
    '2026-02-01T12:00:00Z',
    [{ text: '1 Mar 2025' }, { text: '1 Feb 2026' }],
  ],
])('chartEnds labels a chart from %s to %s', (first, last, expected) => {
  const span = { first: new Date(first), last: new Date(last), now, timeZone: 'UTC', locale: 'en' };
  expect(chartEnds(span)).toEqual(expected);
});

test('chartEnds keeps the year where a language writes it first', () => {
  const [first, last] = [new Date('2026-10-23T12:00:00Z'), new Date('2026-11-21T08:53:00Z')];
  const inJapanese = { first, last, now, timeZone: 'UTC', locale: 'ja' };
  expect(chartEnds(inJapanese)).toEqual([{ text: '2026年10月23日' }, { text: '2026年11月21日' }]);
});
