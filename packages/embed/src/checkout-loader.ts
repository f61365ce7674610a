import { checkoutElement } from './checkout-element.ts';
import { createSetupReport } from './setup-error.ts';

/** Defines `<billfold-checkout>`. A script of its own: a shop that has no wallet on its page loads nothing of one. */
function start(script: HTMLScriptElement): void {
  const name = 'billfold-checkout';
  // Loaded twice, such as by two plugins of one page.
  if (customElements.get(name) !== undefined) return;
  const { origin: baseUrl } = new URL(script.src);
  const report = createSetupReport();
  customElements.define(name, checkoutElement(window, { baseUrl, report }));
}

const { currentScript } = document;
// A module has no `currentScript`, and is found by its file name.
const script =
  currentScript instanceof HTMLScriptElement
    ? currentScript
    : document.querySelector<HTMLScriptElement>('script[type=module][src*="billfold-checkout.js"]');
if (script !== null) start(script);
