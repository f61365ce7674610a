import { getNetwork } from '@billfold/core';
import { hex } from '@scure/base';
import { describe, expect, it } from 'vitest';
import { addressToScript, scriptToAddress } from './address-script.ts';

const { main, test, regtest } = getNetwork('BTC').model.chains;

// Address and script pairs of BIP-173 and BIP-350, and of the first blocks of the chain.
const pairs = [
  [
    'p2pkh',
    '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
    '76a91462e907b15cbf27d5425399ebf6f0fb50ebb88f1888ac',
  ],
  ['p2sh', '3P14159f73E4gFr7JterCCQh9QjiTjiZrG', 'a914e9c3dd0c07aac76179ebc76a6c78d4d67c6c160a87'],
  [
    'p2wpkh',
    'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
    '0014751e76e8199196d454941c45d1b3a323f1433bd6',
  ],
  [
    'p2wsh',
    'bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qccfmv3',
    '00201863143c14c5166804bd19203356da136c985678cd4d27a1b8c6329604903262',
  ],
  [
    'p2tr',
    'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0',
    '512079be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798',
  ],
] as const;

describe('addressToScript', () => {
  it.each(pairs)('pays %s', (_, address, script) => {
    expect(hex.encode(addressToScript(main, address) ?? new Uint8Array())).toBe(script);
    expect(scriptToAddress(main, hex.decode(script))).toBe(address);
  });

  // Litecoin Core, src/test/data/key_io_valid.json: version bytes are those of the definition.
  it.each([
    [
      'p2sh',
      'MHrYRxAiMNBTku3eoDHwhA1LQGDjUStZW2',
      'a9146d328a5b2a20d943a641c8d29b6cc3c2d2df85d387',
    ],
    [
      'p2sh',
      'M9dw1FAoWpHC6PcMzoCHhqQ9McvTyG5Ywj',
      'a914130ef8742ad7492b389509252c6721775fb1127387',
    ],
  ])('pays %s of Litecoin, and not under the prefix that Bitcoin has', (_, address, script) => {
    const litecoin = getNetwork('LTC').model.chains.main;
    expect(hex.encode(addressToScript(litecoin, address) ?? new Uint8Array())).toBe(script);
    expect(scriptToAddress(litecoin, hex.decode(script))).toBe(address);
    expect(addressToScript(litecoin, scriptToAddress(main, hex.decode(script)) ?? '')).toBeNull();
  });

  it('reads a segwit address in capitals', () => {
    const [, , [, address, script]] = pairs;
    expect(hex.encode(addressToScript(main, address.toUpperCase()) ?? new Uint8Array())).toBe(
      script,
    );
  });

  it.each([
    ['of the test chain', 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'],
    ['of the test chain, legacy', 'mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn'],
    ['of another network', 'ltc1qjmxnz78nmc8nq77wuxh25n2es7rzm5c2rkk4wh'],
    ['with a typing error', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5'],
    ['in mixed case', 'bc1qW508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
    ['with a space behind', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4 '],
    [
      'of version 0 with the checksum of version 1',
      'bc1q0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd',
    ],
    [
      'of version 1 with the checksum of version 0',
      'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd',
    ],
    ['of a future witness version', 'BC1SW50QGDZ25J'],
    ['that anyone can spend', 'bc1pfeessrawgf'],
    [
      'of a taproot key off the curve',
      'bc1pve739yap4uxjvfk0jrey69078u0gasm2nwvv483ec6zkzulgw9xqu4w9fd',
    ],
    ['that is empty', ''],
  ])('refuses an address %s', (_, address) => {
    expect(addressToScript(main, address)).toBeNull();
  });

  it('keeps test and regtest apart', () => {
    const address = 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx';
    expect(addressToScript(test, address)).not.toBeNull();
    expect(addressToScript(regtest, address)).toBeNull();
  });
});

describe('scriptToAddress', () => {
  it.each(['', '6a0568656c6c6f', '51', '0014751e76e8199196d454941c45d1b3a323f1433bd6ff'])(
    'finds no address in %j',
    (script) => {
      expect(scriptToAddress(main, hex.decode(script))).toBeNull();
    },
  );
});
