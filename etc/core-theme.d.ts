/**
 * Color tokens, with the same names in themes, custom properties and embed settings.
 * @example
 * colorTokens.includes('accent'); // true
 * for (const token of colorTokens) console.log(token, light[token], dark[token]);
 */
declare const colorTokens: readonly ['accent', 'accentText', 'background', 'surface', 'surfaceRaised', 'surfaceSunken', 'overlay', 'text', 'textMuted', 'border', 'borderStrong', 'focusRing', 'link', 'success', 'warning', 'danger', 'info', 'successSurface', 'warningSurface', 'dangerSurface', 'infoSurface', 'skeleton', 'qrForeground', 'qrBackground'];
/** Name of a color of a theme. */
type ColorToken = (typeof colorTokens)[number];
type Colors = Readonly<Record<ColorToken, string>>;
type Scheme = 'light' | 'dark';
type Kebab<S extends string> = S extends `${infer Head}${infer Tail}` ? Tail extends Uncapitalize<Tail> ? `${Uncapitalize<Head>}${Kebab<Tail>}` : `${Uncapitalize<Head>}-${Kebab<Tail>}` : S;
/** Custom property with which a host sets a color in its own style sheet. */
type ColorVariable = `--billfold-color-${Kebab<ColorToken>}`;
/** Colors by token or by custom property, as the embed settings have them. */
type ColorVariableMap = Readonly<Partial<Record<ColorToken | ColorVariable, string>>>;

interface Theme {
    readonly name?: string;
    /** One map for both schemes, or one for each. A missing color keeps its built-in value. */
    readonly colors?: ColorVariableMap | SchemeColors;
    readonly radius?: 'none' | 'small' | 'medium' | 'large' | `${number}px`;
    readonly fontFamily?: string;
    readonly density?: 'comfortable' | 'compact';
    readonly motion?: 'system' | 'none';
}
type SchemeColors = Readonly<Partial<Record<Scheme, ColorVariableMap>>>;
type ThemeInput = Theme | 'default';
/** Makes every name that `Expected` does not know an error where it is written. */
type NoOtherNames<T, Expected> = T extends object ? {
    [K in keyof T]: K extends KeysOf<Expected> ? NoOtherNames<T[K], ValueOf<Expected, K>> : never;
} : T;
type KeysOf<T> = T extends unknown ? keyof T : never;
type ValueOf<T, K> = T extends unknown ? (K extends keyof T ? T[K] : never) : never;
/**
 * Returns `theme` with its literal types. An unknown name in it does not compile.
 * @example
 * const theme = defineTheme({
 *   colors: { light: { accent: '#0B6B4B' }, dark: { accent: '#46D39A' } },
 *   radius: 'large',
 * });
 */
declare function defineTheme<const T extends Theme>(theme: T & NoOtherNames<T, Theme>): T;

/** Problem of a theme. The invalid part is ignored and the rest applies. */
interface ThemeProblem {
    readonly kind: 'invalid-input' | 'unknown-token' | 'invalid-color' | 'invalid-value' | 'low-contrast';
    /** Name as it was given, cut at 80 characters. */
    readonly token: string;
    /** Scheme in which the contrast is too low. */
    readonly scheme?: Scheme;
    readonly against?: ColorToken;
    readonly ratio?: number;
    readonly required?: number;
    /** Suggested value. */
    readonly fix?: string;
}

/**
 * Checks a theme in both schemes. Lists each pair of colors with too little contrast (WCAG 2.2:
 * 4.5:1 for text, 3:1 for edges of controls) with a color that passes, and each name and value that
 * is not accepted. A QR code must be dark on light.
 * @example
 * checkTheme({ radius: 'large' }); // []
 * const [problem] = checkTheme({ colors: { light: { text: '#BBBBBB' } } });
 * console.log(problem?.token, problem?.ratio, problem?.fix);
 */
declare function checkTheme(theme: Theme): readonly ThemeProblem[];

/**
 * Theme of the embedded variant: the light colors in both schemes.
 * @example
 * const theme = mergeThemes(embeddedTheme, { radius: 'large' });
 */
declare const embeddedTheme: Theme;
/**
 * Merges themes into one; a later theme overrides an earlier one value by value. An accent also
 * overrides the earlier colors that are derived from an accent: its text, the focus ring and links.
 * @example
 * const theme = mergeThemes({ radius: 'small' }, { colors: { accent: '#7A1FA2' } });
 * theme.radius; // 'small'
 */
declare function mergeThemes(...themes: readonly Theme[]): Theme;

/**
 * Built-in colors of the light scheme.
 * @example
 * light.background; // '#F5F4F0'
 * document.body.style.background = light.background;
 */
declare const light: Colors;
/**
 * Built-in colors of the dark scheme.
 * @example
 * dark.background; // '#0E1110'
 * document.body.style.background = dark.background;
 */
declare const dark: Colors;

interface ParsedColors {
    /** Colors by token, each a color or `var()` of one of our variables. */
    readonly colors: Partial<Colors>;
    readonly problems: readonly ThemeProblem[];
}
/**
 * Parses a map of colors from an untrusted source: embed settings, an attribute (its JSON text) or
 * a message. Accepts colors and `var()` of our own variables only; reports everything else as a
 * problem. Never throws.
 * @example
 * const { colors, problems } = parseColorVariables({ link: '#7A1FA2', accent: 'url(x)' });
 * colors; // { link: '#7A1FA2' }
 * problems; // [{ kind: 'invalid-color', token: 'accent' }]
 */
declare function parseColorVariables(input: unknown): ParsedColors;

/** Values of custom properties by name. */
type Variables = Readonly<Record<string, string>>;

interface ThemeVariables {
    /** Custom properties that apply the theme. */
    readonly variables: Variables;
    readonly problems: readonly ThemeProblem[];
}
/**
 * Builds the custom properties of `theme`, with the problems that `checkTheme` reports except
 * contrast. They have other names than those that a host sets (`--billfold-color-…`), and yield to
 * them.
 * @example
 * const { variables } = themeVariables({ fontFamily: 'Inter' });
 * variables; // { '--billfold-theme-font-body': 'Inter' }
 */
declare function themeVariables(theme: Theme): ThemeVariables;
/**
 * Returns the name of the custom property with the theme's value of a token in one scheme.
 * @example
 * schemeVariable('dark', 'accentText'); // '--billfold-dark-accent-text'
 */
declare function schemeVariable(scheme: Scheme, token: string): string;
/**
 * Builds the CSS rule that applies `theme`, for server-rendered pages, which need it before the
 * first paint. The theme of a provider and the host's own `--billfold-…` variables override it.
 * `selector` is not escaped.
 * @example
 * const css = themeToCss({ colors: { accent: '#7A1FA2' }, radius: 'large' });
 * const head = `<style>${css}</style>`;
 */
declare function themeToCss(theme: Theme, selector?: string): string;

export { checkTheme, colorTokens, dark, defineTheme, embeddedTheme, light, mergeThemes, parseColorVariables, schemeVariable, themeToCss, themeVariables };
export type { ColorToken, ColorVariable, ColorVariableMap, Colors, ParsedColors, Scheme, SchemeColors, Theme, ThemeInput, ThemeProblem, ThemeVariables, Variables };
