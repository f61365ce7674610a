import { defineTheme, parseColorVariables, type Theme } from '@billfold/core/theme';

/** Choices of Storybook's toolbars. */
export interface Look {
  readonly scheme: 'light' | 'dark' | 'system';
  readonly locale: string;
  /** Direction of the locale, or a fixed one. */
  readonly direction: 'locale' | 'ltr' | 'rtl';
  readonly colors: ColorsName;
  readonly density: 'comfortable' | 'compact';
}
export type ColorsName = keyof typeof embedColors;

/** Colours as a host could send them: each runs through the same door as the ones from outside. */
export const embedColors = {
  none: {},
  ocean: { accent: '#0b6bcb' },
  plum: { accent: '#6d2e8c', surface: '#fffaff', background: '#f6eef8', surfaceRaised: '#fffaff' },
  highContrast: {
    accent: '#000000',
    text: '#000000',
    textMuted: '#1a1a1a',
    background: '#ffffff',
    surface: '#ffffff',
    surfaceRaised: '#ffffff',
    surfaceSunken: '#ffffff',
    border: '#000000',
    borderStrong: '#000000',
    success: '#00420a',
    warning: '#4a2c00',
    danger: '#7a0000',
    info: '#00306b',
    successSurface: '#ffffff',
    warningSurface: '#ffffff',
    dangerSurface: '#ffffff',
    infoSurface: '#ffffff',
  },
  hostile: {
    accent: 'url(https://evil.example/pixel.png)',
    background: 'red; } body { display: none',
    text: 'var(--host-secret)',
    surface: '</style><script>alert(1)</script>',
    link: 'expression(alert(1))',
    constructor: '#000',
    '--billfold-color-focus-ring': '#6d2e8c',
  },
} as const;

const colorTitles: Readonly<Record<ColorsName, string>> = {
  none: 'Built-in colours',
  ocean: 'One accent',
  plum: 'Accent and grounds',
  highContrast: 'High contrast',
  hostile: 'Hostile values',
};

export const lookGlobals = {
  scheme: toolbar('Theme', 'contrast', { light: 'Light', dark: 'Dark', system: 'System' }),
  locale: toolbar('Locale', 'globe', {
    en: 'English',
    'en-XA': 'Pseudo (longer, accented)',
    'ar-XB': 'Pseudo (right to left)',
  }),
  direction: toolbar('Direction', 'transfer', {
    locale: 'As the locale',
    ltr: 'Left to right',
    rtl: 'Right to left',
  }),
  colors: toolbar('Embed colours', 'paintbrush', colorTitles),
  density: toolbar('Density', 'component', { comfortable: 'Comfortable', compact: 'Compact' }),
};

/** The globals of Storybook, which may come from its address bar. */
export function readLook(globals: Readonly<Record<string, unknown>>): Look {
  const { scheme, locale, direction, colors, density } = globals;
  return {
    scheme: scheme === 'dark' || scheme === 'system' ? scheme : 'light',
    locale: typeof locale === 'string' ? locale : 'en',
    direction: direction === 'ltr' || direction === 'rtl' ? direction : 'locale',
    colors: isColorsName(colors) ? colors : 'none',
    density: density === 'compact' ? density : 'comfortable',
  };
}

/** The theme of a look; in tests nothing moves, so that nothing has to be waited for. */
export function themeOf({ colors, density }: Look): Theme {
  return defineTheme({
    colors: parseColorVariables(embedColors[colors]).colors,
    density,
    motion: isTest() ? 'none' : 'system',
  });
}

/** True where a test draws the story. */
export function isTest(): boolean {
  return '__vitest_browser__' in globalThis;
}

function isColorsName(name: unknown): name is ColorsName {
  return typeof name === 'string' && Object.hasOwn(embedColors, name);
}

function toolbar(title: string, icon: string, items: Readonly<Record<string, string>>) {
  return {
    description: title,
    toolbar: {
      title,
      icon,
      dynamicTitle: true,
      items: Object.entries(items).map(([value, name]) => ({ value, title: name })),
    },
  };
}
