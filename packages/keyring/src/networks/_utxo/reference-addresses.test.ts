import { chainNames, getNetwork, losesFunds, validateAddress } from '@billfold/core';
import { bech32m, hex } from '@scure/base';
import { Address, OutScript } from '@scure/btc-signer';
import { address as addresses, initEccLib } from 'bitcoinjs-lib';
import * as fc from 'fast-check';
import * as tinySecp256k1 from 'tiny-secp256k1';
import { describe, expect, it } from 'vitest';
import { networksOf } from '../../testing/networks-of.ts';
import { addressToScript, scriptToAddress } from './address-script.ts';

initEccLib(tinySecp256k1);

const chains = networksOf('utxo').flatMap((network) =>
  chainNames.map((chain) => ({ network, chain, form: getNetwork(network).model.chains[chain] })),
);

const bytes = (length: number) => fc.uint8Array({ minLength: length, maxLength: length });
const framed = (head: string, length: number, tail = '') =>
  bytes(length).map((payload) => hex.decode(`${head}${hex.encode(payload)}${tail}`));
/** The five forms, half of the taproot keys off the curve, and near misses of all. */
const scripts = fc.oneof(
  framed('76a914', 20, '88ac'),
  framed('a914', 20, '87'),
  framed('0014', 20),
  framed('0020', 32),
  framed('5120', 32),
  framed('5114', 20),
  framed('5220', 32),
  framed('a914', 20, '88'),
  framed('76a914', 19, '88ac'),
  fc.uint8Array({ maxLength: 40 }),
);

describe.each(chains)('addresses of $network $chain beside other libraries', (each) => {
  const { network, chain, form } = each;
  const { hrp: bech32, pubKeyHash, scriptHash, wif } = form;
  const signerForm = { bech32, pubKeyHash, scriptHash, wif };
  const libraryForm = { ...signerForm, bip32: form.bip32, messagePrefix: '' };
  const signerAddress = (script: Uint8Array) => {
    try {
      return Address(signerForm).encode(OutScript.decode(script));
    } catch {
      return null;
    }
  };

  it('are those of the same scripts', () =>
    fc.assert(
      fc.property(scripts, (script) => {
        const address = scriptToAddress(form, script);
        expect(address).toBe(signerAddress(script));
        if (address === null) return;
        expect(address).toBe(addresses.fromOutputScript(script, libraryForm));
        expect(addressToScript(form, address)).toEqual(script);
        expect(addresses.toOutputScript(address, libraryForm)).toEqual(script);
      }),
    ));

  it('are paid where core takes them without a loss, and nowhere else', () => {
    const witness = fc
      .tuple(fc.constantFrom(1, 1, 2), fc.constantFrom(form, ...chains.map((other) => other.form)))
      .chain(([version, { hrp }]) =>
        bytes(32).map((key) => bech32m.encode(hrp, [version, ...bech32m.toWords(key)])),
      );
    const written = fc
      .tuple(fc.constantFrom(each, ...chains), scripts)
      .map(([other, script]) => scriptToAddress(other.form, script) ?? hex.encode(script));
    const typed = fc.tuple(fc.oneof(witness, written), fc.nat(), fc.constantFrom('', '', '1', 'Q'));
    const mistyped = typed.map(([address, where, letter]) => {
      const at = where % (address.length + 1);
      return address.slice(0, at) + letter + address.slice(at + letter.length);
    });
    return fc.assert(
      fc.property(mistyped, (address) => {
        const check = validateAddress(network, address, chain);
        const isPayable = check.valid && !losesFunds(check.flags);
        expect(addressToScript(form, address) !== null).toBe(isPayable);
      }),
    );
  });
});
