/**
 * The value of a JSON text, in which integers that a number does not hold exactly are their digits:
 * some nodes write amounts of 64 bits as numbers.
 * @throws {SyntaxError} for a text that is no JSON
 */
export function parseExactJson(text: string): unknown {
  if (!mayRound.test(text)) return JSON.parse(text);
  return JSON.parse(text.replace(stringOrNumber, (part) => (isRounded(part) ? `"${part}"` : part)));
}

/** Looks for one at all: most answers have none, and the long way is slow. */
const mayRound = /(?:^|[:,[\s])-?\d{16,}(?:$|[,}\]\s])/;

/** Strings are taken whole, so that digits within them are left alone. */
const stringOrNumber = /"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g;

function isRounded(part: string): boolean {
  return /^-?\d{16,}$/.test(part) && !Number.isSafeInteger(Number(part));
}
