import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { createChecks } from '../proofs/support/checks.ts';

const how = 'apt-get install litecoind, or set LITECOIND';
const nameMissing = (): void => createChecks('checks').missing('LTC', how);

describe('a proof whose engine is missing on this machine', () => {
  let log: MockInstance<typeof console.log>;
  beforeEach(() => {
    log = vi.spyOn(console, 'log').mockReturnValue(undefined);
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  });

  it('names it as skipped', () => {
    vi.stubEnv('CI', undefined);
    nameMissing();
    expect(log).toHaveBeenCalledExactlyOnceWith(`skip LTC: ${how}`);
  });

  it('fails in continuous integration', () => {
    vi.stubEnv('CI', 'true');
    nameMissing();
    expect(log).toHaveBeenCalledExactlyOnceWith(`FAIL LTC: its program is missing: ${how}`);
  });
});
