import { hex } from '@scure/base';
import { describe, expect, it } from 'vitest';
import { getKeyring } from '../../get-keyring.ts';
import { seedPhraseToSeed } from '../../seed-phrase.ts';
import { networksOf } from '../../testing/networks-of.ts';
import { watchKinds } from './key-versions.ts';
import vectors from './watch-key.vectors.json';

const seed = seedPhraseToSeed(vectors.phrase);
const bitcoin = getKeyring('BTC');
const first = { branch: 0, addressIndex: 0 } as const;

describe('an account of a kind (R-ACC-06)', () => {
  // The keys and first addresses that SLIP-132 publishes of the phrase for BIP-44, BIP-49 and BIP-84.
  it.each(vectors.slip132)(
    'of $kind is that of SLIP-132 at m/$path',
    ({ kind, path, ...published }) => {
      const known = watchKinds.find((each) => each === kind) ?? 'tr';
      const account = bitcoin.derivePublic(seed, 0, known);
      expect(account.path).toBe(`m/${path}`);
      expect(bitcoin.addressAt(account.publicKey, first)).toBe(published.address);
      const read = bitcoin.readAccountKey(account.publicKey);
      expect(read.kind).toBe(kind);
      const watched = bitcoin.parseWatchKey(published.key, known);
      expect(watched.ok && watched.key.publicKey).toBe(read.publicKey);
    },
  );

  it('of BIP-86 has its key and its addresses', () => {
    const { path, publicKey } = bitcoin.derivePublic(seed, 0, 'tr');
    expect(path).toBe("m/86'/0'/0'");
    expect(bitcoin.readAccountKey(publicKey)).toEqual({ kind: 'tr', publicKey: vectors.bip86.key });
    for (const { branch, addressIndex, address } of vectors.bip86.addresses) {
      const position = { branch: branch === 1 ? 1 : 0, addressIndex } as const;
      expect(bitcoin.addressAt(publicKey, position)).toBe(address);
    }
  });

  it('of BIP-49 has the test address of the proposal', () => {
    const keyring = getKeyring('BTC', 'test');
    const { path, publicKey } = keyring.derivePublic(seed, 0, 'sh-wpkh');
    expect(path).toBe("m/49'/1'/0'");
    expect(keyring.addressAt(publicKey, first)).toBe('2Mww8dCYPUpKHofjgcXcBCEGmniw9CoaiD2');
  });

  it.each(networksOf('utxo').flatMap((network) => watchKinds.map((kind) => ({ network, kind }))))(
    'of $kind on $network is one that a watched descriptor derives too',
    ({ network, kind }) => {
      const keyring = getKeyring(network);
      const { publicKey } = keyring.derivePublic(seed, 3, kind);
      const watched = keyring.parseWatchKey(keyring.descriptorOf(publicKey), null);
      if (!watched.ok) throw new Error(watched.refusal);
      expect(watched.key.kind).toBe(kind);
      const [own, other] = [
        keyring.createAddressDeriver(publicKey),
        keyring.createWatchDeriver(watched.key),
      ];
      for (const branch of [0, 1] as const)
        for (const addressIndex of [0, 1, 19]) {
          const address = own({ branch, addressIndex });
          expect(address).toBe(other({ branch, addressIndex }));
          expect(hex.decode(keyring.scriptOf(address) ?? '').length).toBeGreaterThan(0);
        }
    },
  );

  it('has keys of its own', () => {
    const keys = watchKinds.map(
      (kind) => bitcoin.readAccountKey(bitcoin.derivePublic(seed, 0, kind).publicKey).publicKey,
    );
    expect(new Set(keys).size).toBe(watchKinds.length);
  });

  it('of p2wpkh stays an extended key alone', () => {
    expect(bitcoin.derivePublic(seed, 0, 'wpkh')).toEqual(bitcoin.derivePublic(seed, 0));
    expect(bitcoin.derivePublic(seed, 0).publicKey).toMatch(/^xpub/);
  });

  it.each(['wpkh(KEY)', 'wsh(KEY)', 'pkh(KEY', 'KEY)', 'tr(tr(KEY))', 'tr()', 'sh(KEY)'])(
    'is not read from %s',
    (form) => {
      const { publicKey } = bitcoin.derivePublic(seed, 0);
      const text = form.replace('KEY', publicKey);
      expect(() => bitcoin.addressAt(text, first)).toThrow(
        expect.objectContaining({ code: 'account_key_invalid' }),
      );
    },
  );
});
