import { hex } from '@scure/base';
import * as fc from 'fast-check';
import { getAddress } from 'viem';
import { mnemonicToAccount } from 'viem/accounts';
import { describe, expect, it } from 'vitest';
import { derivePublic } from '../../derive.ts';
import { getKeyring } from '../../get-keyring.ts';
import { generateSeedPhrase, seedPhraseToSeed } from '../../seed-phrase.ts';
import { formatAddress, parseAddress, parseRecipient } from './address.ts';

const addresses = fc.uint8Array({ minLength: 20, maxLength: 20 });

/** The examples of EIP-55. */
const checksummed = [
  '0x52908400098527886E0F7030069857D2E4169EE7',
  '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
  '0xde709f2102306220921060314715629080e2fb77',
  '0x27b1fdb04752bbc536007a920d24acb045561c26',
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
  '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
];

describe('the checksum of EIP-55', () => {
  it.each(checksummed)('is that of %s', (address) => {
    const bytes = hex.decode(address.slice(2));
    expect(formatAddress(bytes)).toBe(address);
    expect(parseAddress(address)).toEqual(bytes);
  });

  it('is the one of viem', () =>
    fc.assert(
      fc.property(addresses, (bytes) => {
        const address = formatAddress(bytes);
        expect(address).toBe(getAddress(`0x${hex.encode(bytes)}`));
        expect(parseAddress(address)).toEqual(bytes);
      }),
    ));

  it('finds every letter in the wrong case, unless none is left in the other', () => {
    const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
    for (let at = 2; at < address.length; at += 1) {
      const letter = address.charAt(at);
      const other = letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase();
      const changed = address.slice(0, at) + other + address.slice(at + 1);
      if (changed !== address) expect(parseAddress(changed)).toBeNull();
    }
  });

  it('is not asked of an address in one case', () => {
    const bytes = hex.decode('5aaeb6053f3e94c9b9a09f33669435e7ef1beaed');
    expect(parseAddress('0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed')).toEqual(bytes);
    expect(parseAddress('0x5AAEB6053F3E94C9B9A09F33669435E7EF1BEAED')).toEqual(bytes);
  });
});

describe('parseRecipient', () => {
  it.each(['0000', '0001', '0100', 'dEaD'])(
    'refuses the address 0x0…%s, which has no key',
    (end) => {
      expect(parseAddress(`0x${'0'.repeat(36)}${end}`)).not.toBeNull();
      expect(parseRecipient(`0x${'0'.repeat(36)}${end}`)).toBeNull();
    },
  );

  it('takes every other one', () =>
    fc.assert(
      fc.property(addresses, fc.nat(17), fc.integer({ min: 1, max: 255 }), (any, at, byte) => {
        const bytes = any.with(at, byte);
        expect(parseRecipient(formatAddress(bytes))).toEqual(bytes);
      }),
    ));
});

describe('the addresses of an account', () => {
  const phrase = `${'abandon '.repeat(11)}about`;
  const keyring = getKeyring('ETH');

  it('follow BIP-44', () => {
    expect(derivePublic('ETH', seedPhraseToSeed(phrase), 2)).toMatchObject({
      path: "m/44'/60'/2'",
      publicKey: expect.stringMatching(/^xpub/),
    });
  });

  it.each([
    ["m/44'/60'/0'/0/0", 0, 0, 0, '0x9858EfFD232B4033E47d90003D41EC34EcaEda94'],
    ["m/44'/60'/0'/0/1", 0, 0, 1, '0x6Fac4D18c912343BF86fa7049364Dd4E424Ab9C0'],
  ] as const)(
    'are published for %s of the phrase of BIP-84',
    (_, account, branch, addressIndex, address) => {
      const { publicKey } = keyring.derivePublic(seedPhraseToSeed(phrase), account);
      expect(keyring.addressAt(publicKey, { branch, addressIndex })).toBe(address);
    },
  );

  it(
    'are those of viem, whatever the phrase and the path',
    () =>
      fc.assert(
        fc.property(
          fc.uint8Array({ minLength: 16, maxLength: 16 }),
          fc.nat(2 ** 31 - 1),
          fc.nat(2 ** 31 - 1),
          fc.constantFrom(0 as const, 1 as const),
          (entropy, account, addressIndex, branch) => {
            const words = generateSeedPhrase(12, () => entropy.slice());
            const { publicKey } = keyring.derivePublic(seedPhraseToSeed(words), account);
            const path = `m/44'/60'/${account}'/${branch}/${addressIndex}` as const;
            expect(keyring.addressAt(publicKey, { branch, addressIndex })).toBe(
              mnemonicToAccount(words, { path }).address,
            );
          },
        ),
        { numRuns: 20 },
      ),
    30_000,
  );
});
