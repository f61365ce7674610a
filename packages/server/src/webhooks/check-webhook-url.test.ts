import { describe, expect, it } from 'vitest';
import { englishRefusals } from '../refusal-texts/write-refusal.ts';
import { findAddressFault, findUrlFault } from './check-webhook-url.ts';
import { isPublicAddress } from './is-public-address.ts';

const closed = { privateWebhooks: 'none' } as const;
const loopback = { privateWebhooks: 'loopback' } as const;
const privateNetwork = 'This host name leads to a private network.';
const ipAddress = 'Use a host name instead of an IP address.';
const httpsOnly = 'Use an https address.';
const badPort = 'Use port 443, 8443 or one from 1024 on.';
const noPassword = 'Leave the user name and password out.';

/** Hostile URLs (S29), each with why it is refused. */
const hostile: readonly (readonly [string, string])[] = [
  ['http://shop.example/hooks', httpsOnly],
  ['HTTP://SHOP.EXAMPLE/', httpsOnly],
  ['ftp://shop.example/', httpsOnly],
  ['file:///etc/passwd', httpsOnly],
  ['gopher://shop.example:70/_', httpsOnly],
  ['data:text/plain,hello', httpsOnly],
  ['javascript:alert(1)', httpsOnly],
  ['ws://shop.example/', httpsOnly],
  ['//shop.example/', 'This is not a URL.'],
  ['shop.example', 'This is not a URL.'],
  ['https://', 'This is not a URL.'],
  ['https://[::1', 'This is not a URL.'],
  ['https://999.1.1.1/', 'This is not a URL.'],
  ['https://user@shop.example/', noPassword],
  ['https://user:secret@shop.example/', noPassword],
  ['https://shop.example@127.0.0.1/', noPassword],
  ['https://127.0.0.1@shop.example/', noPassword],
  ['https://:secret@shop.example/', noPassword],
  ['https://shop.example/#part', 'Leave the part after # out.'],
  ['https://shop.example/#', 'Leave the part after # out.'],
  ['https://shop.example#@127.0.0.1/', 'Leave the part after # out.'],
  ['https://127.0.0.1/', ipAddress],
  ['https://127.1/', ipAddress],
  ['https://127.0.1/', ipAddress],
  ['https://2130706433/', ipAddress],
  ['https://0x7f000001/', ipAddress],
  ['https://0x7f.0.0.1/', ipAddress],
  ['https://0177.0.0.1/', ipAddress],
  ['https://017700000001/', ipAddress],
  ['https://0/', ipAddress],
  ['https://0.0.0.0/', ipAddress],
  ['https://127.0.0.1./', ipAddress],
  ['https://１２７.０.０.１/', ipAddress],
  ['https://127。0。0。1/', ipAddress],
  ['https://%31%32%37.0.0.1/', ipAddress],
  ['https://169.254.169.254/latest/meta-data/', ipAddress],
  ['https://2852039166/', ipAddress],
  ['https://10.0.0.1/', ipAddress],
  ['https://172.16.0.1/', ipAddress],
  ['https://192.168.1.1/', ipAddress],
  ['https://100.64.0.1/', ipAddress],
  ['https://8.8.8.8/', ipAddress],
  ['https://[::1]/', ipAddress],
  ['https://[::]/', ipAddress],
  ['https://[::ffff:127.0.0.1]/', ipAddress],
  ['https://[::ffff:7f00:1]/', ipAddress],
  ['https://[0:0:0:0:0:ffff:7f00:0001]/', ipAddress],
  ['https://[::127.0.0.1]/', ipAddress],
  ['https://[64:ff9b::7f00:1]/', ipAddress],
  ['https://[2002:7f00:1::]/', ipAddress],
  ['https://[fd00:ec2::254]/', ipAddress],
  ['https://[fe80::1]/', ipAddress],
  ['https://[ff02::1]/', ipAddress],
  ['https://[2606:4700:4700::1111]/', ipAddress],
  ['https://localhost/', privateNetwork],
  ['https://LOCALHOST./', privateNetwork],
  ['https://api.localhost/', privateNetwork],
  ['https://printer.local/', privateNetwork],
  ['https://metadata.google.internal/', privateNetwork],
  ['https://router.home.arpa/', privateNetwork],
  ['https://db.lan/', privateNetwork],
  ['https://intranet/', privateNetwork],
  ['https://shop.example:22/', badPort],
  ['https://shop.example:80/', badPort],
  ['https://shop.example:1023/', badPort],
  ['https://shop.example:0/', badPort],
];

describe('findUrlFault (S29, R-HOOK-03)', () => {
  it.each(hostile)('refuses %s', (url, reason) => {
    expect(findUrlFault(url, closed)).toBe(reason);
  });

  it.each([
    'https://shop.example/hooks',
    'https://SHOP.example:443/hooks?source=billfold',
    'https://shop.example:8443/',
    'https://shop.example:1024/',
    'https://bücher.example/',
    'https://shop.example./',
  ])('takes %s', (url) => {
    expect(findUrlFault(url, closed)).toBeNull();
  });

  it('takes addresses of this machine where an operator allows them, but no password', () => {
    const open = { privateWebhooks: 'private' } as const;
    for (const url of ['http://127.0.0.1:80/', 'http://localhost/', 'https://[::1]:9/'])
      expect(findUrlFault(url, open)).toBeNull();
    expect(findUrlFault('http://user:secret@localhost/', open)).toBe(noPassword);
    expect(findUrlFault('ftp://localhost/', open)).toBe(httpsOnly);
  });
});

describe('findUrlFault where webhooks may reach this machine', () => {
  it.each([
    ...['http://127.0.0.1:4190/', 'http://localhost:4190/', 'http://127.8.8.8/', 'http://0x7f.1/'],
    ...['https://[::1]:9/', 'https://shop.example/hooks'],
  ])('takes %s', (url) => {
    expect(findUrlFault(url, loopback)).toBeNull();
  });

  it.each([
    ...['http://10.0.0.1/', 'http://192.168.1.1/', 'http://169.254.169.254/latest/meta-data/'],
    ...['http://0.0.0.0/', 'http://[fe80::1]/', 'http://[::ffff:10.0.0.1]/', 'http://[::]/'],
    ...['http://shop.example/', 'http://127.0.0.1.shop.example/', 'http://router.lan/'],
  ])('refuses %s', (url) => {
    expect(findUrlFault(url, loopback)).toBe(httpsOnly);
  });

  it('refuses other private places as everywhere', () => {
    expect(findUrlFault('https://10.0.0.1/', loopback)).toBe(ipAddress);
    expect(findUrlFault('https://[::ffff:127.0.0.1]/', loopback)).toBe(ipAddress);
    expect(findUrlFault('https://router.lan/', loopback)).toBe(privateNetwork);
    expect(findUrlFault('http://user:secret@localhost/', loopback)).toBe(noPassword);
  });
});

describe('isPublicAddress', () => {
  it.each([
    ...['0.1.2.3', '10.255.0.1', '100.127.255.254', '127.8.8.8', '169.254.169.254'],
    ...['172.31.0.1', '192.0.0.8', '192.0.2.1', '192.88.99.1', '192.168.0.1', '198.19.0.1'],
    ...['198.51.100.1', '203.0.113.1', '224.0.0.1', '239.255.255.250', '240.0.0.1'],
    ...['255.255.255.255', '::', '::1', '::ffff:8.8.8.8', '::ffff:127.0.0.1', '::7f00:1'],
    ...['64:ff9b::808:808', '64:ff9b:1::1', '100::1', '2001::1', '2001:db8::1', '2002:7f00:1::1'],
    ...['3fff::1', 'fc00::1', 'fd00:ec2::254', 'fe80::1', 'fe80::1%eth0', 'fec0::1', 'ff02::1'],
    ...['', 'shop.example', '08.8.8.8', '8.8.8'],
  ])('refuses %s', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each(['8.8.8.8', '93.184.215.14', '100.128.0.1', '172.32.0.1', '2606:4700:4700::1111'])(
    'takes %s',
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );
});

describe('findAddressFault', () => {
  const at = (...addresses: readonly string[]) => ({
    ...closed,
    resolveHost: async () =>
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
  });

  it('refuses a host of which one address is private', async () => {
    const fault = await findAddressFault('a.example', at('8.8.8.8', '127.0.0.1'));
    expect(fault === null ? '' : englishRefusals.text(fault)).toBe(
      'The host resolves to 127.0.0.1, which is not a public address.',
    );
    expect(await findAddressFault('a.example', at('8.8.8.8', '2606:4700::1'))).toBeNull();
  });

  it('refuses a host without an address', async () => {
    const failing = {
      ...closed,
      resolveHost: async () => {
        throw new Error('ENOTFOUND');
      },
    };
    expect(await findAddressFault('a.example', at())).toBe('The host name does not resolve.');
    expect(await findAddressFault('a.example', failing)).toBe('The host name does not resolve.');
  });
});
