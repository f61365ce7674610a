import { parseMessage, writeMessage } from './message-format.ts';
import type { PartialMessages } from './text-areas.ts';

const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const accented = 'àƀĉđéƒğĥîĵķļɱñôþɋŕšţûṽŵẋýžÀƁĈĐÉƑĞĤÎĴĶĻṀÑÔÞɊŔŠŢÛṼŴẊÝŽ';
const accents = new Map(
  [...plain].map((letter, index) => [letter, [...accented][index] ?? letter]),
);
/** Words to lengthen with, that a line can be broken between. */
const filler = 'öñé ţŵö ţĥŕéé ƒôûŕ ƒîṽé šîẋ šéṽéñ éîğĥţ ñîñé ţéñ éļéṽéñ ţŵéļṽé ';

/**
 * `[Šéñđ öñ]`: accents to find text that is not translated, 40 % more of it, and brackets to see
 * where it was cut. Places for values are kept.
 */
export function accentMessage(text: string): string {
  const parts = parseMessage(text);
  const words = writeMessage(parts, (run) => [...run].map(accentOf).join(''));
  const length = parts.reduce((sum, part) => sum + (typeof part === 'string' ? part.length : 4), 0);
  const extra = Math.ceil(length * 0.4);
  return `[${words} ${filler
    .repeat(Math.ceil(extra / filler.length))
    .slice(0, extra)
    .trim()}]`;
}

/** The text from right to left, word by word, as an Arabic one would stand. */
export function mirrorMessage(text: string): string {
  const rightToLeft = (word: string): string => `\u200F\u202E${word}\u202C\u200F`;
  return writeMessage(parseMessage(text), (run) => run.replace(/[^\s#]+/g, rightToLeft));
}

/** The English texts in a pseudo-locale: `ar-XB` from right to left, any other accented. */
export function pseudoTexts(locale: string, english: PartialMessages): PartialMessages {
  const change = locale === 'ar-XB' ? mirrorMessage : accentMessage;
  return Object.fromEntries(
    Object.entries(english).map(([key, text]) => [key, change(String(text))]),
  );
}

function accentOf(letter: string): string {
  return accents.get(letter) ?? letter;
}
