import { expect, test } from 'vitest';
import { datePresets, daysOf, presetOf } from './date-presets.ts';

const now = new Date(2026, 2, 5, 14, 30);

test.each([
  ['today', '2026-03-05', '2026-03-05'],
  ['week', '2026-02-27', '2026-03-05'],
  ['month', '2026-02-04', '2026-03-05'],
  ['quarter', '2025-12-06', '2026-03-05'],
  ['thisMonth', '2026-03-01', '2026-03-05'],
  ['lastMonth', '2026-02-01', '2026-02-28'],
  ['thisYear', '2026-01-01', '2026-03-05'],
] as const)('%s goes from %s to %s', (preset, from, to) => {
  expect(daysOf(preset, now)).toEqual({ from, to });
});

test('the last month of a new year is December', () => {
  expect(daysOf('lastMonth', new Date(2027, 0, 31))).toEqual({
    from: '2026-12-01',
    to: '2026-12-31',
  });
});

test('days are known again as the preset that they came from, and others as nobody has preset them', () => {
  for (const preset of datePresets) expect(presetOf(daysOf(preset, now), now)).toBe(preset);
  expect(presetOf({ from: '2026-03-02', to: '2026-03-05' }, now)).toBeNull();
  expect(presetOf({ from: null, to: null }, now)).toBeNull();
});
