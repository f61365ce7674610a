import type { Appearance } from '@billfold/core/script-tag';

type Colors = Appearance['colors'];

/** Built-in buttons of a page: their style sheet, and whether they are shown. */
export interface TriggerSheet {
  readonly sheet: CSSStyleSheet;
  readonly setColors: SetColors;
  /** False after the widget of the page was destroyed, until the next one. */
  readonly isShown: boolean;
  readonly setShown: (isShown: boolean) => void;
  /** Calls `show` now and after each change; returns a function that ends this. */
  readonly watch: (show: (isShown: boolean) => void) => () => void;
}

/** Draws the buttons in the colors of the page and, below them, of its business, as the dialogs are drawn. */
export type SetColors = (page: Colors, business?: unknown) => void;

/** Colors of the default light theme. The loader does not contain the whole palette. */
export const triggerColors = {
  accent: '#0B6B4B',
  accentText: '#FFFFFF',
  focusRing: '#0B6B4B',
} as const;

const variables = {
  accent: '--billfold-color-accent',
  accentText: '--billfold-color-accent-text',
  focusRing: '--billfold-color-focus-ring',
} as const;

type Token = keyof typeof triggerColors;

/**
 * Creates the style sheet of the built-in buttons. Variables of the page override its colors, as they do those of the
 * dialogs.
 */
export function createTriggerSheet({
  CSSStyleSheet,
  CSS,
}: Window & typeof globalThis): TriggerSheet {
  const sheet = new CSSStyleSheet();
  const find = (colors: unknown, token: Token): string | undefined => {
    // The answer of the server is not validated yet.
    const named: Record<string, string> = Object(colors);
    const color = named[token] ?? named[variables[token]];
    // The dialog reports what is no color.
    return color && CSS.supports('color', color) ? color : undefined;
  };
  const setColors: SetColors = (page, business) => {
    // The colors of the business follow from its accent.
    const below = find(page, 'accent') ? undefined : business;
    const color = (token: Token): string =>
      `var(${variables[token]},${find(page, token) ?? find(below, token) ?? triggerColors[token]})`;
    sheet.replaceSync(`
:host{display:inline-block}
:host([hidden]){display:none}
button{font:600 15px/20px var(--billfold-font-body,system-ui,sans-serif);min-height:40px;padding:0 16px;border:0;border-radius:var(--billfold-radius-control,8px);cursor:pointer;color:${color('accentText')};background:${color('accent')}}
button:focus-visible{outline:2px solid ${color('focusRing')};outline-offset:2px}
:host([aria-busy=true]) button{opacity:.7;cursor:progress}
@media(forced-colors:active){button{border:1px solid ButtonText}}
`);
  };
  setColors(undefined);
  const watchers = new Set<(isShown: boolean) => void>();
  let isShown = true;
  return {
    sheet,
    setColors,
    get isShown() {
      return isShown;
    },
    setShown: (next) => {
      isShown = next;
      for (const show of watchers) show(next);
    },
    watch: (show) => {
      watchers.add(show);
      show(isShown);
      return () => watchers.delete(show);
    },
  };
}
