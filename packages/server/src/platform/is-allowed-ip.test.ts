import { describe, expect, it } from 'vitest';
import { isAllowedIp } from './is-allowed-ip.ts';

describe('isAllowedIp', () => {
  it.each([
    ['203.0.113.7', ['203.0.113.7']],
    ['203.0.113.7', ['198.51.100.1', '203.0.113.0/24']],
    ['::ffff:203.0.113.7', ['203.0.113.0/24']],
    ['203.0.113.7', ['::ffff:203.0.113.7']],
    ['2001:db8::7', ['2001:db8::/32']],
    ['2001:db8:0:0::7', ['2001:DB8::7']],
    ['fe80::1%eth0', ['fe80::1']],
    ['10.1.2.3', ['0.0.0.0/0']],
  ])('admits %s for %j', (ip, allowed) => {
    expect(isAllowedIp(ip, allowed)).toBe(true);
  });

  it.each([
    ['203.0.113.8', ['203.0.113.7']],
    ['203.0.114.1', ['203.0.113.0/24']],
    ['2001:db9::1', ['2001:db8::/32']],
    ['10.1.2.3', ['2001:db8::/32']],
    ['not an address', ['0.0.0.0/0', '::/0']],
    ['', ['0.0.0.0/0']],
  ])('refuses %s for %j', (ip, allowed) => {
    expect(isAllowedIp(ip, allowed)).toBe(false);
  });
});
