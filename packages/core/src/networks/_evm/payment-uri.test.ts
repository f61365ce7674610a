import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isBillfoldError } from '../../errors/is-billfold-error.ts';
import { toBaseUnits } from '../../money/base-units.ts';
import { toDecimal, trimDecimal } from '../../money/decimal.ts';
import { formatPaymentUri, parsePaymentUri } from '../../payment-uri/payment-uri.ts';
import { ethereum } from '../ethereum/network.ts';
import { chainNames } from '../network.ts';
import { splitUri } from '../uri-parts.ts';
import { createEvmPaymentUri } from './payment-uri.ts';

const address = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
const texts = { label: null, message: null, memo: null };
const tether = '0xdAC17F958D2ee523a2206206994597C13D831ec7';
const findToken = () => undefined;
const nothing = { network: 'ETH', address };

function failureOf(read: () => unknown): unknown {
  try {
    return read();
  } catch (error) {
    return isBillfoldError(error) ? [error.code, ...error.messages] : error;
  }
}

describe('parsing a payment URI of an EVM network', () => {
  it.each([
    `ethereum:${address}`,
    `ETHEREUM:pay-${address}`,
    `ethereum:PAY-${address}@1`,
    `ethereum://${address}@01`,
    `ethereum:${address}@1/`,
    `ethereum:${address}?`,
    `ethereum:${address}?gas=1&gasLimit=21000&gasPrice=x`,
    `ethereum:${address}#?value=1`,
  ])('%s asks for an address only', (text) => {
    expect(parsePaymentUri(text)).toEqual(nothing);
  });

  it('reads the amount, a label and a message', () => {
    const text = `ethereum:${address}@1?VALUE=1.5e18&label=Shop%E2%80%AE&message=Order%207`;
    expect(parsePaymentUri(text)).toEqual({
      ...nothing,
      amount: '1.5',
      label: 'Shop',
      message: 'Order 7',
    });
  });

  it('reads a token in its own decimals, as it is known here', () => {
    const text = `ethereum:${tether.toLowerCase()}@1/transfer?address=${address}&uint256=1.5e6`;
    const asked = { ...nothing, token: tether, amount: '1.5' };
    expect(parsePaymentUri(text)).toEqual(asked);
    expect(parsePaymentUri(`${text}&label=Shop&gas=65000`)).toEqual({ ...asked, label: 'Shop' });
    const open = `ethereum:${tether}/transfer?address=${address}`;
    expect(parsePaymentUri(open)).toEqual({ ...nothing, token: tether });
  });

  it('puts in the checksum, and says when there was none', () => {
    const request = parsePaymentUri(`ethereum:${address.toLowerCase()}`);
    expect(request).toEqual({ ...nothing, flags: ['no-checksum'] });
  });

  it.each([
    ['', 'This payment request is damaged.'],
    ['@1', 'This payment request is damaged.'],
    [`${address}@`, 'This payment request is damaged.'],
    [`${address}@0`, 'This payment request is damaged.'],
    [`${address}@0x1`, 'This payment request is damaged.'],
    [`${address}@1@1`, 'This payment request is damaged.'],
    [
      `${address}/transfer?address=${address}&uint256=1`,
      'This payment request is for an unsupported token.',
    ],
    ...['approve', 'transferFrom', 'Transfer', 'transfer/x', 'transfer%20', '0xa9059cbb'].map(
      (name) => [
        `${address}/${name}?address=${address}&uint256=1`,
        'This payment request calls a contract, which is not supported here.',
      ],
    ),
    ...['data=0xa9059cbb', 'function=transfer', 'uint256=1', 'amount=1', 'address=0x', 'x'].map(
      (query) => [
        `${address}?${query}`,
        'This payment request needs something that is not supported here.',
      ],
    ),
    [`${address}?value=1&value=1`, 'This payment request has more than one value.'],
    [`${address}?value=1.5`, 'The amount of this payment request is not valid.'],
    [`${address}?value=1e99`, 'This payment request asks for more than there is.'],
  ])('refuses %s: %s', (rest, message) => {
    const failure = failureOf(() => parsePaymentUri(`ethereum:${rest}`));
    expect(failure).toEqual(['payment_uri_invalid', message]);
  });

  it.each(['pay-', 'foo.eth', 'pay-foo.eth', 'foo-0x0', address.slice(2), `${address}%20`])(
    '%s is no address to pay to',
    (rest) => {
      const failure = failureOf(() => parsePaymentUri(`ethereum:${rest}`));
      expect(failure).toEqual(['recipient_invalid', 'This is not an Ethereum address.']);
    },
  );

  it.each([
    ['137', 'This payment request is for a network that is not supported here.'],
    ['42', 'This payment request is for a network that is not supported here.'],
    ['9'.repeat(400), 'This payment request is for a network that is not supported here.'],
    ['11155111', 'This payment request is for another chain of Ethereum.'],
    ['7700001', 'This payment request is for another chain of Ethereum.'],
  ])('refuses chain %s on the main chain: %s', (chainId, message) => {
    const text = `ethereum:${address}@${chainId}/transfer?data=1`;
    expect(failureOf(() => parsePaymentUri(text))).toEqual(['wrong_network', message]);
  });

  it('takes each chain by its id, and without one the chain that is asked for', () => {
    for (const chain of chainNames) {
      const { chainId } = ethereum.model.chains[chain];
      expect(parsePaymentUri(`ethereum:${address}@${chainId}`, chain)).toEqual(nothing);
      expect(parsePaymentUri(`ethereum:${address}`, chain)).toEqual(nothing);
    }
    const main = failureOf(() => parsePaymentUri(`ethereum:${address}@1`, 'sandbox'));
    expect(main).toContain('wrong_network');
  });

  it('leaves requests of other networks to them, also where no id is named', () => {
    const chains = { ...ethereum.model.chains, main: { chainId: 137 } };
    const model = { ...ethereum.model, chains };
    const other = createEvmPaymentUri({ name: 'Other', decimals: 18, model });
    expect(other.parse(splitUri(`ethereum:${address}`), 'main', findToken)).toBeNull();
    expect(other.parse(splitUri(`ethereum:${address}@1`), 'main', findToken)).toBeNull();
    const own = other.parse(splitUri(`ethereum:${address}@137`), 'main', findToken);
    expect(own).toEqual({ address, amount: null, token: null, ...texts });
  });

  it('answers any text with a request or with a validation error', () => {
    const known = ['ethereum:', 'pay-', address, '@', '1', '/', 'transfer', '?', '&', 'value='];
    const part = fc.oneof(
      fc.constantFrom(...known, '2e18', '=', '#', '%', 'data='),
      fc.string({ unit: 'binary', maxLength: 8 }),
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
        const answer = failureOf(() => parsePaymentUri(`ethereum:${parts.join('')}`));
        expect(answer).not.toBeInstanceOf(Error);
      }),
      { numRuns: 300 },
    );
    for (const unit of ['0', '@', '/', 'pay-', '@1', 'e', '?value=1'])
      expect(failureOf(() => parsePaymentUri(`ethereum:${unit.repeat(100_000)}`))).toContain(
        'payment_uri_invalid',
      );
  });
});

describe('formatting a payment URI of an EVM network', () => {
  it('names the chain, and the amount in wei', () => {
    const amount = toDecimal('2.014');
    expect(formatPaymentUri('ETH', { address })).toBe(`ethereum:${address}@1`);
    expect(formatPaymentUri('ETH', { address: address.toLowerCase(), amount })).toBe(
      `ethereum:${address}@1?value=2014000000000000000`,
    );
    expect(formatPaymentUri('ETH', { address, amount }, 'sandbox')).toBe(
      `ethereum:${address}@7700001?value=2014000000000000000`,
    );
  });

  it('calls the contract of a token, with the amount in its base units', () => {
    expect(formatPaymentUri('USDT@ETH', { address })).toBe(
      `ethereum:${tether}@1/transfer?address=${address}`,
    );
    expect(formatPaymentUri('USDT@ETH', { address, amount: toDecimal('1.50') })).toBe(
      `ethereum:${tether}@1/transfer?address=${address}&uint256=1500000`,
    );
  });

  it('leaves out what the standard has no place for', () => {
    const uri = formatPaymentUri('ETH', { address, label: 'Shop', message: 'Order 7' });
    expect(uri).toBe(`ethereum:${address}@1`);
  });

  it.each([
    ['a wrong address', 'ETH', { address: 'foo.eth' }, 'recipient_invalid'],
    [
      'parts of a wei',
      'ETH',
      { address, amount: toDecimal('0.0000000000000000001') },
      'payment_uri_invalid',
    ],
    ['a token that is not known', 'NONE@ETH', { address }, 'payment_uri_invalid'],
    ['a token of another network', 'NOTCOIN@ETH', { address }, 'payment_uri_invalid'],
    ['the contract of a token as its id', tether, { address }, 'payment_uri_invalid'],
    ['no asset', '', { address }, 'payment_uri_invalid'],
    ['a token to its own contract', 'USDT@ETH', { address: tether }, 'payment_uri_invalid'],
    [
      'references, of which it has none',
      'ETH',
      { address, references: [address] },
      'payment_uri_invalid',
    ],
    [
      'parts of a base unit of a token',
      'USDT@ETH',
      { address, amount: toDecimal('0.0000001') },
      'payment_uri_invalid',
    ],
  ])('refuses %s', (_what, asset, parts, code) => {
    expect(failureOf(() => formatPaymentUri(asset, parts))).toContain(code);
  });

  it('is read back as it was written, on the same chain only', () => {
    const wei = fc.bigInt({ min: 0n, max: 2n ** 256n - 1n });
    const chains = fc.constantFrom(...chainNames);
    fc.assert(
      fc.property(wei, chains, chains, (units, chain, other) => {
        const amount = toDecimal(toBaseUnits(units), ethereum);
        const uri = formatPaymentUri('ETH', { address, amount }, chain);
        expect(parsePaymentUri(uri, chain)).toEqual({ ...nothing, amount: trimDecimal(amount) });
        const read = failureOf(() => parsePaymentUri(uri, other));
        if (chain !== other) expect(read).toContain('wrong_network');
      }),
    );
  });
});
