/** Colors of the default light theme. The loader does not contain the whole palette. */
export const triggerColors = {
  accent: '#0B6B4B',
  accentText: '#FFFFFF',
  focusRing: '#0B6B4B',
} as const;

/** Creates the style sheet of the built-in button. Variables of the page override its colors. */
export function triggerSheet({ CSSStyleSheet }: Window & typeof globalThis): CSSStyleSheet {
  const color = (name: string, fallback: string) => `var(--billfold-color-${name},${fallback})`;
  const { accent, accentText, focusRing } = triggerColors;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
:host{display:inline-block}
:host([hidden]){display:none}
button{font:600 15px/20px var(--billfold-font-body,system-ui,sans-serif);min-height:40px;padding:0 16px;border:0;border-radius:var(--billfold-radius-control,8px);cursor:pointer;color:${color('accent-text', accentText)};background:${color('accent', accent)}}
button:focus-visible{outline:2px solid ${color('focus-ring', focusRing)};outline-offset:2px}
:host([aria-busy=true]) button{opacity:.7;cursor:progress}
@media(forced-colors:active){button{border:1px solid ButtonText}}
`);
  return sheet;
}
