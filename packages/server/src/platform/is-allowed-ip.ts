import { BlockList, isIPv4 } from 'node:net';

/**
 * Reports whether an address is one of `allowed` or in one of its networks (CIDR), IPv4 and IPv6. An IPv4
 * address that is written as an IPv6 one (`::ffff:203.0.113.7`) counts as what it is.
 */
export function isAllowedIp(ip: string, allowed: readonly string[]): boolean {
  const list = new BlockList();
  for (const each of allowed) {
    const [address = '', prefix] = each.split('/');
    if (prefix === undefined) list.addAddress(plain(address), familyOf(plain(address)));
    else list.addSubnet(address, Number(prefix), familyOf(address));
  }
  const [address = ''] = ip.split('%');
  return list.check(plain(address), familyOf(plain(address)));
}

const familyOf = (address: string) => (isIPv4(address) ? 'ipv4' : 'ipv6');

const plain = (address: string): string =>
  /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
