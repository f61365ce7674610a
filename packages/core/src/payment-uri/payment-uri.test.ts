import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findTokenByContract, tokensOf } from '../assets/token.ts';
import { isBillfoldError } from '../errors/is-billfold-error.ts';
import { toBaseUnits } from '../money/base-units.ts';
import { toDecimal, trimDecimal } from '../money/decimal.ts';
import { getNetwork, type Network, networkCodes } from '../networks/registry.ts';
import { formatPaymentUri, type PaymentUriParts, parsePaymentUri } from './payment-uri.ts';

const address = '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2';
const segwit = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
const nothing = { network: 'BTC', address };

function codeOf(read: () => unknown): unknown {
  try {
    return read();
  } catch (error) {
    return isBillfoldError(error) ? error.code : error;
  }
}

describe('parsePaymentUri', () => {
  it.each([
    `bitcoin:${address}`,
    `BITCOIN:${address}`,
    `bitcoin://${address}`,
    `bitcoin:${address}?`,
    `bitcoin:${address}?&&`,
    `bitcoin:${address}#fragment?amount=1`,
    `bitcoin:${address}?foo=1&bar&lightning=lnbc1#x`,
    `bitcoin:${address}?label=`,
    `bitcoin:?bc=${address}`,
    `bitcoin:?BC=${address}&lightning=lnbc1`,
    `bitcoin:${address}?bc=${segwit}`,
    `bitcoin:${address}?__proto__=1&constructor=2&toString=3`,
  ])('%s asks for an address only', (text) => {
    expect(parsePaymentUri(text)).toEqual(nothing);
  });

  it.each([
    ['amount=1', '1'],
    ['amount=01.5', '1.5'],
    ['amount=.5', '0.5'],
    ['amount=1.', '1'],
    ['AMOUNT=0.00000001', '0.00000001'],
    ['amount=21000000', '21000000'],
    ['%61mount=1%2E5', '1.5'],
  ])('%s asks for %s', (query, amount) => {
    expect(parsePaymentUri(`bitcoin:${address}?${query}`)).toEqual({ ...nothing, amount });
  });

  it.each([
    'amount=',
    'amount',
    'amount=-1',
    'amount=+1',
    'amount=1e3',
    'amount=0x10',
    'amount=1,5',
    'amount=1.5.5',
    'amount=1%20',
    'amount=%31%',
    'amount=0.000000001',
    'amount=1.000000000',
    'amount=21000000.00000001',
    'amount=1&amount=1',
    'amount=1&AMOUNT=2',
    'amount=1&%61mount=2',
    'label=a&label=b',
    'message=a&Message=a',
    'req-foo=1',
    'REQ-foo',
    'req%2Dfoo=1',
    'label=%00',
    'label=a%0Ab',
    'label=a\u0085b',
    'label=%ff',
    'label=%',
    `label=${'a'.repeat(2048)}`,
  ])('refuses %s', (query) => {
    const text = `bitcoin:${address}?${query}`;
    expect(codeOf(() => parsePaymentUri(text))).toBe('payment_uri_invalid');
  });

  it.each([
    '',
    address,
    'bitcoin',
    ':',
    'bitcoin:',
    'bitcoin:?amount=1',
    'bitcoin:?lightning=lnbc1&amount=1',
    'dogecoin:DH5yaieqoZN36fDVciNyRueRGvGLR3mr7L',
    'otpauth://totp/a?secret=b',
    'wc:00e46b69@2?relay-protocol=irn',
    'https://example.com/?address=x',
    `constructor:${address}`,
    `__proto__:${address}`,
    ` bitcoin:${address}`,
    `bitcoin:${address}\n`,
    `bitcoin:${address}\0`,
  ])('%j is not a payment', (text) => {
    expect(codeOf(() => parsePaymentUri(text))).toBe('payment_uri_invalid');
  });

  it.each([
    ['bitcoin:x', 'recipient_invalid'],
    [`bitcoin:/${address}`, 'recipient_invalid'],
    [`bitcoin:${address.slice(0, -1)}3`, 'recipient_invalid'],
    [`bitcoin:${address}%20`, 'recipient_invalid'],
    ['bitcoin:tb1qcrh3yqn4nlleplcez2yndq2ry8h9ncg3qh7n54', 'wrong_network'],
  ])('%s has no address to pay to: %s', (text, code) => {
    expect(codeOf(() => parsePaymentUri(text))).toBe(code);
  });

  it('reads the chain that is asked for', () => {
    const regtest = 'bcrt1qdavt4j2sd7dlhqsavtnfxvzppw6k7qy97tmnu9';
    const onRegtest = (text: string) => parsePaymentUri(text, 'regtest');
    expect(onRegtest(`bitcoin:${regtest}`).address).toBe(regtest);
    expect(onRegtest(`bitcoin:?bc=${segwit}&bcrt=${regtest}`).address).toBe(regtest);
    expect(codeOf(() => onRegtest(`bitcoin:${segwit}`))).toBe('wrong_network');
  });

  it('passes on why an address deserves a warning', () => {
    expect(parsePaymentUri('bitcoin:bc1pfeessrawgf').flags).toEqual(['future-witness']);
  });

  it('decodes once, keeps a plus sign, and strips marks that turn the direction', () => {
    const label = (text: string) => parsePaymentUri(`bitcoin:${address}?label=${text}`).label;
    expect(label('a%2520b')).toBe('a%20b');
    expect(label('a+b')).toBe('a+b');
    expect(label('Zo%C3%AB')).toBe('Zoë');
    expect(label('a%E2%80%AEb\u2066c')).toBe('abc');
    expect(label('%E2%80%AE')).toBeUndefined();
    expect(label('a=b')).toBe('a=b');
  });

  it('answers any text with a request or with a validation error', () => {
    const part = fc.oneof(
      fc.constantFrom(
        'bitcoin:',
        address,
        segwit,
        '?',
        '&',
        '=',
        '#',
        '//',
        'amount=',
        'label=',
        '%',
        '1.5',
        'req-',
        'bc=',
      ),
      fc.string({ unit: 'binary', maxLength: 8 }),
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
        const answer = codeOf(() => parsePaymentUri(parts.join('')));
        return ['object', 'string'].includes(typeof answer) && !(answer instanceof Error);
      }),
      { numRuns: 2000 },
    );
  });

  it('refuses long texts without reading them', () => {
    for (const unit of ['a', '%', '&', '?', ':', 'bitcoin:', 'a=b&', '%41'])
      expect(codeOf(() => parsePaymentUri(`bitcoin:${unit.repeat(100_000)}`))).toBe(
        'payment_uri_invalid',
      );
  });
});

/** Recipient of the examples of Solana Pay. */
const michael = 'mvines9iiHiQTysrwkJjGf2gb9Ex9jXJX8ns3qwf2kN';
const references = [
  '7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtV',
  '9B5XszUGdMaxCZ7uSQhPzdks5ZQSmWxrmzCSvtJ6Ns6g',
];
const tonAddress = 'UQAzWZa6nM5mJev91wGc7VCSfBoIsYRqKJpV78N8Add9-RKY';
const evmAddress = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
/** Examples of the standards; the address of BIP-21 is none, so that another one stands for it. */
const written: readonly (readonly [
  source: string,
  asset: string,
  parts: Omit<PaymentUriParts, 'amount'> & { readonly amount?: string },
  uri: string,
])[] = [
  ['BIP-21', 'BTC', { address }, `bitcoin:${address}`],
  [
    'BIP-21',
    'BTC',
    { address, amount: '20.3', label: 'Luke-Jr' },
    `bitcoin:${address}?amount=20.3&label=Luke-Jr`,
  ],
  [
    'BIP-21',
    'BTC',
    { address, amount: '50', label: 'Luke-Jr', message: 'Donation for project xyz' },
    `bitcoin:${address}?amount=50&label=Luke-Jr&message=Donation%20for%20project%20xyz`,
  ],
  [
    'EIP-681, value in wei',
    'ETH',
    { address: evmAddress, amount: '2.014' },
    `ethereum:${evmAddress}@1?value=2014000000000000000`,
  ],
  [
    'EIP-681, transfer of a token',
    'USDT@ETH',
    { address: evmAddress, amount: '77' },
    `ethereum:0xdAC17F958D2ee523a2206206994597C13D831ec7@1/transfer?address=${evmAddress}&uint256=77000000`,
  ],
  [
    'EIP-681, on another chain',
    'USDT@BSC',
    { address: evmAddress, amount: '77' },
    `ethereum:0x55d398326f99059fF775485246999027B3197955@56/transfer?address=${evmAddress}&uint256=77000000000000000000`,
  ],
  [
    'Solana Pay, 1 SOL',
    'SOL',
    {
      ...{ address: michael, amount: '1', label: 'Michael' },
      ...{ message: 'Thanks for all the fish', memo: 'OrderId12345' },
    },
    `solana:${michael}?amount=1&label=Michael&message=Thanks%20for%20all%20the%20fish&memo=OrderId12345`,
  ],
  [
    'Solana Pay, 0.01 USDC',
    'USDC@SOL',
    { address: michael, amount: '0.01' },
    `solana:${michael}?amount=0.01&spl-token=EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v`,
  ],
  [
    'Solana Pay, references',
    'SOL',
    { address: michael, amount: '1', references, memo: 'OrderId12345' },
    `solana:${michael}?amount=1&${references.map((each) => `reference=${each}`).join('&')}&memo=OrderId12345`,
  ],
  [
    'TON, transfer link with a comment',
    'TON',
    { address: tonAddress, amount: '1.5', memo: 'AB12CD34' },
    `ton://transfer/${tonAddress}?amount=1500000000&text=AB12CD34`,
  ],
  [
    'TON, transfer link of a jetton (TEP-74)',
    'NOTCOIN@TON',
    { address: tonAddress, amount: '7', memo: 'AB12CD34' },
    `ton://transfer/${tonAddress}?amount=7000000000&jetton=EQAvlWFDxGF2lXm67y4yzC17wYKD9A0guwPkMs1gOsM__NOT&text=AB12CD34`,
  ],
  [
    'TON, transfer link of a jetton with six decimals (TEP-74)',
    'USDT@TON',
    { address: tonAddress, amount: '7.25', memo: 'AB12CD34' },
    `ton://transfer/${tonAddress}?amount=7250000&jetton=EQCxE6mUtQJKFnGfaROTKOt1lZbDiiX1kCixRv7Nw2Id_sDs&text=AB12CD34`,
  ],
];

describe('formatPaymentUri', () => {
  it.each(written)('writes the form of %s: %s', (_source, asset, { amount, ...parts }, uri) => {
    const given = amount === undefined ? parts : { ...parts, amount: toDecimal(amount) };
    expect(formatPaymentUri(asset, given)).toBe(uri);
    const { references: _, ...read } = given;
    const { network, token, ...request } = parsePaymentUri(uri);
    expect(request).toMatchObject(read);
    expect(findTokenByContract(network, token ?? '')?.id ?? network).toBe(asset);
  });

  it('never asks for native coins in place of a token', () => {
    const amount = toDecimal('77');
    const tokens = networkCodes.flatMap((network) => tokensOf(network));
    expect(tokens.length).toBeGreaterThan(10);
    const addresses: Partial<Record<Network, string>> = {
      ...{ ETH: evmAddress, BSC: evmAddress, SOL: michael, TON: tonAddress },
      TRX: 'TUEZSdKsoDHQMeZwihtdoBiN46zxhGWYdH',
    };
    for (const { id, network, contract } of tokens) {
      const address = addresses[network] ?? '';
      const read = (): unknown => parsePaymentUri(formatPaymentUri(id, { address, amount }));
      if (network === 'TRX') expect(codeOf(read), id).toBe('payment_uri_invalid');
      else expect(read(), id).toMatchObject({ network, token: contract, amount: '77' });
    }
  });

  it('names references that are addresses, and no others', () => {
    const broken = { address: michael, references: ['Order 7'] };
    expect(codeOf(() => formatPaymentUri('SOL', broken))).toBe('recipient_invalid');
  });

  it('writes only what is asked for, the amount without trailing zeros', () => {
    const amount = toDecimal('20.30000000');
    expect(formatPaymentUri('BTC', { address })).toBe(`bitcoin:${address}`);
    expect(formatPaymentUri('BTC', { address, amount, label: 'Luke-Jr' })).toBe(
      `bitcoin:${address}?amount=20.3&label=Luke-Jr`,
    );
    expect(formatPaymentUri('BTC', { address, message: 'a&b=c #1 ë' })).toBe(
      `bitcoin:${address}?message=a%26b%3Dc%20%231%20%C3%AB`,
    );
    expect(formatPaymentUri('BTC', { address, amount: toDecimal('100') })).toBe(
      `bitcoin:${address}?amount=100`,
    );
  });

  it.each([
    ['a wrong address', { address: 'x' }, 'recipient_invalid'],
    [
      'an address of another chain',
      { address: 'mzK2FFDEhxqHcmrJw1ysqFkVyhUULo45hZ' },
      'wrong_network',
    ],
    ['too fine an amount', { address, amount: toDecimal('0.000000001') }, 'payment_uri_invalid'],
    ['more than there is', { address, amount: toDecimal('21000001') }, 'payment_uri_invalid'],
    ['too long a text', { address, label: 'a'.repeat(2048) }, 'payment_uri_invalid'],
    ['a memo, which there is none of', { address, memo: '7' }, 'payment_uri_invalid'],
    [
      'references, of which there are none',
      { address, references: [address] },
      'payment_uri_invalid',
    ],
  ])('refuses %s', (_what, parts, code) => {
    expect(codeOf(() => formatPaymentUri('BTC', parts))).toBe(code);
  });

  it('is read back as it was written', () => {
    const supply = getNetwork('BTC').model.maximumSupply;
    const amount = fc
      .bigInt({ min: 0n, max: supply })
      .map((n) => toDecimal(toBaseUnits(n), { decimals: 8 }));
    const text = fc.string({ unit: 'binary', maxLength: 30 });
    const parts = fc.record({
      amount: fc.option(amount),
      label: fc.option(text),
      message: fc.option(text),
    });
    fc.assert(
      fc.property(parts, (given) => {
        const uri = formatPaymentUri('BTC', { address, ...given });
        const request = parsePaymentUri(uri);
        expect(request.amount).toBe(given.amount === null ? undefined : trimDecimal(given.amount));
        const { network, ...written } = request;
        expect(formatPaymentUri(network, written)).toBe(uri);
      }),
      { numRuns: 500 },
    );
    const word = fc.stringMatching(/^[ -~ÄÖÜäöüß漢字🙂]{1,30}$/u);
    fc.assert(
      fc.property(word, word, (label, message) => {
        const uri = formatPaymentUri('BTC', { address, label, message });
        expect(parsePaymentUri(uri)).toEqual({ ...nothing, label, message });
      }),
    );
  });
});
