import { randomBytes } from 'node:crypto';
import { inspect } from 'node:util';
import { toBaseUnits } from '@billfold/core';
import { generateSeedPhrase, getKeyring, getSweeps } from '@billfold/keyring';
import { describe, expect, it } from 'vitest';
import { openVaultInProcess } from './open-vault.ts';
import type { SeedBinding } from './sealed-seed.ts';
import type { Signer, SignerHandle } from './signer.ts';

const random = { bytes: (length: number) => new Uint8Array(randomBytes(length)) };
/** Creates a signer with master keys of one repeated byte each, the newest last. */
const createSigner = (...masters: readonly number[]): Signer =>
  openVaultInProcess(
    (masters.length === 0 ? [1] : masters).map((master, at) => ({
      version: at + 1,
      bytes: new Uint8Array(32).fill(master),
    })),
    random,
  ).signer;
const binding: SeedBinding = {
  walletId: '0197c3a0-0000-7000-8000-000000000001',
  userId: '0197c3a0-0000-7000-8000-000000000002',
  createdAt: new Date('2026-11-20T09:00:00.123Z'),
};
const password = 'Correct-horse-7';
// BIP-84, test vectors: m/84'/0'/0'/0/0 and m/84'/0'/0'/0/1.
const seedPhrase = `${'abandon '.repeat(11)}about`;
const first = 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu';
const second = 'bc1qnjg0jd8228aq7egyzacy8cys3knf9xvrerkf9g';

const place = { network: 'BTC', chain: 'main', accountIndex: 0 } as const;
const paying = { ...place, addressIndex: 0 } as const;
const keyring = getKeyring('BTC', 'main');

async function firstAddress(signer: Signer, handle: SignerHandle): Promise<string> {
  const { publicKey } = await signer.derivePublic(handle, place);
  return keyring.addressAt(publicKey, { branch: 0, addressIndex: 0 });
}

describe('the signer in the process', () => {
  it('seals a phrase so that the password opens it', async () => {
    const signer = createSigner();
    const { record, handle } = await signer.seal({ seedPhrase, password, binding });
    expect(await firstAddress(signer, handle)).toBe(first);
    const { handle: opened } = await signer.unseal(record, binding, {
      kind: 'password',
      password,
    });
    expect(opened.id).not.toBe(handle.id);
    expect(await firstAddress(signer, opened)).toBe(first);
    expect(await signer.derivePublic(opened, place)).toMatchObject({ path: "m/84'/0'/0'" });
  });

  it.each([12, 24] as const)('seals a phrase of %i words', async (wordCount) => {
    const signer = createSigner();
    const phrase = generateSeedPhrase(wordCount, random.bytes);
    const { record, handle } = await signer.seal({ seedPhrase: phrase, password, binding });
    const { handle: opened } = await signer.unseal(record, binding, {
      kind: 'password',
      password,
    });
    expect(await firstAddress(signer, opened)).toBe(await firstAddress(signer, handle));
  });

  it('recognises the phrase of a record, whatever its spacing and case', async () => {
    const signer = createSigner();
    const { record } = await signer.seal({ seedPhrase, password, binding });
    const typed = ` ${seedPhrase.toUpperCase().replaceAll(' ', '  ')}\n`;
    const { handle } = await signer.unseal(record, binding, {
      kind: 'seed-phrase',
      seedPhrase: typed,
    });
    expect(await firstAddress(signer, handle)).toBe(first);
  });

  it('refuses every other phrase with the same words', async () => {
    const signer = createSigner();
    const { record } = await signer.seal({ seedPhrase, password, binding });
    const others = [
      `${'zoo '.repeat(11)}wrong`,
      `${'abandon '.repeat(11)}abandon`,
      `${'abandon '.repeat(10)}about`,
      'not a phrase',
      '',
    ];
    for (const other of others) {
      const secret = { kind: 'seed-phrase', seedPhrase: other } as const;
      await expect(signer.unseal(record, binding, secret)).rejects.toMatchObject({
        status: 400,
        code: 'SEED_MISMATCH',
        errors: ['This phrase belongs to a different wallet.'],
      });
    }
  });

  it('opens nothing of another server', async () => {
    const { record } = await createSigner(1).seal({ seedPhrase, password, binding });
    const other = createSigner(2);
    await expect(
      other.unseal(record, binding, { kind: 'password', password }),
    ).rejects.toMatchObject({ code: 'WRONG_ENCRYPTION_KEY' });
    await expect(
      other.unseal(record, binding, { kind: 'seed-phrase', seedPhrase }),
    ).rejects.toMatchObject({ code: 'SEED_MISMATCH' });
  });

  it('renews what an older master key sealed, for its password and for its phrase', async () => {
    const { record } = await createSigner(1).seal({ seedPhrase, password, binding });
    const rotated = createSigner(1, 2);
    const byPhrase = await rotated.unseal(record, binding, { kind: 'seed-phrase', seedPhrase });
    expect(byPhrase.renewed).toBeNull();
    const { renewed, handle } = await rotated.unseal(record, binding, {
      kind: 'password',
      password,
    });
    expect(await firstAddress(rotated, handle)).toBe(first);
    if (renewed === null) throw new Error('not renewed');
    const newPassword = 'Other-horse-77';
    const rewrapped = await rotated.rewrap(record, binding, { password, newPassword });
    expect(rewrapped.fingerprint).toEqual(renewed.fingerprint);
    for (const each of [renewed, rewrapped]) {
      expect(each.pepperVersion).toBe(2);
      const again = await rotated.unseal(each, binding, { kind: 'seed-phrase', seedPhrase });
      expect(await firstAddress(rotated, again.handle)).toBe(first);
    }
    await expect(
      createSigner(1).unseal(renewed, binding, { kind: 'seed-phrase', seedPhrase }),
    ).rejects.toMatchObject({ code: 'SEED_MISMATCH' });
  });

  it('makes the same fingerprint for the same phrase under other passwords and owners', async () => {
    const signer = createSigner();
    const other = { ...binding, walletId: '0197c3a0-0000-7000-8000-000000000009' };
    const [one, two] = await Promise.all([
      signer.seal({ seedPhrase, password, binding }),
      signer.seal({ seedPhrase, password: 'Other-horse-77', binding: other }),
    ]);
    expect(one.record.fingerprint).toEqual(two.record.fingerprint);
    expect(one.record.sealedSeed).not.toEqual(two.record.sealedSeed);
  });

  it('signs a plan of the account it was asked for, and no other', async () => {
    const signer = createSigner();
    const { handle } = await signer.seal({ seedPhrase, password, binding });
    const { publicKey } = await signer.derivePublic(handle, place);
    const utxo = { hash: 'ab'.repeat(32), index: 0, value: toBaseUnits(100_000n) };
    const built = keyring.buildTransfer({
      publicKey,
      utxos: [{ ...utxo, branch: 0, addressIndex: 0 }],
      recipient: second,
      amount: toBaseUnits(20_000n),
      satPerKvb: 2_000n,
      changeIndex: 0,
    });
    if (built.outcome !== 'built') throw new Error(built.outcome);
    const { plan } = built;
    const paid = { to: second, least: 20_000n, most: 20_000n, contract: null, memo: null };
    const approved = { network: place.network, chain: place.chain, ...paid, fee: plan.fee };
    const signed = await signer.sign(handle, { ...paying, plan, approved });
    // Pays to the witness key hash behind the first address.
    const script = '0014c0cebcd6c3d3ca8c75dc5ec62ebe55330ef910e2';
    expect(keyring.verifyTransfer(signed.raw, [{ ...utxo, script }])).toMatchObject({
      outcome: 'valid',
    });
    const other = { ...paying, accountIndex: 1, plan, approved };
    await expect(signer.sign(handle, other)).rejects.toThrow('another account');
    const elsewhere = { ...paying, addressIndex: 1, plan, approved };
    await expect(signer.sign(handle, elsewhere)).rejects.toThrow('another address');
    for (const [part, change] of [
      ['network', { network: 'LTC' }],
      ['network', { chain: 'test' }],
      ['recipient', { to: first }],
      ['amount', { least: 19_998n, most: 19_999n }],
      ['amount', { least: 20_001n, most: 20_002n }],
      ['fee', { fee: plan.fee - 1n }],
      ['asset', { contract: '0x' }],
      ['memo', { memo: 'for another order' }],
    ] as const)
      await expect(
        signer.sign(handle, { ...paying, plan, approved: { ...approved, ...change } }),
      ).rejects.toMatchObject({
        code: part === 'fee' ? 'FEE_CHANGED' : 'INTENT_MISMATCH',
        errors: [`The ${part} is not the one that was reviewed. Nothing was signed.`],
      });
  });

  it('signs from the one address of an account network that it was asked for', async () => {
    const signer = createSigner();
    const { handle } = await signer.seal({ seedPhrase, password, binding });
    const account = { network: 'ETH', chain: 'main', accountIndex: 0 } as const;
    const { publicKey } = await signer.derivePublic(handle, account);
    const paying = { ...account, ...plannedEther(publicKey, 5) };
    await expect(signer.sign(handle, { ...paying, addressIndex: 0 })).rejects.toThrow(
      'another address',
    );
    const { raw } = await signer.sign(handle, { ...paying, addressIndex: 5 });
    expect(raw.length).toBeGreaterThan(0);
  });

  it('signs a sweep of the account that it was asked for, at no more than the accepted fee', async () => {
    const signer = createSigner();
    const { handle } = await signer.seal({ seedPhrase, password, binding });
    const account = { network: 'ETH', chain: 'main', accountIndex: 0 } as const;
    const { publicKey } = await signer.derivePublic(handle, account);
    const sweeps = getSweeps('ETH');
    const payment = {
      ...{ publicKey, nonce: 0n, balance: toBaseUnits(10n ** 18n), gasLimit: 400_000n },
      offer: { kind: 'eip1559', maxFeePerGas: 2n, maxPriorityFeePerGas: 1n } as const,
    };
    const purses = [{ addressIndex: 16, nonce: 0n, units: toBaseUnits(1n) }];
    const token = '0xdAC17F958D2ee523a2206206994597C13D831ec7';
    const built = [
      sweeps.buildSweep({ ...payment, token, purses }),
      sweeps.buildDeployment(payment),
    ];
    for (const each of built) {
      if (each.outcome !== 'built') throw new Error(each.outcome);
      const { plan } = each;
      const request = { ...account, plan, mostFee: plan.fee };
      expect((await signer.signSweep(handle, request)).raw.length).toBeGreaterThan(0);
      await expect(
        signer.signSweep(handle, { ...request, mostFee: plan.fee - 1n }),
      ).rejects.toMatchObject({ code: 'FEE_CHANGED' });
      await expect(signer.signSweep(handle, { ...request, accountIndex: 1 })).rejects.toThrow(
        'another account',
      );
      const strange = { ...plan, kind: 'release' };
      // @ts-expect-error: a process from another version could ask for one
      await expect(signer.signSweep(handle, { ...request, plan: strange })).rejects.toThrow(
        'no sweep of this kind',
      );
    }
  });

  it('forgets for good', async () => {
    const signer = createSigner();
    const { handle } = await signer.seal({ seedPhrase, password, binding });
    signer.forget(handle);
    signer.forget(handle);
    await expect(signer.derivePublic(handle, place)).rejects.toThrow('forgotten');
  });

  it('names no secret in what it throws', async () => {
    const signer = createSigner();
    const { record, handle } = await signer.seal({ seedPhrase, password, binding });
    signer.forget(handle);
    const wrong = 'Wrong-Password-7';
    const foreign = `${'zoo '.repeat(11)}wrong`;
    const errors = await Promise.all([
      signer.unseal(record, binding, { kind: 'password', password: wrong }).catch((e) => e),
      signer.unseal(record, binding, { kind: 'seed-phrase', seedPhrase: foreign }).catch((e) => e),
      signer
        .seal({ seedPhrase: foreign.replace('zoo', 'zebra7'), password, binding })
        .catch((e) => e),
      signer.derivePublic(handle, place).catch((e) => e),
    ]);
    for (const error of errors) {
      expect(error).toBeInstanceOf(Error);
      const shown = `${inspect(error, { depth: 9, showHidden: true })}${JSON.stringify(error)}`;
      for (const secret of [wrong, password, 'zoo', 'zebra7', handle.id])
        expect(shown).not.toContain(secret);
    }
  });
});

/** A payment of Ethereum from one address of the first account, as it was approved. */
function plannedEther(publicKey: string, addressIndex: number) {
  const ethereum = getKeyring('ETH', 'main');
  // An example of EIP-55.
  const recipient = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
  const built = ethereum.buildTransfer({
    ...{ publicKey, addressIndex, recipient, amount: toBaseUnits(10n ** 16n) },
    ...{ balance: toBaseUnits(10n ** 18n), nonce: 0n, gasLimit: 21_000n, token: null },
    offer: { kind: 'eip1559', maxFeePerGas: 10n ** 9n, maxPriorityFeePerGas: 10n ** 9n },
  });
  if (built.outcome !== 'built') throw new Error(built.outcome);
  const { plan } = built;
  const sum = { least: 10n ** 16n, most: 10n ** 16n, contract: null, memo: null };
  const approved = { network: 'ETH', chain: 'main', to: recipient, ...sum, fee: plan.fee } as const;
  return { plan, approved };
}
