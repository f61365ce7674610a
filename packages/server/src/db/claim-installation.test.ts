import { beforeEach, describe, expect, it } from 'vitest';
import { emptyDatabase } from '../../test/worker-database.ts';
import { fingerprintOf } from '../vault/master-keys.ts';
import { type Claim, claimInstallation } from './claim-installation.ts';
import type { Db } from './open-database.ts';
import { installation } from './schema.ts';

const keyOf = (byte: number) => fingerprintOf({ bytes: new Uint8Array(32).fill(byte) });

describe('claimInstallation', () => {
  let db: Db;
  beforeEach(async () => {
    db = await emptyDatabase();
  });
  const claim = (changes: Partial<Claim> = {}) =>
    claimInstallation(db, {
      chain: 'sandbox',
      keyFingerprints: [keyOf(1)],
      now: new Date(0),
      ...changes,
    });

  it('lets the same server in again', async () => {
    await claim();
    await claim();
    expect(await db.$count(installation)).toBe(1);
  });

  it('refuses a server with another master key', async () => {
    await claim();
    await expect(claim({ keyFingerprints: [keyOf(2)] })).rejects.toThrow(
      /^This database belongs to another master key/,
    );
  });

  it.each([
    ['test', 'sandbox', 'CHAIN_MODE=live, CHAIN_NAME=test, not sandbox.'],
    ['test', 'main', 'CHAIN_MODE=live, CHAIN_NAME=test, not live, CHAIN_NAME=main.'],
    ['sandbox', 'main', 'CHAIN_MODE=sandbox, not live, CHAIN_NAME=main.'],
  ] as const)('refuses the data of the chain %s on %s', async (first, second, sentence) => {
    await claim({ chain: first });
    await expect(claim({ chain: second })).rejects.toThrow(`This data belongs to ${sentence}`);
  });

  it('stamps data of an earlier version with the key that opens it', async () => {
    await db.insert(installation).values({ chainMode: 'sandbox', createdAt: new Date(0) });
    await claim();
    await expect(claim({ keyFingerprints: [keyOf(2)] })).rejects.toThrow(/another master key/);
  });

  it('goes over to a newer key whose older one is the stamped one, and never back', async () => {
    await claim();
    await claim({ keyFingerprints: [keyOf(2), keyOf(1)] });
    await claim({ keyFingerprints: [keyOf(2)] });
    await expect(claim()).rejects.toThrow(/another master key/);
  });

  it('tells keys apart by a part of what is derived from them', () => {
    expect(keyOf(1)).toMatch(/^[0-9a-f]{32}$/);
    expect(keyOf(1)).not.toBe(keyOf(2));
  });
});
