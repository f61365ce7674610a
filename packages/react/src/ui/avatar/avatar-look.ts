import type { ColorToken } from '@billfold/core/theme';

/** Ground and ink of an avatar, as tokens of the theme. */
export interface AvatarColors {
  readonly ground: ColorToken;
  readonly ink: ColorToken;
}

/**
 * Pairs of tokens with a contrast of at least 4.5:1 in every accepted theme: a strong ground below
 * the colour of a surface. None is the danger colour, which would read as a warning.
 */
export const avatarColors: readonly AvatarColors[] = [
  { ground: 'accent', ink: 'accentText' },
  { ground: 'info', ink: 'surface' },
  { ground: 'warning', ink: 'surface' },
  { ground: 'textMuted', ink: 'surface' },
  { ground: 'text', ink: 'surface' },
];

const rows = 5;
const halfColumns = 3;

/** Look of an avatar, the same for the same text on every device. */
export interface AvatarLook {
  readonly colors: AvatarColors;
  /** Filled cells of a 5 × 5 pattern, mirrored at its middle column. */
  readonly cells: readonly { readonly x: number; readonly y: number }[];
}

/** Derives the look of an avatar from a text. The case of a hexadecimal address does not matter. */
export function toAvatarLook(text: string): AvatarLook {
  const hash = hashOf(/^0x[\da-f]+$/iu.test(text) ? text.toLowerCase() : text);
  const colors = avatarColors[hash % avatarColors.length] ?? { ground: 'text', ink: 'surface' };
  const cells = [];
  for (let y = 0; y < rows; y += 1)
    for (let x = 0; x < halfColumns; x += 1) {
      const isFilled = ((hash >>> (8 + y * halfColumns + x)) & 1) === 1;
      if (!isFilled) continue;
      cells.push({ x, y });
      if (x < halfColumns - 1) cells.push({ x: rows - 1 - x, y });
    }
  return { colors, cells };
}

/**
 * Returns the text that decides the look. A person with a name is the same at each of their
 * addresses, however it is capitalised; a wallet stays the same when it is renamed.
 */
export function toAvatarKey(
  text: string,
  { name, shape }: { readonly name: string; readonly shape: 'person' | 'wallet' },
): string {
  const person = name.normalize('NFKC').trim().toLowerCase();
  return shape === 'wallet' || person === '' ? text : person;
}

/** Returns up to two initials of a name, in capitals. */
export function toMonogram(name: string): string {
  const words = name.trim().split(/[\s·_-]+/u);
  const initials = words.map((word) => [...word][0] ?? '').filter((first) => first !== '');
  return [initials[0] ?? '', initials.length > 1 ? (initials.at(-1) ?? '') : '']
    .join('')
    .toLocaleUpperCase('en');
}

/** 32-bit FNV-1a hash with a final mix, so that similar texts differ in every bit. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
