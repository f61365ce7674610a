/**
 * Name of the cascade layer of `styles.layer.css` and `dialogs.layer.css`, whose rules are weaker
 * than any rule of the host.
 * @example
 * const order = `@layer ${layer}, app;`;
 */
declare const layer: string;
/**
 * Custom properties with the values in use, `--bf-…`. Each takes the host's `--billfold-…` where
 * the host sets one on our node or above it, else the theme's value, else the built-in one. We
 * never set a `--billfold-color-…` ourselves: each is the host's.
 * @example
 * <p style={{ color: vars.color.textMuted, padding: vars.space[4] }}>In the theme</p>;
 */
declare const vars: {
    radius: {
        readonly control: `var(--${string})`;
        readonly card: `var(--${string})`;
        readonly dialog: `var(--${string})`;
        readonly full: `var(--${string})`;
    };
    font: {
        readonly body: `var(--${string})`;
        readonly mono: `var(--${string})`;
    };
    text: {
        readonly xs: `var(--${string})`;
        readonly sm: `var(--${string})`;
        readonly md: `var(--${string})`;
        readonly lg: `var(--${string})`;
        readonly xl: `var(--${string})`;
        readonly xxl: `var(--${string})`;
        readonly hero: `var(--${string})`;
    };
    space: {
        readonly 1: `var(--${string})`;
        readonly 2: `var(--${string})`;
        readonly 3: `var(--${string})`;
        readonly 4: `var(--${string})`;
        readonly 6: `var(--${string})`;
        readonly 8: `var(--${string})`;
        readonly 12: `var(--${string})`;
        readonly 16: `var(--${string})`;
    };
    control: {
        readonly height: `var(--${string})`;
        readonly dense: `var(--${string})`;
        readonly touch: `var(--${string})`;
        readonly target: `var(--${string})`;
    };
    motion: {
        readonly state: `var(--${string})`;
        readonly dialog: `var(--${string})`;
        readonly notification: `var(--${string})`;
        readonly progress: `var(--${string})`;
        readonly breath: `var(--${string})`;
        readonly turn: `var(--${string})`;
    };
    shadow: {
        readonly raised: `var(--${string})`;
    };
    color: {
        readonly accent: `var(--${string})`;
        readonly accentText: `var(--${string})`;
        readonly background: `var(--${string})`;
        readonly border: `var(--${string})`;
        readonly borderStrong: `var(--${string})`;
        readonly danger: `var(--${string})`;
        readonly dangerSurface: `var(--${string})`;
        readonly focusRing: `var(--${string})`;
        readonly info: `var(--${string})`;
        readonly infoSurface: `var(--${string})`;
        readonly link: `var(--${string})`;
        readonly overlay: `var(--${string})`;
        readonly qrBackground: `var(--${string})`;
        readonly qrForeground: `var(--${string})`;
        readonly skeleton: `var(--${string})`;
        readonly success: `var(--${string})`;
        readonly successSurface: `var(--${string})`;
        readonly surface: `var(--${string})`;
        readonly surfaceRaised: `var(--${string})`;
        readonly surfaceSunken: `var(--${string})`;
        readonly text: `var(--${string})`;
        readonly textMuted: `var(--${string})`;
        readonly warning: `var(--${string})`;
        readonly warningSurface: `var(--${string})`;
    };
};
/**
 * Media queries of the layout.
 * @example
 * const isPhone = window.matchMedia(media.phone).matches;
 */
declare const media: {
    readonly phone: 'screen and (max-width: 639.98px)';
    readonly desktop: 'screen and (min-width: 1024px)';
    readonly touch: '(pointer: coarse)';
    readonly hover: '(hover: hover)';
    readonly reducedMotion: '(prefers-reduced-motion: reduce)';
    readonly forcedColors: '(forced-colors: active)';
};

export { layer, media, vars };
