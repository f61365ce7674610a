import { afterEach, describe, expect, test, vi } from 'vitest';
import { savesData } from './saves-data.ts';

afterEach(() => vi.unstubAllGlobals());

describe('savesData', () => {
  test('follows what the browser was asked', () => {
    for (const saveData of [true, false]) {
      vi.stubGlobal('navigator', { connection: { saveData } });
      expect(savesData()).toBe(saveData);
    }
  });

  test('is false where the browser does not tell', () => {
    vi.stubGlobal('navigator', {});
    expect(savesData()).toBe(false);
  });
});
