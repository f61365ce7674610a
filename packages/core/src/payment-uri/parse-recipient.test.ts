import { describe, expect, it } from 'vitest';
import { isBillfoldError } from '../errors/is-billfold-error.ts';
import { parseRecipient } from './parse-recipient.ts';

const address = 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu';

function failureOf(text: string) {
  try {
    return parseRecipient('BTC', text);
  } catch (error) {
    return isBillfoldError(error) ? { code: error.code, messages: error.messages } : error;
  }
}

describe('parseRecipient', () => {
  it.each([address, ` ${address}\n`, `bitcoin:${address}`, `\tBITCOIN://${address}?`])(
    'reads an address from %j',
    (text) => {
      expect(parseRecipient('BTC', text)).toEqual({
        network: 'BTC',
        address,
        flags: [],
      });
    },
  );

  it('reads amount and texts of a payment URI', () => {
    const text = `bitcoin:${address}?amount=0.015&label=Shop&message=Order%207`;
    expect(parseRecipient('BTC', text)).toMatchObject({
      amount: '0.015',
      label: 'Shop',
      message: 'Order 7',
    });
  });

  it('writes the address in the one way that can be compared', () => {
    const account = '0x9858EfFD232B4033E47d90003D41EC34EcaEda94';
    const plain = account.toLowerCase();
    const read = { network: 'ETH', address: account, flags: ['no-checksum'] };
    expect(parseRecipient('ETH', plain)).toMatchObject(read);
    expect(parseRecipient('ETH', `ethereum:${plain}`)).toMatchObject(read);
    expect(parseRecipient('BTC', address.toUpperCase()).address).toBe(address);
    expect(parseRecipient('BTC', `BITCOIN:${address.toUpperCase()}`).address).toBe(address);
  });

  it('reads the memo of a payment URI, and why its address deserves a notice', () => {
    const text =
      'ton://transfer/EQAs9VlT6S776tq3unJcP5Ogsj-ELLunLXuOb1EKcOQi4wJB?amount=1500000000&text=7';
    expect(parseRecipient('TON', text)).toEqual({
      network: 'TON',
      address: 'UQAs9VlT6S776tq3unJcP5Ogsj-ELLunLXuOb1EKcOQi41-E',
      amount: '1.5',
      memo: '7',
      flags: ['bounceable'],
    });
  });

  it('tells the networks apart whose addresses are the same by their payment requests', () => {
    const account = '0x9858EfFD232B4033E47d90003D41EC34EcaEda94';
    expect(parseRecipient('BSC', account)).toMatchObject({ network: 'BSC', address: account });
    expect(parseRecipient('BSC', `ethereum:${account}@56`).network).toBe('BSC');
    const other = expect.objectContaining({
      code: 'wrong_network',
      messages: ['This payment request is for Ethereum.'],
    });
    expect(() => parseRecipient('BSC', `ethereum:${account}`)).toThrow(other);
    expect(() => parseRecipient('BSC', `ethereum:${account}@1`)).toThrow(other);
  });

  it('names the network that a payment request is for', () => {
    expect(failureOf('ethereum:0x9858EfFD232B4033E47d90003D41EC34EcaEda94')).toEqual({
      code: 'wrong_network',
      messages: ['This payment request is for Ethereum.'],
    });
  });

  it('passes on why an address deserves a warning', () => {
    const text = 'bc1pve739yap4uxjvfk0jrey69078u0gasm2nwvv483ec6zkzulgw9xqu4w9fd';
    expect(parseRecipient('BTC', text).flags).toEqual(['taproot-off-curve']);
  });

  it('says what to type when there is nothing', () => {
    const expected = { code: 'recipient_blank', messages: ["Recipient Address can't be blank."] };
    expect(failureOf('')).toEqual(expected);
    expect(failureOf(' \n ')).toEqual(expected);
  });

  it.each([
    ['hello', 'recipient_invalid', 'This is not a Bitcoin address.'],
    [`${address.slice(0, -1)}q`, 'recipient_invalid', "Check the Bitcoin address: there's a typo."],
    [
      'sp1qqgste7k9hx0qftg6qmwlkqtwuy6cycyavzmzj85c6qdf',
      'recipient_invalid',
      "We can't send to this type of address.",
    ],
    [
      'tb1qcrh3yqn4nlleplcez2yndq2ry8h9ncg3qh7n54',
      'wrong_network',
      'This Bitcoin address belongs to another chain of Bitcoin.',
    ],
    ['0x9858EfFD232B4033E47d90003D41EC34EcaEda94', 'wrong_network', "That's an Ethereum address."],
    ['https://example.com', 'payment_uri_invalid', 'This is not a payment request.'],
  ])('refuses %s', (text, code, message) => {
    expect(failureOf(text)).toEqual({ code, messages: [message] });
  });

  it('never repeats the text in its error: it may be a private key', () => {
    const key = '5JuW2AMDYu4xVwRG9DZW18VbzQrGcd5RCgb99sS6ehJsNQXu5b9';
    expect(JSON.stringify(failureOf(key))).not.toContain(key);
    expect(failureOf(key)).toMatchObject({ code: 'recipient_invalid' });
  });

  it('refuses long texts', () => {
    for (const text of [
      'a'.repeat(100_000),
      `${' '.repeat(100_000)}x`,
      `bitcoin:${'a'.repeat(100_000)}`,
    ])
      expect(failureOf(text)).toMatchObject({ code: expect.stringMatching(/_invalid$/) });
  });
});
