import { describe, expect, it, vi } from 'vitest';
import { checkedImport, setChunkCheck } from './chunk-check.ts';

describe('checkedImport', () => {
  it('refuses to import before the loader has set its check', async () => {
    const load = vi.fn(async () => 1);
    await expect(checkedImport(load, ['chunks/a.js'])).rejects.toThrow('no check');
    expect(load).not.toHaveBeenCalled();
  });

  it('imports after the check of all its files, and not after a refusal', async () => {
    const load = vi.fn(async () => 1);
    const check = vi.fn(async () => expect(load).not.toHaveBeenCalled());
    setChunkCheck(check);
    await expect(checkedImport(load, ['chunks/a.js', 'chunks/b.js'])).resolves.toBe(1);
    expect(check).toHaveBeenCalledExactlyOnceWith(['chunks/a.js', 'chunks/b.js']);
    load.mockClear();
    setChunkCheck(() => Promise.reject(new Error('changed')));
    await expect(checkedImport(load, ['chunks/a.js'])).rejects.toThrow('changed');
    expect(load).not.toHaveBeenCalled();
  });

  it('imports what has no file of its own without a check', async () => {
    setChunkCheck(() => Promise.reject(new Error('changed')));
    await expect(checkedImport(async () => 1)).resolves.toBe(1);
  });
});
