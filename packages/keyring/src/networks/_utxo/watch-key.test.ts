import { type ChainName, getNetwork } from '@billfold/core';
import { sha256 } from '@noble/hashes/sha2.js';
import { createBase58check } from '@scure/base';
import { HDKey } from '@scure/bip32';
import { initEccLib, payments } from 'bitcoinjs-lib';
import * as fc from 'fast-check';
import * as tinySecp256k1 from 'tiny-secp256k1';
import { describe, expect, it } from 'vitest';
import { getKeyring } from '../../get-keyring.ts';
import { networksOf } from '../../testing/networks-of.ts';
import { descriptorChecksum } from './descriptor-checksum.ts';
import { keyVersions, type WatchKind, watchKinds } from './key-versions.ts';
import { purposeOf, type WatchKey } from './watch-key.ts';
import vectors from './watch-key.vectors.json';

initEccLib(tinySecp256k1);

const base58check = createBase58check(sha256);
const bitcoin = getKeyring('BTC');
const litecoin = getKeyring('LTC');

const accountKey = vectors.bip86.key;
const withChecksum = (body: string) => `${body}#${descriptorChecksum(body)}`;
const received = (keyring: typeof bitcoin, key: WatchKey, addressIndex = 0) =>
  keyring.createWatchDeriver(key)({ branch: 0, addressIndex });

/** Writes a key with other version bytes. */
function rewrite(key: string, version: number): string {
  const payload = Uint8Array.from(base58check.decode(key));
  new DataView(payload.buffer).setUint32(0, version);
  return base58check.encode(payload);
}

function read(keyring: typeof bitcoin, text: string, kind: WatchKind | null = null): WatchKey {
  const result = keyring.parseWatchKey(text, kind);
  if (!result.ok) throw new Error(result.refusal);
  return result.key;
}

function refusalOf(text: string, kind: WatchKind | null = null, keyring = bitcoin) {
  const result = keyring.parseWatchKey(text, kind);
  return result.ok ? null : result.refusal;
}

describe('parseWatchKey reads the vectors', () => {
  it.each(vectors.slip132)('of SLIP-132 at $path, which are of $kind', ({ kind, key, address }) => {
    const found = read(bitcoin, `  ${key}\n`);
    expect(found.kind).toBe(kind);
    expect(found.publicKey).toMatch(/^xpub/);
    expect(received(bitcoin, found)).toBe(address);
  });

  it.each(vectors.bip86.addresses)('of BIP-86 at $branch/$addressIndex', (each) => {
    const { address, branch, addressIndex } = each;
    const found = read(bitcoin, withChecksum(`tr([73c5da0a/86'/0'/0']${accountKey}/<0;1>/*)`));
    const position = { branch: branch === 1 ? 1 : 0, addressIndex } as const;
    expect(bitcoin.createWatchDeriver(found)(position)).toBe(address);
  });

  it.each(vectors.bip32.invalid)('of BIP-32 as no key: $about', ({ key }) => {
    expect(['key_damaged', 'private_key']).toContain(refusalOf(key));
  });

  // BIP-380, test vectors of key expressions.
  it.each(["0'/0'/0'", '0h/0h/0h', "0'/0h/0'", '0H/0H/0H'])(
    'of BIP-380 with the origin %s',
    (path) => {
      const { origin } = read(bitcoin, withChecksum(`wpkh([deadbeef/${path}]${accountKey}/0/*)`));
      expect(origin).toEqual({ fingerprint: 'deadbeef', path: "0'/0'/0'" });
    },
  );

  it.each([
    '[deadbeef/0h/0h/0h/*]',
    '[deadbeef/0h/0h/0h/]',
    '[deadbef/0h/0h/0h]',
    '[deadbeeff/0h/0h/0h]',
    '[deadbeef/0f/0f/0f]',
    '[deadbeef/-0/-0/-0]',
    'deadbeef/0h/0h/0h]',
    '[deadbeef/0h]/0h]',
    '[aaaaaaaa][aaaaaaaa]',
    '[aaagaaaa]',
  ])('of BIP-380 with the wrong origin %s as no key', (origin) => {
    expect(refusalOf(withChecksum(`wpkh(${origin}${accountKey}/0/*)`))).toBe('not_a_key');
  });

  // BIP-380, test vectors of checksums.
  it.each([
    ['raw(deadbeef)#89f8spxm', 'script_unsupported'],
    ['raw(deadbeef)', 'checksum_missing'],
    ['raw(deadbeef)#', 'checksum_wrong'],
    ['raw(deadbeef)#89f8spxmx', 'checksum_wrong'],
    ['raw(deadbeef)#89f8spx', 'checksum_wrong'],
    ['raw(deedbeef)#89f8spxm', 'checksum_wrong'],
    ['raw(deedbeef)##9f8spxm', 'checksum_wrong'],
    ['raw(Ü)#00000000', 'checksum_wrong'],
  ])('of BIP-380: %s is refused for %s', (text, refusal) => {
    expect(refusalOf(text)).toBe(refusal);
  });
});

describe('parseWatchKey tells the kind of the outputs', () => {
  it.each(watchKinds)('of an xpub from what was asked for: %s', (kind) => {
    expect(read(bitcoin, accountKey, kind).kind).toBe(kind);
  });

  it('of an xpub alone as p2pkh, which SLIP-132 says', () => {
    expect(read(bitcoin, accountKey).kind).toBe('pkh');
  });

  it.each(watchKinds)('of an xpub with the origin of %s from that', (kind) => {
    const { index } = HDKey.fromExtendedKey(accountKey);
    const origin = `[73c5da0a/${purposeOf[kind]}h/0h/${index - 2 ** 31}h]`;
    expect(read(bitcoin, `${origin}${accountKey}`).kind).toBe(kind);
  });

  it.each(watchKinds)('%s in the descriptor that it writes, which it reads again', (kind) => {
    const key = read(bitcoin, accountKey, kind);
    expect(read(bitcoin, key.descriptor)).toEqual(key);
    expect(refusalOf(key.descriptor, kind === 'tr' ? 'pkh' : 'tr')).toBe('kind_mismatch');
  });

  it('and refuses another one than a zpub names', () => {
    const zpub = rewrite(accountKey, 0x04b24746);
    expect(refusalOf(zpub, 'tr')).toBe('kind_mismatch');
    expect(refusalOf(zpub, 'wpkh')).toBeNull();
  });
});

describe('parseWatchKey tells two texts of one key', () => {
  /** Writes other bytes into an extended key, from a position on. */
  const change = (position: number, ...bytes: number[]) => {
    const payload = Uint8Array.from(base58check.decode(accountKey));
    payload.set(bytes, position);
    return base58check.encode(payload);
  };

  it.each([
    ['depth', 4, [1]],
    ['parent', 5, [1, 2, 3, 4]],
    ['index', 9, [0x80, 0, 0, 7]],
  ] as const)('apart only by the %s as one, with the same addresses', (_, position, bytes) => {
    const [key, other] = [accountKey, change(position, ...bytes)].map((text) =>
      read(bitcoin, text),
    );
    expect(other?.publicKey).not.toBe(key?.publicKey);
    expect(other?.identity).toBe(key?.identity);
    expect(other && received(bitcoin, other)).toBe(key && received(bitcoin, key));
  });

  it('with another chain code as two', () => {
    const other = read(bitcoin, change(13, 1));
    expect(other.identity).not.toBe(read(bitcoin, accountKey).identity);
  });

  it('by a key with the same addresses', () => {
    const key = read(bitcoin, accountKey, 'wpkh');
    const placeless = { ...key, publicKey: key.identity };
    expect(received(bitcoin, placeless)).toBe(received(bitcoin, key));
  });
});

describe('parseWatchKey refuses', () => {
  const privateKey = vectors.slip132[0]?.private ?? '';

  it.each(keyVersions)('a private key with the version bytes $private', (version) => {
    const text = rewrite(privateKey, version.private);
    expect(refusalOf(text)).toBe('private_key');
    expect(refusalOf(withChecksum(`wpkh(${text}/0/*)`))).toBe('private_key');
    // One that was mistyped is private too.
    expect(refusalOf(`${text.slice(0, -1)}${text.endsWith('1') ? '2' : '1'}`)).toBe('private_key');
  });

  // BIP-380, test vectors of key expressions.
  it.each([
    '5KYZdUEo39z3FPrtuX2QbbwGnNP5zTd7yyr2SC1j299sBCnWjss',
    'L4rK1yDtCWekvXuE6oXD9jCYfFNV2cWRpVuPLBcCU2z8TrisoyY1',
  ])('the private key of one address: %s', (wif) => {
    expect(refusalOf(wif)).toBe('private_key');
    expect(refusalOf(`wpkh(${wif})`)).toBe('private_key');
  });

  it('a seed phrase', () => {
    expect(refusalOf(vectors.phrase)).toBe('private_key');
  });

  it.each([
    ['of Litecoin on Bitcoin', 0x019da462, bitcoin],
    ['of Litecoin in script on Bitcoin', 0x01b26ef6, bitcoin],
    ['of a test chain on Bitcoin', 0x043587cf, bitcoin],
    ['of Bitcoin on Litecoin', 0x0488b21e, litecoin],
    ['of Bitcoin in script on Litecoin', 0x049d7cb2, litecoin],
    ['of Dogecoin on Bitcoin', 0x02facafd, bitcoin],
  ] as const)('a key %s', (_, version, keyring) => {
    expect(refusalOf(rewrite(accountKey, version), null, keyring)).toBe('wrong_network');
  });

  it.each([
    ["[73c5da0a/84'/0'/0']", litecoin],
    ["[73c5da0a/84'/2'/0']", bitcoin],
    ["[73c5da0a/84'/1'/0']", bitcoin],
  ] as const)('a descriptor whose origin %s is of another network', (origin, keyring) => {
    const text = withChecksum(`wpkh(${origin}${accountKey}/0/*)`);
    expect(refusalOf(text, null, keyring)).toBe('wrong_network');
  });

  it.each([
    [`wpkh(${accountKey}/0h/*)`, 'hardened_step'],
    [`wpkh(${accountKey}/0/*h)`, 'hardened_step'],
    [`wpkh(${accountKey}/0'/*)`, 'hardened_step'],
    [`wpkh(${accountKey}/*)`, 'path_unsupported'],
    [`wpkh(${accountKey}/1/*)`, 'path_unsupported'],
    [`wpkh(${accountKey}/0/5)`, 'path_unsupported'],
    [`wpkh(${accountKey})`, 'path_unsupported'],
    [`wpkh(${accountKey}/<1;0>/*)`, 'path_unsupported'],
    [`wsh(multi(1,${accountKey}/0/*,${accountKey}/0/*))`, 'multisig'],
    [`sh(sortedmulti(1,${accountKey}/0/*))`, 'multisig'],
    [`tr(${accountKey}/0/*,multi_a(1,${accountKey}/0/*))`, 'multisig'],
    [`tr(${accountKey}/0/*,pk(${accountKey}/0/*))`, 'script_unsupported'],
    [`wsh(pk(${accountKey}/0/*))`, 'script_unsupported'],
    [`sh(pkh(${accountKey}/0/*))`, 'script_unsupported'],
    [`combo(${accountKey}/0/*)`, 'script_unsupported'],
    [`addr(37VucYSaXLCAsxYyAPfbSi9eh4iEcbShgf)`, 'script_unsupported'],
    [`wpkh([73c5da0a/86'/0'/0']${accountKey}/0/*)`, 'origin_mismatch'],
    [`tr([73c5da0a/86'/0'/1']${accountKey}/0/*)`, 'origin_mismatch'],
    [`tr([73c5da0a/86'/0']${accountKey}/0/*)`, 'origin_mismatch'],
    [`wpkh(0260b2003c386519fc9eadf2b5cf124dd8eea4c4e68d5e154050a9346ea98ce600)`, 'not_a_key'],
  ])('the descriptor %s for %s', (body, refusal) => {
    expect(refusalOf(withChecksum(body))).toBe(refusal);
  });

  it.each([0x0295b43f, 0x02aa7ed3])(
    'a key of several signers with the version bytes %s',
    (version) => {
      expect(refusalOf(rewrite(accountKey, version))).toBe('multisig');
    },
  );

  it('a master key and the key of a branch, and takes a hardened child of a master key', () => {
    const { master, hardenedChild, child } = vectors.bip32;
    expect(refusalOf(master)).toBe('depth_unsupported');
    expect(refusalOf(child)).toBe('depth_unsupported');
    expect(refusalOf(hardenedChild)).toBeNull();
  });

  it('the key of a signer among several, which BIP-48 puts deeper', () => {
    const { publicExtendedKey } = HDKey.fromMasterSeed(new Uint8Array(32)).derive("m/48'/0'/0'/2'");
    expect(refusalOf(publicExtendedKey)).toBe('depth_unsupported');
  });

  it('any other text, without throwing', () => {
    const anyText = fc.string({ maxLength: 600 });
    return fc.assert(
      fc.property(anyText, (text) => {
        expect(refusalOf(text)).not.toBeNull();
      }),
    );
  });

  it('a descriptor with one wrong character', () => {
    const { descriptor } = read(bitcoin, accountKey, 'wpkh');
    const place = fc.nat({ max: descriptor.length - 1 });
    const character = fc.constantFrom(
      ...'023456789abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ()/*',
    );
    return fc.assert(
      fc.property(place, character, (at, other) => {
        fc.pre(descriptor[at] !== other);
        const changed = `${descriptor.slice(0, at)}${other}${descriptor.slice(at + 1)}`;
        expect(refusalOf(changed)).not.toBeNull();
      }),
    );
  });
});

const chains = networksOf('utxo').flatMap((network) =>
  (['main', 'test', 'regtest'] as const).map((chain: ChainName) => ({ network, chain })),
);

describe.each(chains)('addresses of a watched key on $network $chain', ({ network, chain }) => {
  const { model, coinType } = getNetwork(network);
  const form = model.chains[chain];
  const keyring = getKeyring(network, chain);
  const libraryForm = {
    ...{ bech32: form.hrp, pubKeyHash: form.pubKeyHash, scriptHash: form.scriptHash },
    ...{ wif: form.wif, bip32: form.bip32, messagePrefix: '' },
  };
  const libraryAddress = (kind: WatchKind, pubkey: Uint8Array) => {
    const common = { network: libraryForm, pubkey };
    switch (kind) {
      case 'pkh':
        return payments.p2pkh(common).address;
      case 'sh-wpkh':
        return payments.p2sh({ redeem: payments.p2wpkh(common), network: libraryForm }).address;
      case 'wpkh':
        return payments.p2wpkh(common).address;
      case 'tr':
        return payments.p2tr({ internalPubkey: pubkey.subarray(1), network: libraryForm }).address;
      default:
        return kind satisfies never;
    }
  };

  it('are those that another library makes of the private keys', () => {
    const place = fc.record({
      seed: fc.uint8Array({ minLength: 32, maxLength: 32 }),
      kind: fc.constantFrom(...watchKinds),
      account: fc.nat({ max: 2 ** 31 - 1 }),
      branch: fc.constantFrom(0 as const, 1 as const),
      addressIndex: fc.nat({ max: 2 ** 31 - 1 }),
    });
    return fc.assert(
      fc.property(place, ({ seed, kind, account, branch, addressIndex }) => {
        const coin = chain === 'main' ? coinType : 1;
        const path = `${purposeOf[kind]}'/${coin}'/${account}'`;
        const node = HDKey.fromMasterSeed(seed, form.bip32).derive(`m/${path}`);
        const child = node.deriveChild(branch).deriveChild(addressIndex);
        const text = `[00000000/${path}]${node.publicExtendedKey}/<0;1>/*`;
        const body = kind === 'sh-wpkh' ? `sh(wpkh(${text}))` : `${kind}(${text})`;
        const key = read(keyring, withChecksum(body));
        expect(key.kind).toBe(kind);
        expect(keyring.createWatchDeriver(key)({ branch, addressIndex })).toBe(
          libraryAddress(kind, child.publicKey ?? new Uint8Array()),
        );
      }),
      { numRuns: 40 },
    );
  });
});

describe('parseWatchKey on Litecoin', () => {
  it.each([
    ['Ltub', 0x019da462, null, 'pkh'],
    ['Ltub', 0x019da462, 'wpkh', 'wpkh'],
    ['Mtub', 0x01b26ef6, null, 'sh-wpkh'],
    ['zpub', 0x04b24746, null, 'wpkh'],
  ] as const)('reads %s %s, asked for %s, as %s', (prefix, version, asked, kind) => {
    const text = rewrite(accountKey, version);
    expect(text.startsWith(prefix)).toBe(true);
    expect(read(litecoin, text, asked).kind).toBe(kind);
  });

  it('reads the xpub of a descriptor, which is what its nodes write', () => {
    const body = `wpkh([73c5da0a/84'/2'/0']${accountKey}/0/*)`;
    expect(read(litecoin, withChecksum(body)).publicKey).toBe(accountKey);
  });
});
