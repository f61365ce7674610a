import { describe, expect, it } from 'vitest';
import { hashAddress } from './hash-address.ts';

describe('hashAddress', () => {
  it.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::1'],
    ['2001:DB8:1:2::', '2001:0db8:0001:0002:ffff:ffff:ffff:ffff'],
    ['fe80::1%eth0', 'fe80::2'],
    ['::1', '0:0:0:0:0:0:0:1'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
  ])('counts %s and %s as one network', (one, other) => {
    expect(hashAddress(one)).toBe(hashAddress(other));
  });

  it.each([
    ['2001:db8:1:2::1', '2001:db8:1:3::1'],
    ['2001:db8::1', '2001:db9::1'],
    ['203.0.113.7', '203.0.113.8'],
  ])('counts %s and %s apart', (one, other) => {
    expect(hashAddress(one)).not.toBe(hashAddress(other));
  });

  it('shows no address', () => {
    expect(hashAddress('203.0.113.7')).toMatch(/^[0-9a-f]{64}$/);
  });
});
