import fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkEthereumAddress } from '../ethereum/address.ts';
import { referenceEip55 } from '../reference-address.conformance.ts';
import { checkBscAddress } from './address.ts';

it('validates every text as Ethereum does', () => {
  const account = fc.uint8Array({ minLength: 20, maxLength: 20 }).map(referenceEip55);
  const text = fc.oneof(
    account,
    account.map((written) => written.toLowerCase()),
    account.map((written) => written.toUpperCase()),
    fc.string(),
  );
  fc.assert(
    fc.property(text, (given) => {
      expect(checkBscAddress(given)).toEqual(checkEthereumAddress(given));
    }),
  );
});
