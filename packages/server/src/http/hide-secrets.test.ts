import { describe, expect, it } from 'vitest';
import { hideInObject, hideInText } from './hide-secrets.ts';

// The first phrase of BIP-39's test vectors.
const phrase = 'legal winner thank year wave sausage worth useful legal winner thank yellow';

describe('what a log hides', () => {
  it('is every field whose name says that it is a secret, however deep and however written', () => {
    const hidden = '[hidden]';
    const when = new Date(0);
    const fields = {
      authorization: 'Bearer abc',
      headers: { Cookie: 'a=b', 'set-cookie': ['a=b'], 'x-api-key': 'k', accept: '*/*' },
      body: [{ seedPhrase: phrase, password: 'p', NewPassword: 'p', access_token: 't' }],
      twoFactorCode: '123456',
      tokenSymbol: 'USDT',
      when,
    };
    expect(hideInObject(fields)).toEqual({
      authorization: hidden,
      headers: { Cookie: hidden, 'set-cookie': hidden, 'x-api-key': hidden, accept: '*/*' },
      body: [{ seedPhrase: hidden, password: hidden, NewPassword: hidden, access_token: hidden }],
      twoFactorCode: hidden,
      tokenSymbol: 'USDT',
      when,
    });
  });

  it('ends where an object has no end', () => {
    const ring: Record<string, unknown> = {};
    ring['self'] = ring;
    expect(JSON.stringify(hideInObject(ring))).toContain('[hidden]');
  });

  it.each([
    ['/account/verify/email?token=abc_DEF-1', '/account/verify/email?token=[hidden]'],
    ['/cb?a=1&code=xyz&b=2', '/cb?a=1&code=[hidden]&b=2'],
    ['sent Bearer abc.def-1', 'sent Bearer [hidden]'],
    ['postgres://billfold:pass@db/x', 'postgres://[hidden]@db/x'],
    ['https://api-key@node.example/', 'https://[hidden]@node.example/'],
    [`Got: ${phrase}!`, 'Got: [hidden]!'],
  ])('is a secret in %s', (text, shown) => {
    const line = JSON.stringify({ msg: text, n: 1 });
    expect(JSON.parse(hideInText(line))).toEqual({ msg: shown, n: 1 });
  });

  it('is nothing of an ordinary line', () => {
    const line = '{"level":"info","route":"/api/wallets/:id","status":200,"msg":"request"}\n';
    expect(hideInText(line)).toBe(line);
  });

  it('S41: is found in a long line in no time worth naming', () => {
    const long = `${'legal '.repeat(20_000)}?token=${'a'.repeat(100_000)}`;
    expect(hideInText(long).length).toBeLessThan(long.length);
  });
});
