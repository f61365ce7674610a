import { describe, expect, it } from 'vitest';
import { nextAttemptAt } from './retry-schedule.ts';

const now = new Date('2026-11-22T12:00:00Z');
const random = (byte: number) => ({ bytes: (length: number) => new Uint8Array(length).fill(byte) });
const waitOf = (attempts: number, byte: number, retryAfter: string | null = null) => {
  const next = nextAttemptAt({ attempts, retryAfter, now }, random(byte));
  return next === null ? null : (next.getTime() - now.getTime()) / 1_000;
};

describe('nextAttemptAt', () => {
  it('waits longer each time and gives up after eleven attempts', () => {
    const waits = [10, 60, 300, 900, 3_600, 10_800, 21_600, 43_200, 86_400, 86_400];
    for (const [index, wait] of waits.entries()) {
      expect(waitOf(index + 1, 0)).toBeCloseTo(wait * 0.9);
      expect(waitOf(index + 1, 255)).toBeCloseTo(wait * 1.1);
    }
    expect(waitOf(11, 0)).toBeNull();
  });

  it('honours a longer Retry-After, in seconds or as a date, up to an hour', () => {
    expect(waitOf(1, 0, '120')).toBe(120);
    expect(waitOf(1, 0, 'Sun, 22 Nov 2026 12:02:00 GMT')).toBe(120);
    expect(waitOf(1, 0, '999999')).toBe(3_600);
    expect(waitOf(2, 0, '1')).toBe(54);
    for (const text of ['soon', '-5', '', 'Sun, 22 Nov 2020 12:02:00 GMT'])
      expect(waitOf(1, 0, text)).toBe(9);
  });
});
