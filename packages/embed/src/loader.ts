import type { BillfoldGlobal } from './create-global.ts';
import { createGlobal } from './create-global.ts';
import { readScriptOptions } from './read-script-options.ts';
import { receiveElement } from './receive-element.ts';
import type { WidgetModule } from './widget/widget.ts';

declare global {
  interface Window {
    Billfold?: BillfoldGlobal | undefined;
  }
}

/** The script tag. Defines the global and the elements; all else is loaded on intent. */
function start(script: HTMLScriptElement): void {
  const before = window.Billfold;
  // Loaded twice, such as by two plugins of one page.
  if (before?.version === __VERSION__) return;
  const { billfold, host } = createGlobal({
    version: __VERSION__,
    document,
    baseUrl: new URL(script.src).origin,
    load: (): Promise<WidgetModule> => import(new URL(__WIDGET__, script.src).href),
    noConflict: () => {
      if (window.Billfold === billfold) window.Billfold = before;
    },
  });
  window.Billfold = billfold;
  const name = 'billfold-receive';
  if (customElements.get(name) === undefined)
    customElements.define(name, receiveElement(window, host));
  const options = readScriptOptions(script.dataset);
  if (options !== null) billfold.init(options);
}

const { currentScript } = document;
if (currentScript instanceof HTMLScriptElement) start(currentScript);
