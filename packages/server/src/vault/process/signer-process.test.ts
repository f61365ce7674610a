import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { constants, getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { toBaseUnits } from '@billfold/core';
import { settle } from '@billfold/core/testing';
import { generateSeedPhrase, getKeyring } from '@billfold/keyring';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openTransitVault, transitToken } from '../../../test/transit-vault.ts';
import { type KeySource, makeFirstKey } from '../key-source.ts';
import { loadMasterKeys, makeMasterKey } from '../master-keys.ts';
import { openVaultInProcess } from '../open-vault.ts';
import type { SeedBinding } from '../sealed-seed.ts';
import { type OpenedVault, openSignerProcess } from './signer-process.ts';
import { spawnSigner } from './spawn-signer.ts';

// Of the build, as is the template of the database.
const entry = fileURLToPath(new URL('../../../dist/signer.js', import.meta.url));
const random = { bytes: (length: number) => new Uint8Array(randomBytes(length)) };
const binding: SeedBinding = {
  walletId: '0197c3a0-0000-7000-8000-000000000001',
  userId: '0197c3a0-0000-7000-8000-000000000002',
  createdAt: new Date('2026-11-20T09:00:00.123Z'),
};
const password = 'Correct-horse-7';
const patience = { timeout: 30_000, interval: 200 };
const place = { network: 'BTC', chain: 'main', accountIndex: 0 } as const;
const paying = { ...place, addressIndex: 0 } as const;
const keyring = getKeyring('BTC', 'main');
const recipient = 'bc1qnjg0jd8228aq7egyzacy8cys3knf9xvrerkf9g';

describe('the signer in its own process', () => {
  let directory: string;
  let vault: OpenedVault;
  const lines: string[] = [];
  const open = (given: string | null = null, from: Partial<KeySource> = {}) =>
    openSignerProcess({
      openChannel: () => spawnSigner(entry),
      keySource: () => ({ directory, given, ...from }),
      log: (line) => lines.push(line),
    });
  beforeAll(async () => {
    directory = mkdtempSync(join(tmpdir(), 'billfold-signer-'));
    makeMasterKey(directory);
    vault = await open();
  });
  afterAll(async () => {
    await vault.signer.close();
    rmSync(directory, { recursive: true, force: true });
  });

  const seedPhrase = generateSeedPhrase(12, random.bytes);
  const seal = async () => {
    const { record, handle } = await vault.signer.seal({ seedPhrase, password, binding });
    vault.signer.forget(handle);
    return record;
  };
  const secret = { kind: 'password', password } as const;

  it('is that of the same keys: each opens what the other sealed', async () => {
    const masterKeys = loadMasterKeys(directory, null);
    const here = openVaultInProcess(masterKeys, random);
    expect(vault.keys.newest).toEqual(here.keys.newest);
    const record = await seal();
    const { handle } = await here.signer.unseal(record, binding, secret);
    const there = await vault.signer.unseal(record, binding, secret);
    expect(there.renewed).toBeNull();
    expect(await vault.signer.derivePublic(there.handle, place)).toEqual(
      await here.signer.derivePublic(handle, place),
    );
    vault.signer.forget(there.handle);
    await expect(vault.signer.derivePublic(there.handle, place)).rejects.toThrow('forgotten');
    expect(await vault.signer.reveal(record, binding, password)).toBe(seedPhrase);
    const newPassword = 'Other-horse-77';
    const rewrapped = await vault.signer.rewrap(record, binding, { password, newPassword });
    expect(await here.signer.reveal(rewrapped, binding, newPassword)).toBe(seedPhrase);
  });

  it('signs what was approved, and refuses everything else without a word of it', async () => {
    const { handle } = await vault.signer.unseal(await seal(), binding, secret);
    const { publicKey } = await vault.signer.derivePublic(handle, place);
    const built = keyring.buildTransfer({
      publicKey,
      utxos: [
        {
          hash: 'ab'.repeat(32),
          index: 0,
          value: toBaseUnits(100_000n),
          branch: 0,
          addressIndex: 0,
        },
      ],
      recipient,
      amount: toBaseUnits(20_000n),
      satPerKvb: 2_000n,
      changeIndex: 0,
    });
    if (built.outcome !== 'built') throw new Error(built.outcome);
    const { plan } = built;
    const paid = { to: recipient, least: 20_000n, most: 20_000n, contract: null, memo: null };
    const approved = { network: place.network, chain: place.chain, ...paid, fee: plan.fee };
    const signed = await vault.signer.sign(handle, { ...paying, plan, approved });
    expect(signed.hash).toMatch(/^[0-9a-f]{64}$/);
    const more = { ...paying, plan, approved: { ...approved, least: 20_001n, most: 20_001n } };
    const refused = await vault.signer.sign(handle, more).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(Error);
    expect(String(refused)).not.toContain(recipient);
    vault.signer.forget(handle);
  });

  it('gives its refusals as they are', async () => {
    const record = await seal();
    const wrong = { kind: 'password', password: 'wrong' } as const;
    await expect(vault.signer.unseal(record, binding, wrong)).rejects.toMatchObject({
      name: 'ApiError',
      status: 400,
      code: 'WRONG_ENCRYPTION_KEY',
      errors: ['The cloud encryption password is incorrect.'],
    });
    const other = { kind: 'seed-phrase', seedPhrase: 'zoo '.repeat(12) } as const;
    await expect(vault.signer.unseal(record, binding, other)).rejects.toMatchObject({
      code: 'SEED_MISMATCH',
    });
  });

  it.skipIf(process.platform === 'win32')(
    'takes 34 of 40 derivations at once and refuses the rest',
    async () => {
      const record = await seal();
      const wrong = { kind: 'seed-phrase', seedPhrase: 'zoo' } as const;
      const pid = vault.pid() ?? 0;
      // It is stopped until all have been sent, so that none is done before the last one arrives.
      process.kill(pid, 'SIGSTOP');
      const asked = Array.from({ length: 40 }, () => vault.signer.unseal(record, binding, wrong));
      const all = Promise.allSettled(asked);
      await settle();
      process.kill(pid, 'SIGCONT');
      const codes = (await all).map((one) => one.status === 'rejected' && String(one.reason.code));
      expect(codes.filter((code) => code === 'BUSY')).toHaveLength(6);
      expect(codes.filter((code) => code === 'SEED_MISMATCH')).toHaveLength(34);
    },
  );

  it('has a lower priority than the process that answers', () => {
    const pid = vault.pid();
    if (pid === undefined) throw new Error('The signer does not run.');
    expect(getPriority(pid)).toBe(constants.priority.PRIORITY_BELOW_NORMAL);
  });

  it.runIf(process.platform === 'linux')('has an empty environment and dumps no core', () => {
    const about = (what: string) => readFileSync(`/proc/${vault.pid()}/${what}`, 'utf8');
    expect(about('limits')).toMatch(/Max core file size +0 +0 /);
    const names = about('environ')
      .split('\0')
      .map((entry) => entry.split('=')[0]);
    expect(
      names.filter((name) => !/^(|PWD|OLDPWD|SHLVL|_|NODE_CHANNEL_\w+)$/.test(name ?? '')),
    ).toEqual([]);
  });

  it('is replaced when it is killed; what was asked of it gets 503, and no handle survives', async () => {
    const record = await seal();
    const { handle } = await vault.signer.unseal(record, binding, secret);
    const killed = vault.pid();
    const asked = vault.signer.unseal(record, binding, secret).catch((error: unknown) => error);
    if (killed !== undefined) process.kill(killed, 'SIGKILL');
    await asked;
    await expect(vault.signer.derivePublic(handle, place)).rejects.toMatchObject({
      status: 503,
      code: 'UNAVAILABLE',
      retryAfterSeconds: 5,
    });
    const again = await vault.signer.unseal(record, binding, secret);
    expect(vault.pid()).not.toBe(killed);
    expect(lines).toEqual(['The signer ended (SIGKILL).']);
    vault.signer.forget(again.handle);
  });

  it('ends with the server that started it', async () => {
    const own = await open();
    const pid = own.pid();
    await own.signer.close();
    expect(() => process.kill(pid ?? 0, 0)).toThrow('ESRCH');
    await expect(own.signer.reveal(await seal(), binding, password)).rejects.toMatchObject({
      code: 'UNAVAILABLE',
    });
  });

  it('has its keys decrypted by Vault, and signs again when Vault does after an outage', async () => {
    const away = mkdtempSync(join(tmpdir(), 'billfold-signer-'));
    const tokenFile = join(away, 'token');
    writeFileSync(tokenFile, transitToken, { mode: 0o600 });
    const transitVault = await openTransitVault();
    const transit = { address: transitVault.origin, mount: 'transit', key: 'billfold', tokenFile };
    const from = { directory: away, transit };
    await makeFirstKey({ ...from, given: null });
    const own = await open(null, from);
    const { record } = await own.signer.seal({ seedPhrase, password, binding });
    lines.length = 0;
    transitVault.refuseWith(503);
    process.kill(own.pid() ?? 0, 'SIGKILL');
    await vi.waitFor(async () => {
      await expect(own.signer.reveal(record, binding, password)).rejects.toMatchObject({
        ...{ status: 503, code: 'UNAVAILABLE' },
      });
      expect(lines.join()).toContain('it is sealed or in maintenance (503)');
    }, patience);
    expect(lines.join()).not.toContain(transitToken);
    transitVault.refuseWith(null);
    await vi.waitFor(
      async () => expect(await own.signer.reveal(record, binding, password)).toBe(seedPhrase),
      patience,
    );
    await own.signer.close();
    await transitVault.close();
    rmSync(away, { recursive: true, force: true });
  });

  it('takes the keys from a variable too, and stops the start where they cannot be read', async () => {
    const hex = 'ab'.repeat(32);
    const own = await open(`2:${hex},1:${'cd'.repeat(32)}`);
    expect(own.keys.all.map(([version]) => version)).toEqual([2, 1]);
    expect(own.fingerprints).toHaveLength(2);
    await own.signer.close();
    const broken = await open('1:xyz').catch((error: unknown) => error);
    expect(broken).toMatchObject({ name: 'StartError' });
    expect(String(broken)).not.toContain('xyz');
    expect(statSync(join(directory, 'master.key')).mode & 0o777).toBe(0o600);
  });
});
