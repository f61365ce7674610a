import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkBitcoinAddress } from '../bitcoin/address.ts';
import { bitcoin } from '../bitcoin/network.ts';
import { chainNames } from '../network.ts';
import { referenceBase58check, referenceSegwit } from '../reference-address.conformance.ts';
import { checkLitecoinAddress } from './address.ts';
import { litecoin } from './network.ts';

const hash = fc.uint8Array({ minLength: 20, maxLength: 20 });
const chain = fc.constantFrom(...chainNames);

describe('checkLitecoinAddress', () => {
  it('accepts whatever an independent encoder writes, on every chain', () => {
    fc.assert(
      fc.property(hash, chain, (bytes, name) => {
        const { hrp, pubKeyHash, scriptHash } = litecoin.model.chains[name];
        const written = [
          [referenceSegwit(hrp, 0, bytes), 'p2wpkh'],
          [referenceBase58check(Uint8Array.of(pubKeyHash, ...bytes)), 'p2pkh'],
          [referenceBase58check(Uint8Array.of(scriptHash, ...bytes)), 'p2sh'],
        ] as const;
        for (const [text, kind] of written) {
          const expected = { valid: true, normalized: text, kind, flags: [] };
          expect(checkLitecoinAddress(text, name)).toEqual(expected);
          expect(litecoin.addressPattern.test(text)).toBe(true);
        }
      }),
    );
  });

  it('shares no address of its main chain with Bitcoin, nor Bitcoin with it', () => {
    fc.assert(
      fc.property(hash, (bytes) => {
        for (const [own, accepts, refuses] of [
          [litecoin, checkLitecoinAddress, checkBitcoinAddress],
          [bitcoin, checkBitcoinAddress, checkLitecoinAddress],
        ] as const) {
          const { hrp, pubKeyHash, scriptHash } = own.model.chains.main;
          for (const text of [
            referenceSegwit(hrp, 0, bytes),
            referenceBase58check(Uint8Array.of(pubKeyHash, ...bytes)),
            referenceBase58check(Uint8Array.of(scriptHash, ...bytes)),
          ]) {
            expect(accepts(text, 'main').valid).toBe(true);
            expect(refuses(text, 'main').valid).toBe(false);
          }
        }
      }),
    );
  });

  it.each(['ltcmweb1qq', 'LTCMWEB1QQ', 'tmweb1qq'])('knows that it cannot pay %s…', (text) => {
    const expected = { valid: false, reason: 'unsupported' };
    for (const name of chainNames) expect(checkLitecoinAddress(text, name)).toEqual(expected);
  });
});
