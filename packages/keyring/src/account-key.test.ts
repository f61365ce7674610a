import { getNetwork } from '@billfold/core';
import { HDKey } from '@scure/bip32';
import { describe, expect, it } from 'vitest';
import { openAccountKey } from './account-key.ts';

const { main, test } = getNetwork('BTC').model.chains;
const master = HDKey.fromMasterSeed(new Uint8Array(32).fill(7));
const account = master.derive("m/84'/0'/5'");

describe('openAccountKey', () => {
  it('tells the number of the account', () => {
    expect(openAccountKey(main.bip32, account.publicExtendedKey).account).toBe(5);
  });

  it('derives without the private key what the private key derives', () => {
    const key = openAccountKey(main.bip32, account.publicExtendedKey);
    for (const branch of [0, 1] as const)
      for (const addressIndex of [0, 9, 500, 2 ** 31 - 1]) {
        const { publicKey, pubKeyHash } = account.deriveChild(branch).deriveChild(addressIndex);
        const derived = key.keyAt({ branch, addressIndex });
        expect([derived.publicKey, derived.keyHash]).toEqual([publicKey, pubKeyHash]);
        expect(derived.point.toBytes(true)).toEqual(publicKey);
      }
  });

  it.each([
    ['a private key', account.privateExtendedKey],
    ['the master key', master.publicExtendedKey],
    ['a key above the accounts', master.derive("m/84'/0'").publicExtendedKey],
    ['a branch', account.deriveChild(0).publicExtendedKey],
    ['a key that is not hardened', master.derive("m/84'/0'/5").publicExtendedKey],
  ])('refuses %s without quoting it', (_, text) => {
    expect(() => openAccountKey(main.bip32, text)).toThrow(
      expect.objectContaining({ code: 'account_key_invalid', cause: undefined }),
    );
    expect(() => openAccountKey(main.bip32, text)).not.toThrow(text);
  });

  it('refuses a key of another chain', () => {
    expect(() => openAccountKey(test.bip32, account.publicExtendedKey)).toThrow('no account key');
  });
});
