import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  checkTheme,
  colorTokens,
  dark,
  defineTheme,
  embeddedTheme,
  light,
  mergeThemes,
  type Theme,
  themeToCss,
  themeVariables,
} from './index.ts';

const variables = (theme: Theme) => themeVariables(theme).variables;

describe('defineTheme', () => {
  it('keeps the literal types of what it is given', () => {
    const theme = defineTheme({ colors: { accent: '#0b6bcb' }, radius: 'small' });
    expectTypeOf(theme.colors.accent).toEqualTypeOf<'#0b6bcb'>();
    expectTypeOf(theme.radius).toEqualTypeOf<'small'>();
    expect(theme).toEqual({ colors: { accent: '#0b6bcb' }, radius: 'small' });
  });

  it('takes each scheme by itself and the names of the custom properties', () => {
    const theme = defineTheme({
      colors: { light: { '--billfold-color-surface-raised': '#fff' }, dark: { accent: '#7cc4ff' } },
    });
    expect(variables(theme)['--billfold-light-surface-raised']).toBe('#fff');
  });

  it('does not compile with a name that is not known', () => {
    // @ts-expect-error 'acent' is no token
    defineTheme({ colors: { accent: '#000', acent: '#000' } });
    // @ts-expect-error nor is it one of a scheme
    defineTheme({ colors: { dark: { acent: '#000' } } });
    // @ts-expect-error 'rounding' is nothing of a theme
    defineTheme({ radius: 'none', rounding: 2 });
    expect(themeVariables({}).variables).toEqual({});
  });
});

describe('themeVariables', () => {
  it('is empty for an empty theme', () => {
    expect(themeVariables({})).toEqual({ variables: {}, problems: [] });
  });

  it('gives one map to both schemes, and a map of its own to each', () => {
    expect(variables({ colors: { border: '#ddd' } })).toEqual({
      '--billfold-light-border': '#ddd',
      '--billfold-dark-border': '#ddd',
    });
    expect(variables({ colors: { dark: { border: '#333' } } })).toEqual({
      '--billfold-dark-border': '#333',
    });
  });

  it('needs no more than an accent: what stands on it and follows it is chosen for contrast', () => {
    for (const accent of ['#ffdd00', '#001a66', '#7cc4ff', '#808080', '#fff', '#000']) {
      const low = checkTheme({ colors: { accent } }).filter(({ token }) => token !== 'accent');
      expect(low, accent).toEqual([]);
    }
    expect(variables({ colors: { accent: '#ffdd00' } })['--billfold-light-accent-text']).toBe(
      '#000000',
    );
  });

  it('keeps what is given beside the accent', () => {
    const given = variables({ colors: { accent: '#0b6bcb', link: '#123456' } });
    expect(given['--billfold-light-link']).toBe('#123456');
  });

  it('follows a reference to another of our variables, and keeps the built-in colour in a circle', () => {
    const given = variables({
      colors: {
        border: 'var(--billfold-color-border-strong)',
        info: 'var(--billfold-color-link)',
        link: 'var( --billfold-color-info )',
        skeleton: 'var(--billfold-color-skeleton)',
      },
    });
    expect(given['--billfold-dark-border']).toBe(dark.borderStrong);
    expect(given['--billfold-light-info']).toBe(light.info);
    expect(given['--billfold-dark-skeleton']).toBe(dark.skeleton);
  });

  it.each([
    ['none', '0px', '0px'],
    ['small', '5px', '10px'],
    ['medium', '8px', '16px'],
    ['large', '12px', '24px'],
    ['7px', '7px', '14px'],
  ] as const)('rounds the corners by %s', (radius, control, dialog) => {
    const given = variables({ radius });
    expect(given['--billfold-theme-radius-control']).toBe(control);
    expect(given['--billfold-theme-radius-dialog']).toBe(dialog);
  });

  it('sets the face, tightens the measures and stops the motion', () => {
    const fontFamily = `"Söhne Mono", 'IBM Plex', system-ui`;
    expect(variables({ fontFamily })).toEqual({ '--billfold-theme-font-body': fontFamily });
    expect(variables({ density: 'compact' })['--billfold-theme-control-height']).toBe('34px');
    expect(variables({ density: 'comfortable' })).toEqual({});
    expect(variables({ motion: 'none' })['--billfold-theme-motion-dialog']).toBe('0s');
    expect(variables({ motion: 'system' })).toEqual({});
  });

  it.each([
    'Arial; color: red',
    'Arial} body{display:none',
    'url(https://example.com)',
    'Arial,',
    '',
    '"Arial',
    'a'.repeat(400),
  ])('leaves out a face that is not one: %s', (fontFamily) => {
    const { variables: given, problems } = themeVariables({ fontFamily });
    expect(given).toEqual({});
    expect(problems).toMatchObject([{ kind: 'invalid-value', token: 'fontFamily' }]);
  });

  it('names a radius that cannot be taken', () => {
    expect(checkTheme({ radius: '999px' })).toMatchObject([
      { kind: 'invalid-value', token: 'radius' },
    ]);
  });
});

describe('mergeThemes', () => {
  it('takes each value from the strongest theme that gives it', () => {
    const merged = mergeThemes(
      { colors: { accent: '#111111', border: '#222222' }, radius: 'none' },
      { colors: { dark: { border: '#333333' } } },
      { colors: { '--billfold-color-border': '#444444' }, density: 'compact' },
    );
    expect(merged).toMatchObject({ radius: 'none', density: 'compact' });
    expect(variables(merged)).toMatchObject({
      '--billfold-light-accent': '#111111',
      '--billfold-light-border': '#444444',
      '--billfold-dark-border': '#444444',
    });
  });

  it('drops what was chosen to stand on a weaker accent', () => {
    const merged = mergeThemes(embeddedTheme, { colors: { accent: '#ffdd00' } });
    expect(variables(merged)['--billfold-dark-accent-text']).toBe('#000000');
    expect(variables(merged)['--billfold-dark-surface']).toBe(light.surface);
  });
});

describe('themeToCss', () => {
  it('is one rule for the given selector', () => {
    expect(themeToCss({ colors: { light: { border: '#ddd' } } }, '.checkout')).toBe(
      '.checkout {\n  --billfold-light-border: #ddd;\n}\n',
    );
    expect(themeToCss({ radius: 'none' })).toMatch(/^\[data-billfold-scheme\] \{/);
  });

  it('is nothing for a theme without values', () => {
    expect(themeToCss({ name: 'plain', colors: { border: 'expression(1)' } })).toBe('');
  });
});

describe('the built-in palettes and the fixed map of the embed (R-THEME-03)', () => {
  const whole = (colors: typeof light): Theme => ({ colors: { light: colors } });
  it.each([
    ['light', whole(light)],
    ['dark', { colors: { dark } }],
    ['embedded', embeddedTheme],
  ])('%s can be read and pressed', (_, theme) => {
    expect(checkTheme(theme)).toEqual([]);
  });

  it('give every token', () => {
    expect(Object.keys(light).sort()).toEqual([...colorTokens].sort());
    expect(Object.keys(dark).sort()).toEqual([...colorTokens].sort());
  });
});

describe('checkTheme', () => {
  it('names the pair, the ratio and a colour that would do', () => {
    const problems = checkTheme({ colors: { light: { textMuted: '#aaaaaa' } } });
    const onSurface = problems.find(({ against }) => against === 'surface');
    expect(onSurface).toMatchObject({
      kind: 'low-contrast',
      token: 'textMuted',
      scheme: 'light',
      ratio: 2.32,
      required: 4.5,
    });
    const fixed = checkTheme({ colors: { light: { textMuted: onSurface?.fix ?? '' } } });
    expect(fixed.filter(({ against }) => against === 'surface')).toEqual([]);
  });

  it('wants a QR code dark on light', () => {
    const inverted = checkTheme({ colors: { qrForeground: '#fff', qrBackground: '#000' } });
    expect(inverted).toMatchObject([
      { token: 'qrForeground', scheme: 'light', against: 'qrBackground', fix: '#000000' },
      { token: 'qrForeground', scheme: 'dark' },
    ]);
    const pale = checkTheme({ colors: { light: { qrForeground: '#999' } } });
    expect(pale).toMatchObject([{ token: 'qrForeground', required: 4.5 }]);
    expect(checkTheme({ colors: { qrForeground: '#222', qrBackground: '#ffe' } })).toEqual([]);
  });

  it('sees what shines through', () => {
    expect(checkTheme({ colors: { light: { text: 'rgb(0 0 0 / .3)' } } })).not.toEqual([]);
    expect(checkTheme({ colors: { light: { text: 'rgb(0 0 0 / .95)' } } })).toEqual([]);
  });

  it('names what is unknown or no colour once', () => {
    const theme: Theme = JSON.parse('{"colors":{"acent":"#000","accent":"url(x)"}}');
    expect(checkTheme(theme)).toEqual([
      { kind: 'unknown-token', token: 'acent' },
      { kind: 'invalid-color', token: 'accent' },
    ]);
  });
});
