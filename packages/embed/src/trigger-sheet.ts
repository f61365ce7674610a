import type { Appearance } from '@billfold/core/script-tag';

type Colors = Appearance['colors'];

/** Style sheet of the built-in buttons of a page. */
export interface TriggerSheet {
  readonly sheet: CSSStyleSheet;
  /** Draws the buttons in the colors of the page, which are those of its dialogs. */
  setColors(colors: Colors): void;
}

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

/**
 * Creates the style sheet of the built-in buttons. Variables of the page override its colors, as they do those of the
 * dialogs.
 */
export function createTriggerSheet({
  CSSStyleSheet,
  CSS,
}: Window & typeof globalThis): TriggerSheet {
  const sheet = new CSSStyleSheet();
  const setColors = (colors: Colors): void => {
    const named = new Map(Object.entries(colors ?? {}));
    const color = (token: keyof typeof triggerColors): string => {
      const variable = variables[token];
      const own = named.get(token) ?? named.get(variable);
      // The dialog reports what is no color.
      const isColor = own !== undefined && CSS.supports('color', own);
      return `var(${variable},${isColor ? own : triggerColors[token]})`;
    };
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
  return { sheet, setColors };
}
