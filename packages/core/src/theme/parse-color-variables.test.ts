import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseColor } from './color.ts';
import { contrastOf } from './contrast.ts';
import { colorTokens, parseColorVariables, themeToCss } from './index.ts';

const white = { r: 255, g: 255, b: 255, a: 1 };

describe('parseColorVariables', () => {
  it('takes tokens and custom properties, and gives tokens', () => {
    const input = { accent: ' #0B6BCB ', '--billfold-color-text-muted': 'rgb(90 97 99)' };
    expect(parseColorVariables(input)).toEqual({
      colors: { accent: '#0B6BCB', textMuted: 'rgb(90 97 99)' },
      problems: [],
    });
  });

  it('takes the JSON text of an attribute', () => {
    expect(parseColorVariables('{"surface":"#fff"}').colors).toEqual({ surface: '#fff' });
  });

  it.each([
    '#fff',
    '#FFF8',
    '#a1b2c3',
    '#a1b2c3d4',
    'rgb(1, 2, 3)',
    'rgba(1,2,3,.5)',
    'rgb(10% 20% 30% / 50%)',
    'rgb(300 -5 0)',
    'hsl(120deg 50% 50%)',
    'hsla(120, 50%, 50%, 0.5)',
    'hwb(194 0% 0%)',
    'oklch(0.7 0.1 120)',
    'oklch(70% 25% 120deg / .5)',
    'oklab(0.4 0.1 -0.1)',
    'WHITE',
    'transparent',
    'var(--billfold-color-accent)',
  ])('takes the colour %s', (color) => {
    expect(parseColorVariables({ accent: color })).toEqual({
      colors: { accent: color },
      problems: [],
    });
  });

  it.each([
    'url(https://evil.example/x.png)',
    'url("javascript:alert(1)")',
    'URL(//evil.example)',
    'image-set("x.png" 1x)',
    'red url(x)',
    'var(--host-secret)',
    'var(--billfold-color-accent, url(x))',
    'var(--billfold-color-unknown)',
    'var(--billfold-light-accent)',
    'var(--BILLFOLD-COLOR-ACCENT)',
    'red; background: url(x)',
    'red} body {display: none',
    '{}',
    '#fff;',
    '#fff!important',
    '#ggg',
    '#ff',
    '#fffff',
    'rgb(1 2 3',
    'rgb(1 2)',
    'rgb(1 2 3 4)',
    'rgb(1, 2, 3 / 4)',
    'rgb(1 2 3 / 4 / 5)',
    'rgb(1, 20%, 3)',
    'hsl(1, 2, 3)',
    'hwb(1, 2%, 3%)',
    'rgb(calc(1) 2 3)',
    'rgb(var(--x) 2 3)',
    'rgb(1e9 2 3)',
    'rgb(NaN 0 0)',
    'hsl(10% 10% 10%)',
    'color-mix(in srgb, red, blue)',
    'color(srgb 1 0 0)',
    'currentColor',
    'inherit',
    'attr(title)',
    'env(safe-area-inset-top)',
    'expression(alert(1))',
    '</style><script>alert(1)</script>',
    '/* */ red',
    'red /* x */',
    '\\72 ed',
    'constructor',
    '__proto__',
    'toString',
    '',
    ' ',
    `#${'f'.repeat(1_000)}`,
    `${' '.repeat(5_000)}red`,
  ])('refuses %s', (color) => {
    expect(parseColorVariables({ accent: color })).toEqual({
      colors: {},
      problems: [{ kind: 'invalid-color', token: 'accent' }],
    });
  });

  it.each([
    null,
    undefined,
    0,
    1n,
    true,
    Symbol('x'),
    [],
    ['accent', '#fff'],
    '{',
    '"#fff"',
    '',
    () => 1,
  ])('says that it is no map: %s', (input) => {
    expect(parseColorVariables(input)).toEqual({
      colors: {},
      problems: [{ kind: 'invalid-input', token: '' }],
    });
  });

  it('refuses values that are no text', () => {
    const hostile = { toString: () => '#fff', valueOf: () => '#fff' };
    const { colors, problems } = parseColorVariables({
      accent: hostile,
      text: 0xff,
      link: ['#fff'],
    });
    expect(colors).toEqual({});
    expect(problems).toHaveLength(3);
  });

  it('neither reads nor reaches a prototype', () => {
    const text = '{"__proto__":{"accent":"#000"},"constructor":"#000","toString":"#000"}';
    const { colors, problems } = parseColorVariables(text);
    expect(colors).toEqual({});
    expect(problems.map(({ kind }) => kind)).toEqual(Array(3).fill('unknown-token'));
    expect(Object.getPrototypeOf(colors)).toBe(Object.prototype);
    expect(parseColorVariables(Object.create({ accent: '#000' })).colors).toEqual({});
  });

  it('runs nothing of the sender', () => {
    const getter = {
      get accent(): string {
        throw new Error('ran');
      },
    };
    const proxy = new Proxy({}, { ownKeys: () => Reflect.ownKeys(getter).concat(getter.accent) });
    expect(parseColorVariables(getter).problems).toMatchObject([{ kind: 'invalid-color' }]);
    expect(parseColorVariables(proxy).problems).toMatchObject([{ kind: 'invalid-input' }]);
  });

  it('reads no more than 200 names, and repeats no more than 80 characters of one', () => {
    const many = Object.fromEntries(Array.from({ length: 5_000 }, (_, i) => [`x${i}`, '#fff']));
    expect(parseColorVariables(many).problems).toHaveLength(200);
    expect(parseColorVariables({ ['x'.repeat(900)]: '#fff' }).problems[0]?.token).toHaveLength(80);
  });

  it('never throws, and what it lets through cannot leave a declaration', () => {
    fc.assert(
      fc.property(fc.anything({ withBigInt: true, withNullPrototype: true }), (input) => {
        parseColorVariables(input);
      }),
    );
    const piece = fc.constantFrom(
      'rgb(',
      'var(',
      '--billfold-color-',
      'accent',
      ')',
      ' ',
      '1',
      '/',
      '%',
      ',',
      ';',
      '{',
      '}',
      'url(',
      '#',
      'ff',
      '\\',
      '"',
      '*',
      '\n',
    );
    fc.assert(
      fc.property(
        fc.constantFrom(...colorTokens),
        fc.array(piece, { maxLength: 12 }),
        (token, pieces) => {
          const css = themeToCss({ colors: { [token]: pieces.join('') } });
          expect(css.replace(/^\S+ \{\n|\}\n$/g, '')).toMatch(
            /^(?: {2}--billfold-[a-z-]+: [\w#%.,/() -]+;\n)*$/,
          );
        },
      ),
      { numRuns: 2_000 },
    );
  });
});

describe('parseColor', () => {
  // Worked examples of CSS Color Module Level 4, and the keyword table of the same.
  it.each([
    ['#a1b2c3', [161, 178, 195]],
    ['hsl(120 100% 25%)', [0, 127.5, 0]],
    ['hsl(-240, 100%, 50%)', [0, 255, 0]],
    ['hwb(45 40% 80%)', [85, 85, 85]],
    ['hwb(90 0% 0%)', [127.5, 255, 0]],
    ['oklch(1 0 0)', [255, 255, 255]],
    ['oklab(40.101% 0.1147 0.0453)', [125.5, 35.2, 41.4]],
    ['oklch(51.975% 0.17686 142.495)', [0, 128, 0]],
    ['orange', [255, 165, 0]],
  ])('reads %s', (text, [r = 0, g = 0, b = 0]) => {
    const color = parseColor(text);
    expect(color?.r).toBeCloseTo(r, -0.5);
    expect(color?.g).toBeCloseTo(g, -0.5);
    expect(color?.b).toBeCloseTo(b, -0.5);
  });

  it('reads back every colour written as hexadecimal and by channels', () => {
    const channel = fc.integer({ min: 0, max: 255 });
    fc.assert(
      fc.property(channel, channel, channel, (r, g, b) => {
        const hex = `#${[r, g, b].map((each) => each.toString(16).padStart(2, '0')).join('')}`;
        expect(parseColor(hex)).toEqual({ r, g, b, a: 1 });
        expect(parseColor(`rgb(${r} ${g} ${b} / 100%)`)).toEqual({ r, g, b, a: 1 });
        expect(parseColor(`rgba(${r}, ${g}, ${b}, 1)`)).toEqual({ r, g, b, a: 1 });
      }),
    );
  });
});

describe('contrastOf', () => {
  // WCAG 2.2: black on white is 21:1; #777 on white is the well-known 4.48:1.
  it.each([
    ['#000', 21],
    ['#fff', 1],
    ['#777777', 4.48],
    ['rgb(0 0 0 / 0)', 1],
  ])('of %s on white is %d', (color, ratio) => {
    expect(contrastOf(parseColor(color) ?? white, white, white)).toBeCloseTo(ratio, 2);
  });
});
