import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseExactJson } from './parse-exact-json.ts';

it('keeps the digits of integers that a number would round', () => {
  expect(
    parseExactJson('{"a":18446744073709551615,"b":[-9007199254740993,1],"c": 9007199254740992 }'),
  ).toEqual({ a: '18446744073709551615', b: ['-9007199254740993', 1], c: '9007199254740992' });
  expect(parseExactJson('18446744073709551615')).toBe('18446744073709551615');
});

it('leaves everything else as it is', () => {
  const text =
    '{"log":"Program log: 1,18446744073709551615,\\" 2","x":12345678901234567890,"f":1.1234567890123456789,"e":1234567890123456789e3}';
  expect(parseExactJson(text)).toEqual({
    log: 'Program log: 1,18446744073709551615," 2',
    x: '12345678901234567890',
    f: 1.1234567890123457,
    e: 1.2345678901234568e21,
  });
});

it('reads whatever JSON.parse reads, where nothing is rounded', () => {
  fc.assert(
    fc.property(fc.json(), (text) => {
      fc.pre(!/(?<![.\d])\d{16,}(?![.\d])/.test(text));
      const value: unknown = JSON.parse(text);
      // Beside a long integer, as the short way is taken without one.
      expect(parseExactJson(`[${text},18446744073709551615]`)).toEqual([
        value,
        '18446744073709551615',
      ]);
    }),
  );
});

it.each(['', '{', '<html>', '{"a":18446744073709551615'])('refuses %j', (text) => {
  expect(() => parseExactJson(text)).toThrow(SyntaxError);
});
