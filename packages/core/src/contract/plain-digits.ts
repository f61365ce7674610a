/** Most significant digits that a number in JSON keeps exactly, whatever the language that wrote it. */
export const exactDigits = 15;

/**
 * Writes a number in plain digits, without an exponent: 1e-7 is `0.0000001`. Null where it has more than
 * `exactDigits` significant digits, because its text may have been another one.
 */
export function plainDigits(value: number): string | null {
  const text = String(value);
  if (countDigits(text) > exactDigits) return null;
  const [mantissa = '', exponent = '0'] = text.split('e');
  const [whole = '', fraction = ''] = mantissa.split('.');
  const point = whole.length + Number(exponent);
  const digits = `${whole}${fraction}`.padEnd(point, '0');
  if (point <= 0) return `0.${'0'.repeat(-point)}${digits}`;
  return point < digits.length ? `${digits.slice(0, point)}.${digits.slice(point)}` : digits;
}

/**
 * Finds the first number in valid JSON that has more than `exactDigits` significant digits, which its parser would
 * round without a word; null without one.
 */
export function findLongNumber(json: string): string | null {
  // Most bodies have no such run of digits, not even in a text.
  if (!/[\d.]{16}/.test(json)) return null;
  for (const [token] of json.matchAll(/"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g))
    if (!token.startsWith('"') && countDigits(token) > exactDigits) return token;
  return null;
}

function countDigits(number: string): number {
  const [mantissa = ''] = number.split(/e/i);
  return mantissa.replace(/\D/g, '').replace(/^0+|0+$/g, '').length;
}
