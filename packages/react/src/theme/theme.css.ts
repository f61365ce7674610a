import { type Colors, dark, light, type Scheme, schemeVariable } from '@billfold/core/theme';
import {
  assignVars,
  createGlobalTheme,
  createGlobalThemeContract,
  globalLayer,
  globalStyle,
} from '@vanilla-extract/css';
import { measures } from './measures.ts';
import { schemeSelectors } from './scheme-selectors.ts';

/**
 * Name of the cascade layer of `styles.layer.css` and `dialogs.layer.css`, whose rules are weaker
 * than any rule of the host.
 * @example
 * const order = `@layer ${layer}, app;`;
 */
export const layer: string = globalLayer('billfold');

/**
 * Custom properties with the values in use, `--bf-…`. Each takes the host's `--billfold-…` where
 * the host sets one on our node or above it, else the theme's value, else the built-in one. We
 * never set a `--billfold-color-…` ourselves: each is the host's.
 * @example
 * <p style={{ color: vars.color.textMuted, padding: vars.space[4] }}>In the theme</p>;
 */
export const vars = createGlobalThemeContract(
  { color: light, ...measures },
  (_, path) => `bf-${path.map(toKebab).join('-')}`,
);

/**
 * Media queries of the layout.
 * @example
 * const isPhone = window.matchMedia(media.phone).matches;
 */
export const media = {
  phone: 'screen and (max-width: 639.98px)',
  desktop: 'screen and (min-width: 1024px)',
  touch: '(pointer: coarse)',
  hover: '(hover: hover)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
} as const;

// What the page around a shadow tree hands down ends here.
globalStyle(schemeSelectors.isolated, { '@layer': { [layer]: { all: 'initial' } } });
createGlobalTheme(schemeSelectors.everywhere, vars, {
  '@layer': layer,
  color: inUse('light', light),
  radius: measured('radius', measures.radius),
  font: measured('font', measures.font),
  text: measured('text', measures.text),
  space: measured('space', measures.space),
  control: measured('control', measures.control),
  motion: measured('motion', measures.motion),
  shadow: measured('shadow', measures.shadow),
});
globalStyle(schemeSelectors.light, { '@layer': { [layer]: { colorScheme: 'light' } } });
globalStyle(schemeSelectors.dark, {
  '@layer': {
    [layer]: { colorScheme: 'dark', vars: assignVars(vars.color, inUse('dark', dark)) },
  },
});
globalStyle(schemeSelectors.system, {
  '@layer': {
    [layer]: {
      colorScheme: 'light dark',
      '@media': {
        '(prefers-color-scheme: dark)': { vars: assignVars(vars.color, inUse('dark', dark)) },
      },
    },
  },
});

function inUse(scheme: Scheme, colors: Colors): Colors {
  return mapValues(colors, (value, token) => {
    const ofTheme = `var(${schemeVariable(scheme, token)}, ${value})`;
    return `var(--billfold-color-${toKebab(token)}, ${ofTheme})`;
  });
}

function measured<K extends string | number>(
  group: string,
  values: Readonly<Record<K, string>>,
): Record<K, string> {
  return mapValues(values, (value, name) => {
    const path = `${group}-${toKebab(name)}`;
    return `var(--billfold-${path}, var(--billfold-theme-${path}, ${value}))`;
  });
}

function mapValues<K extends string | number>(
  values: Readonly<Record<K, string>>,
  change: (value: string, name: string) => string,
): Record<K, string>;
function mapValues(
  values: Readonly<Record<string, string>>,
  change: (value: string, name: string) => string,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, change(value, name)]),
  );
}

function toKebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
