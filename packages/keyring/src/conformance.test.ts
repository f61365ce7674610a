import { chainNames, getNetwork, validateAddress } from '@billfold/core';
import { describe, expect, it } from 'vitest';
import { deriveAddress, derivePublic } from './derive.ts';
import { getKeyring } from './get-keyring.ts';
import bip84 from './networks/bitcoin/bip84.vectors.json';
import { type SignableNetwork, signableNetworks } from './signable-network.ts';

/** First receiving address of the first account, as published; a network without one does not compile. */
const published: Readonly<
  Record<SignableNetwork, { readonly phrase: string; readonly address: string }>
> = {
  BTC: { phrase: bip84.phrase, address: bip84.addresses[0]?.address ?? '' },
  // Of every wallet that follows BIP-84 with the coin type of SLIP-44.
  LTC: { phrase: bip84.phrase, address: 'ltc1qjmxnz78nmc8nq77wuxh25n2es7rzm5c2rkk4wh' },
  // Of viem, ethers and every wallet that follows BIP-44 with the phrase of BIP-84.
  ETH: { phrase: bip84.phrase, address: '0x9858EfFD232B4033E47d90003D41EC34EcaEda94' },
  BSC: { phrase: bip84.phrase, address: '0x9858EfFD232B4033E47d90003D41EC34EcaEda94' },
  // Of tronweb with the phrase of BIP-84.
  TRX: { phrase: bip84.phrase, address: 'TUEZSdKsoDHQMeZwihtdoBiN46zxhGWYdH' },
  // Of @solana/web3.js and @solana/kit with the key of SLIP-10 at m/44'/501'/0'/0'.
  SOL: { phrase: bip84.phrase, address: 'HAgk14JpMQLgt6rVgv7cBQFJWFto5Dqxi472uT3DKpqk' },
  // Of WalletContractV4 of @ton/ton with the key of SLIP-10 at m/44'/607'/0'.
  TON: { phrase: bip84.phrase, address: 'UQAzWZa6nM5mJev91wGc7VCSfBoIsYRqKJpV78N8Add9-RKY' },
};

const seed = new Uint8Array(32).fill(7);
/** Families on ed25519, which has no public derivation: the key of an account makes one address. */
const oneAddressFamilies: readonly string[] = ['solana', 'ton'];
const chains = signableNetworks.flatMap((network) =>
  chainNames.map((chain) => ({ network, chain })),
);

describe.each(signableNetworks)('%s', (network) => {
  it('derives the published address of its path', () => {
    const { phrase, address } = published[network];
    expect(deriveAddress(network, phrase, 0, 0)).toBe(address);
    expect(deriveAddress(network, phrase)).toBe(address);
  });

  it('stands on the main chain unless another is asked for', () => {
    expect(getKeyring(network)).toMatchObject({ network, chain: 'main' });
    expect(derivePublic(network, seed)).toEqual(getKeyring(network, 'main').derivePublic(seed, 0));
  });
});

describe.each(chains)('$network $chain', ({ network, chain }) => {
  const keyring = getKeyring(network, chain);
  const { publicKey } = keyring.derivePublic(seed, 0);
  const hasOneAddress = oneAddressFamilies.includes(keyring.family);
  const noIndex = expect.objectContaining({ code: 'index_invalid' });

  it('is of the family of its network', () => {
    expect(keyring).toMatchObject({ network, chain, family: getNetwork(network).model.family });
  });

  it('derives addresses that the product accepts on this chain', () => {
    const address = keyring.addressAt(publicKey, { branch: 0, addressIndex: 0 });
    const check = validateAddress(network, address, chain);
    expect(check).toMatchObject({ valid: true, normalized: address, flags: [] });
  });

  it('derives one address per account, branch and index', () => {
    const accounts = [0, 1].map((account) => keyring.derivePublic(seed, account).publicKey);
    const positions = ([0, 1] as const).flatMap((branch) =>
      [0, 1, 2 ** 31 - 1].map((addressIndex) => ({ branch, addressIndex })),
    );
    const [first = { branch: 0, addressIndex: 0 }, ...others] = positions;
    const used = hasOneAddress ? [first] : positions;
    const addresses = accounts.flatMap((key) =>
      used.map((position) => keyring.addressAt(key, position)),
    );
    expect(new Set(addresses).size).toBe(2 * used.length);
    if (!hasOneAddress) return;
    for (const position of others)
      expect(() => keyring.addressAt(publicKey, position)).toThrow(noIndex);
  });

  it('derives many addresses as it derives each', () => {
    const addressAt = keyring.createAddressDeriver(publicKey);
    const branch = hasOneAddress ? 0 : 1;
    for (let addressIndex = 0; addressIndex < (hasOneAddress ? 1 : 20); addressIndex += 1) {
      const position = { branch, addressIndex } as const;
      expect(addressAt(position)).toBe(keyring.addressAt(publicKey, position));
    }
  });

  it('derives nothing from what is no key', () => {
    const mistyped = publicKey.replace(/.$/, (last) => (last === 'a' ? 'b' : 'a'));
    const address = keyring.addressAt(publicKey, { branch: 0, addressIndex: 0 });
    const extended = hasOneAddress ? [] : [mistyped, address];
    for (const text of ['', ` ${publicKey}`, publicKey.slice(9), 'xpub', ...extended])
      expect(() => keyring.addressAt(text, { branch: 0, addressIndex: 0 })).toThrow(
        expect.objectContaining({ code: 'account_key_invalid' }),
      );
  });

  it.each([-1, 1.5, 2 ** 31, Number.NaN])('has no account and no address %d', (index) => {
    const position = { branch: 0, addressIndex: index } as const;
    expect(() => keyring.derivePublic(seed, index)).toThrow(noIndex);
    expect(() => keyring.addressAt(publicKey, position)).toThrow(noIndex);
  });
});
