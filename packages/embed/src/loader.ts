import type { BillfoldTask } from '@billfold/core/script-tag';
import type { ComponentType } from 'react';
import { type ChunkHashes, createChunkLoader } from './chunk-loader.ts';
import { createGlobal } from './create-global.ts';
import type { ElementHost } from './dialog-element.ts';
import { listenForLinks } from './links.ts';
import { receiveElement } from './receive-element.ts';
import { parseScriptOptions } from './script-options.ts';
import { sendElement } from './send-element.ts';
import { createSetupReport, SetupError } from './setup-error.ts';
import { walletElement } from './wallet-element.ts';
import type { CheckChunks } from './widget/chunk-check.ts';
import type {
  CreateWidget,
  CreateWidgetClient,
  CreateWidgetSandbox,
  EmbeddedDialog,
  EmbeddedWalletProps,
  SendRequest,
} from './widget/widget.ts';

const elements = { receive: receiveElement, send: sendElement, wallet: walletElement };

/** Defines the global and the elements. All other code loads on intent. */
function start(script: HTMLScriptElement): void {
  const before = window.Billfold;
  // Loaded twice, such as by two plugins of one page.
  if (before?.version === __VERSION__) return;
  const define = (prefix: string, host: ElementHost): void => {
    for (const [name, create] of Object.entries(elements)) {
      const tag = `${prefix}-${name}`;
      if (customElements.get(tag) === undefined) customElements.define(tag, create(window, host));
    }
  };
  const chunks = createChunkLoader(document, script.src);
  const loadHashes = (): Promise<ChunkHashes> => chunks.load(__HASHES__);
  const checkChunks: CheckChunks = async (files) => {
    const { hashes } = await loadHashes();
    await chunks.check(
      files.map((file) => {
        const hash = hashes[file];
        if (hash === undefined) throw new Error(`no hash of ${file}`);
        return [file, hash];
      }),
    );
  };
  const { billfold, host, initFromScript } = createGlobal({
    view: window,
    define,
    version: __VERSION__,
    document,
    baseUrl: new URL(script.src).origin,
    loadClient: async (): Promise<CreateWidgetClient> => {
      const client = chunks.load(__CLIENT__);
      // In parallel with the client; the first import on demand reports a failure.
      loadHashes().catch(() => undefined);
      return (await client)[__START_CHUNKS__](checkChunks);
    },
    loadSandbox: async (): Promise<CreateWidgetSandbox> =>
      (await chunks.load(__SANDBOX__)).createWidgetSandbox,
    loadWidget: async (): Promise<CreateWidget> =>
      (await chunks.load(__WIDGET__))[__CREATE_WIDGET__],
    loadSend: async (): Promise<EmbeddedDialog<SendRequest>> =>
      (await chunks.load(__SEND__))[__EMBEDDED_SEND__],
    loadScreens: async (): Promise<ComponentType<EmbeddedWalletProps>> =>
      (await chunks.load((await loadHashes()).screens))[__EMBEDDED_WALLET__],
    noConflict: () => {
      if (window.Billfold === billfold) window.Billfold = before;
    },
  });
  window.Billfold = billfold;
  define(script.dataset['prefix'] ?? 'billfold', host);
  listenForLinks(window, host);
  const options = parseScriptOptions(script.dataset);
  if (options !== null) initFromScript(options);
  const queue = window.BillfoldQueue;
  // In a task of its own, so that an error in one does not stop the others.
  const push = (task: BillfoldTask) => queueMicrotask(() => task(billfold));
  window.BillfoldQueue = { push };
  if (Array.isArray(queue)) queue.forEach(push);
}

/** Finds the tag of this script. A module has no `currentScript`, and is found by its file name. */
function findScript(): HTMLScriptElement | null {
  const { currentScript } = document;
  if (currentScript instanceof HTMLScriptElement) return currentScript;
  return document.querySelector<HTMLScriptElement>('script[type=module][src*="billfold.js"]');
}

const script = findScript();
if (script !== null) start(script);
else {
  const error = new SetupError('<script>', 'was not found: use a script tag.');
  createSetupReport()(error);
  document.dispatchEvent(new CustomEvent('billfold-error', { detail: { error } }));
}
