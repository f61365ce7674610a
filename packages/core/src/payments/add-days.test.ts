import { expect, it } from 'vitest';
import { addDays } from './add-days.ts';

it('adds days over the ends of months, in both directions', () => {
  expect(addDays('2026-02-27', 3)).toBe('2026-03-02');
  expect(addDays('2026-03-02', -3)).toBe('2026-02-27');
});
