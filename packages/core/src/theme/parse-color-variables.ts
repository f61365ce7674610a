import { parseColor } from './color.ts';
import type { ThemeProblem } from './theme-problem.ts';
import { type Colors, type ColorToken, findToken } from './tokens.ts';

export interface ParsedColors {
  /** Colors by token, each a color or `var()` of one of our variables. */
  readonly colors: Partial<Colors>;
  readonly problems: readonly ThemeProblem[];
}

const mostNames = 200;
const shownLength = 80;

/**
 * Parses a map of colors from an untrusted source: embed settings, an attribute (its JSON text) or
 * a message. Accepts colors and `var()` of our own variables only; reports everything else as a
 * problem. Never throws.
 * @example
 * const { colors, problems } = parseColorVariables({ link: '#7A1FA2', accent: 'url(x)' });
 * colors; // { link: '#7A1FA2' }
 * problems; // [{ kind: 'invalid-color', token: 'accent' }]
 */
export function parseColorVariables(input: unknown): ParsedColors {
  const colors: Partial<Record<ColorToken, string>> = {};
  const problems: ThemeProblem[] = [];
  const entries = readEntries(input);
  if (entries === null) return { colors, problems: [{ kind: 'invalid-input', token: '' }] };
  for (const [name, value] of entries) {
    const token = findToken(name);
    const color = readColor(value);
    if (token === undefined) problems.push({ kind: 'unknown-token', token: shown(name) });
    else if (color === null) problems.push({ kind: 'invalid-color', token: name });
    else colors[token] = color;
  }
  return { colors, problems };
}

/** The token that `var(--billfold-color-…)` names, undefined for anything else. */
export function findReference(value: string): ColorToken | undefined {
  const [, name] = /^var\(\s*(--[a-z-]+)\s*\)$/.exec(value) ?? [];
  return name === undefined ? undefined : findToken(name);
}

function readColor(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > shownLength) return null;
  const text = value.trim();
  return parseColor(text) !== null || findReference(text) !== undefined ? text : null;
}

/** Own plain values only: nothing of a prototype, and no getter of the sender is run. */
function readEntries(input: unknown): readonly (readonly [string, unknown])[] | null {
  try {
    const map: unknown = typeof input === 'string' ? JSON.parse(input) : input;
    if (typeof map !== 'object' || map === null || Array.isArray(map)) return null;
    return Object.keys(map)
      .slice(0, mostNames)
      .map((name) => [name, Object.getOwnPropertyDescriptor(map, name)?.value]);
  } catch {
    // No JSON, or a proxy that refuses to be read.
    return null;
  }
}

function shown(name: string): string {
  return name.slice(0, shownLength);
}
