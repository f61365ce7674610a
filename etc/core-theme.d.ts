/** Color tokens, with the same names in themes, custom properties and embed settings. */
declare const colorTokens: readonly ['accent', 'accentText', 'background', 'surface', 'surfaceRaised', 'surfaceSunken', 'overlay', 'text', 'textMuted', 'border', 'borderStrong', 'focusRing', 'link', 'success', 'warning', 'danger', 'info', 'successSurface', 'warningSurface', 'dangerSurface', 'infoSurface', 'skeleton', 'qrForeground', 'qrBackground'];
type ColorToken = (typeof colorTokens)[number];
type Colors = Readonly<Record<ColorToken, string>>;
type Scheme = 'light' | 'dark';
type Kebab<S extends string> = S extends `${infer Head}${infer Tail}` ? Tail extends Uncapitalize<Tail> ? `${Uncapitalize<Head>}${Kebab<Tail>}` : `${Uncapitalize<Head>}-${Kebab<Tail>}` : S;
/** The custom property by which a host sets a colour in its own style sheet. */
type ColorVariable = `--billfold-color-${Kebab<ColorToken>}`;
/** Colours by token or by custom property; the form of the embed settings on the wire. */
type ColorVariableMap = Readonly<Partial<Record<ColorToken | ColorVariable, string>>>;

interface Theme {
    readonly name?: string;
    /** One map for both schemes, or one for each. What is left out keeps its built-in value. */
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
/** Keeps the literal types of `theme`, and does not compile with a name that we do not know. */
declare function defineTheme<const T extends Theme>(theme: T & NoOtherNames<T, Theme>): T;

/** Problem of a theme. The wrong part is left out and the rest applies. */
interface ThemeProblem {
    readonly kind: 'invalid-input' | 'unknown-token' | 'invalid-color' | 'invalid-value' | 'low-contrast';
    /** Name as it was given, cut at 80 characters. */
    readonly token: string;
    /** The scheme in which a contrast is too low. */
    readonly scheme?: Scheme;
    readonly against?: ColorToken;
    readonly ratio?: number;
    readonly required?: number;
    /** Suggested value. */
    readonly fix?: string;
}

/**
 * Checks a theme in both schemes: lists unreadable pairs with a color that would pass, and every
 * name and value that is not accepted. A QR code must be dark on light.
 */
declare function checkTheme(theme: Theme): readonly ThemeProblem[];

/** The fixed map of the embedded variant: the light colours, whatever the scheme. */
declare const embeddedTheme: Theme;
/**
 * One theme of several, weakest first: each value is taken from the last that gives it. An accent
 * replaces a weaker one together with what was chosen to stand on it.
 */
declare function mergeThemes(...themes: readonly Theme[]): Theme;

declare const light: Colors;
declare const dark: Colors;

interface ParsedColors {
    /** By token, each a colour or `var()` of one of our variables. */
    readonly colors: Partial<Colors>;
    readonly problems: readonly ThemeProblem[];
}
/**
 * The colours of a map from outside: embed settings, an attribute (its JSON text), a message. Takes
 * colours only; `url()`, `var()` of foreign names and anything that could end a declaration are
 * refused. Never throws, whatever it is given.
 */
declare function parseColorVariables(input: unknown): ParsedColors;

/** Custom properties, by their whole names. */
type Variables = Readonly<Record<string, string>>;

interface ThemeVariables {
    /** The custom properties through which our style sheet learns of the theme. */
    readonly variables: Variables;
    readonly problems: readonly ThemeProblem[];
}
/**
 * Builds the CSS variables of `theme`. Their names differ from those that a host sets
 * (`--billfold-color-…`) and rank behind them, so that a host's value wins wherever it is set.
 */
declare function themeVariables(theme: Theme): ThemeVariables;
/** `--billfold-dark-accent-text`: the theme's value of a token in one scheme. */
declare function schemeVariable(scheme: Scheme, token: string): string;
/**
 * The rule that applies `theme` from a style sheet: for pages drawn on a server, where it has to
 * stand before the first paint. Weaker than a theme given to the provider and than the host's own
 * `--billfold-…` variables. `selector` is the caller's own text and is not checked.
 */
declare function themeToCss(theme: Theme, selector?: string): string;

export { checkTheme, colorTokens, dark, defineTheme, embeddedTheme, light, mergeThemes, parseColorVariables, schemeVariable, themeToCss, themeVariables };
export type { ColorToken, ColorVariable, ColorVariableMap, Colors, ParsedColors, Scheme, SchemeColors, Theme, ThemeInput, ThemeProblem, ThemeVariables, Variables };
