import { beforeEach, describe, expect, it } from 'vitest';
import { emptyDatabase } from '../../test/worker-database.ts';
import { fingerprintOf } from '../vault/server-keys.ts';
import { type Claim, claimInstallation } from './claim-installation.ts';
import type { Db } from './open-database.ts';
import { installation } from './schema.ts';

const keyOf = (byte: number) => fingerprintOf(new Uint8Array(32).fill(byte));

describe('claimInstallation', () => {
  let db: Db;
  beforeEach(async () => {
    db = await emptyDatabase();
  });
  const claim = (changes: Partial<Claim> = {}) =>
    claimInstallation(db, {
      chainMode: 'sandbox',
      keyFingerprint: keyOf(1),
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
    await expect(claim({ keyFingerprint: keyOf(2) })).rejects.toThrow(
      /^This database belongs to another master key/,
    );
  });

  it('refuses the data of another chain mode', async () => {
    await db.insert(installation).values({ chainMode: 'live', createdAt: new Date(0) });
    await expect(claim()).rejects.toThrow(/^This data belongs to CHAIN_MODE=live, not sandbox\./);
  });

  it('stamps data of an earlier version with the key that opens it', async () => {
    await db.insert(installation).values({ chainMode: 'sandbox', createdAt: new Date(0) });
    await claim();
    await expect(claim({ keyFingerprint: keyOf(2) })).rejects.toThrow(/another master key/);
  });

  it('tells keys apart by a part of what is derived from them', () => {
    expect(keyOf(1)).toMatch(/^[0-9a-f]{32}$/);
    expect(keyOf(1)).not.toBe(keyOf(2));
  });
});
