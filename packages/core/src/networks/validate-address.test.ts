import { describe, expect, it } from 'vitest';
import { networkCodes } from './registry.ts';
import { validateAddress } from './validate-address.ts';

const address = 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu';
const onTest = 'tb1qcrh3yqn4nlleplcez2yndq2ry8h9ncg3qh7n54';

describe('validateAddress', () => {
  it('validates addresses of the main chain unless another is named', () => {
    expect(validateAddress('BTC', address)).toMatchObject({
      valid: true,
      normalized: address,
    });
    expect(validateAddress('BTC', onTest, 'test')).toMatchObject({
      valid: true,
      normalized: onTest,
    });
    expect(validateAddress('BTC', onTest)).toEqual({
      valid: false,
      reason: 'wrong-chain',
      looksLike: 'test',
    });
  });

  it('takes the sandbox to have the addresses of the main chain', () => {
    expect(validateAddress('BTC', address, 'sandbox')).toMatchObject({ valid: true });
    expect(validateAddress('BTC', onTest, 'sandbox')).toMatchObject({ valid: false });
  });

  it('tells a mistyped address from a text that is none', () => {
    const mistyped = `${address.slice(0, -1)}q`;
    expect(validateAddress('BTC', mistyped)).toEqual({ valid: false, reason: 'checksum' });
    expect(validateAddress('BTC', 'hello')).toEqual({ valid: false, reason: 'malformed' });
  });

  it('names the network that a text of another one looks like', () => {
    const account = '0x9858EfFD232B4033E47d90003D41EC34EcaEda94';
    const wrong = { valid: false, reason: 'wrong-network' };
    expect(validateAddress('BTC', account)).toEqual({ ...wrong, looksLike: 'ETH' });
    expect(validateAddress('ETH', address)).toEqual({ ...wrong, looksLike: 'BTC' });
    expect(validateAddress('ETH', onTest)).toEqual({ ...wrong, looksLike: 'BTC' });
  });

  it('answers a text of any length', () => {
    for (const network of networkCodes)
      for (const unit of ['1', 'bc1', '\u{1f4a9}', ' ', '3', '0x', '0', 'T', 'E', '0:', '-'])
        for (const start of ['', '0x'])
          expect(validateAddress(network, start + unit.repeat(50_000)).valid).toBe(false);
  });
});
