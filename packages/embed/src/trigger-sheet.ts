import { light } from '@billfold/core/theme';

/** The style of the built-in trigger before anything else loads; the page's variables win. */
export function triggerSheet({ CSSStyleSheet }: Window & typeof globalThis): CSSStyleSheet {
  const color = (name: 'accent' | 'accent-text' | 'focus-ring', fallback: string) =>
    `var(--billfold-color-${name},${fallback})`;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
:host{display:inline-block}
:host([hidden]){display:none}
button{font:600 15px/20px var(--billfold-font-body,system-ui,sans-serif);min-height:40px;padding:0 16px;border:0;border-radius:var(--billfold-radius-control,8px);cursor:pointer;color:${color('accent-text', light.accentText)};background:${color('accent', light.accent)}}
button:focus-visible{outline:2px solid ${color('focus-ring', light.focusRing)};outline-offset:2px}
:host([aria-busy=true]) button{opacity:.7;cursor:progress}
@media(forced-colors:active){button{border:1px solid ButtonText}}
`);
  return sheet;
}
