import { type Colors, dark, light } from '@billfold/core/theme';
import {
  assignVars,
  createGlobalTheme,
  createGlobalThemeContract,
  globalLayer,
  globalStyle,
} from '@vanilla-extract/css';
import { measures } from './measures.ts';
import { schemeSelectors } from './scheme-selectors.ts';

/** Every rule of ours stands in this cascade layer, so that any rule of the host is stronger. */
export const layer: string = globalLayer('billfold');

/** `--billfold-…` custom properties. The colours are the map of colour variables of the embed. */
export const vars = createGlobalThemeContract(
  { color: light, ...measures },
  (_, path) => `billfold-${path.map(toKebab).join('-')}`,
);

/** The widths and capabilities that the layout answers to. */
export const media = {
  phone: 'screen and (max-width: 639.98px)',
  desktop: 'screen and (min-width: 1024px)',
  touch: '(pointer: coarse)',
  hover: '(hover: hover)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
} as const;

createGlobalTheme(schemeSelectors.host, vars, { '@layer': layer, color: light, ...measures });
applyScheme(schemeSelectors.nestedLight, light);
applyScheme(schemeSelectors.dark, dark);
globalStyle(schemeSelectors.system, {
  '@layer': {
    [layer]: {
      colorScheme: 'light dark',
      '@media': { '(prefers-color-scheme: dark)': { vars: assignVars(vars.color, dark) } },
    },
  },
});

function applyScheme(selector: string, colors: Colors): void {
  globalStyle(selector, { '@layer': { [layer]: { vars: assignVars(vars.color, colors) } } });
}

function toKebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
