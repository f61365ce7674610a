/** Red, green and blue from 0 to 255, alpha from 0 to 1. */
export interface Rgba {
  readonly r: number;
  readonly g: number;
  readonly b: number;
  readonly a: number;
}
type Channels = readonly [number, number, number];

/** The basic colour keywords of CSS; any other colour is written by its number. */
const names: Readonly<Record<string, string>> = {
  aqua: '0ff',
  black: '000',
  blue: '00f',
  fuchsia: 'f0f',
  gray: '808080',
  green: '008000',
  grey: '808080',
  lime: '0f0',
  maroon: '800000',
  navy: '000080',
  olive: '808000',
  orange: 'ffa500',
  purple: '800080',
  red: 'f00',
  silver: 'c0c0c0',
  teal: '008080',
  transparent: '0000',
  white: 'fff',
  yellow: 'ff0',
};
const longest = 80;

/**
 * The colour that `text` writes, in the sRGB gamut: hexadecimal, `rgb()`, `hsl()`, `hwb()`,
 * `oklab()`, `oklch()` or a basic keyword. Null for anything else that CSS knows, such as
 * `var()`, `calc()` or `currentColor`.
 * @see CSS Color Module Level 4
 */
export function parseColor(text: string): Rgba | null {
  if (text.length > longest) return null;
  const source = text.trim().toLowerCase();
  if (source.startsWith('#')) return parseHex(source.slice(1));
  if (Object.hasOwn(names, source)) return parseHex(names[source] ?? '');
  const [, name = '', content = ''] = /^([a-z]+)\(([^()]*)\)$/.exec(source) ?? [];
  const read = Object.hasOwn(readers, name) ? readers[name] : undefined;
  return read === undefined ? null : parseFunction(content, read);
}

function parseHex(digits: string): Rgba | null {
  if (!/^(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/.test(digits)) return null;
  const pairs = digits.length < 6 ? [...digits].map((digit) => digit + digit) : digits.match(/../g);
  const [r = 0, g = 0, b = 0, a = 255] = (pairs ?? []).map((pair) => Number.parseInt(pair, 16));
  return { r, g, b, a: a / 255 };
}

interface Reader {
  /** Written with commas as well. */
  readonly legacy: boolean;
  /** Value of 100 % for each channel; a hue has no percentage. */
  readonly whole: readonly (number | 'hue')[];
  readonly toRgb: (channels: Channels) => Channels;
}

const rgb: Reader = { legacy: true, whole: [255, 255, 255], toRgb: (channels) => channels };
const hsl: Reader = { legacy: true, whole: ['hue', 100, 100], toRgb: fromHsl };
const readers: Readonly<Record<string, Reader>> = {
  rgb,
  rgba: rgb,
  hsl,
  hsla: hsl,
  hwb: { legacy: false, whole: ['hue', 100, 100], toRgb: fromHwb },
  oklab: { legacy: false, whole: [1, 0.4, 0.4], toRgb: fromOklab },
  oklch: {
    legacy: false,
    whole: [1, 0.4, 'hue'],
    toRgb: ([l, c, h]) => fromOklab([l, c * Math.cos(toRadians(h)), c * Math.sin(toRadians(h))]),
  },
};

function parseFunction(content: string, { legacy, whole, toRgb }: Reader): Rgba | null {
  const parts = splitArguments(content, legacy);
  if (parts === null) return null;
  const percentages = parts.slice(0, 3).filter((part) => part.endsWith('%')).length;
  // With commas the channels of rgb() are of one kind, and those of hsl() are percentages.
  const expected = whole.includes('hue') ? [2] : [0, 3];
  if (content.includes(',') && !expected.includes(percentages)) return null;
  const [x, y, z] = whole.map((each, index) => parseChannel(parts[index] ?? '', each));
  const a = parts.length > 3 ? parseChannel(parts[3] ?? '', 1) : 1;
  if (x == null || y == null || z == null || a === null) return null;
  const [r, g, b] = toRgb([x, y, z]);
  return { r: clamp(r, 255), g: clamp(g, 255), b: clamp(b, 255), a: clamp(a, 1) };
}

function splitArguments(content: string, legacy: boolean): readonly string[] | null {
  if (content.includes(',')) {
    const parts = content.split(',').map((part) => part.trim());
    return legacy && (parts.length === 3 || parts.length === 4) ? parts : null;
  }
  const [channels = '', ...alpha] = content.split('/');
  const parts = channels.trim().split(/\s+/);
  if (parts.length !== 3 || alpha.length > 1) return null;
  return [...parts, ...alpha.map((part) => part.trim())];
}

function parseChannel(text: string, whole: number | 'hue'): number | null {
  const [, digits, unit = ''] = /^([+-]?(?:\d+|\d*\.\d+))(%|deg)?$/.exec(text) ?? [];
  if (digits === undefined) return null;
  const value = Number(digits);
  if (whole === 'hue') return unit === '%' ? null : value;
  if (unit === 'deg') return null;
  return unit === '%' ? (value / 100) * whole : value;
}

function fromHsl([hue, saturation, lightness]: Channels): Channels {
  const s = clamp(saturation, 100) / 100;
  const l = clamp(lightness, 100) / 100;
  const channel = (n: number): number => {
    const k = (((n + hue / 30) % 12) + 12) % 12;
    return 255 * (l - s * Math.min(l, 1 - l) * Math.max(-1, Math.min(k - 3, 9 - k, 1)));
  };
  return [channel(0), channel(8), channel(4)];
}

function fromHwb([hue, whiteness, blackness]: Channels): Channels {
  const w = clamp(whiteness, 100) / 100;
  const b = clamp(blackness, 100) / 100;
  const grey = (255 * w) / (w + b);
  if (w + b >= 1) return [grey, grey, grey];
  const mix = (channel: number): number => channel * (1 - w - b) + 255 * w;
  const [red, green, blue] = fromHsl([hue, 100, 50]);
  return [mix(red), mix(green), mix(blue)];
}

/** @see https://bottosson.github.io/posts/oklab/ */
function fromOklab([lightness, a, b]: Channels): Channels {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    toGamma(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    toGamma(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    toGamma(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

function toGamma(linear: number): number {
  return 255 * (linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055);
}

function toRadians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

function clamp(value: number, highest: number): number {
  return Math.min(Math.max(value, 0), highest);
}
