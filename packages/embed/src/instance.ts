import type { BillfoldClient } from '@billfold/core';
import type { Appearance, BillfoldInstance, EmbedOptions } from '@billfold/core/script-tag';
import type { Emit } from './emit.ts';
import { type ReportSetupError, SetupError } from './setup-error.ts';
import { createTokenSource } from './token-source.ts';
import type { Widget, WidgetLoader } from './widget/widget.ts';

export interface InstanceOptions extends EmbedOptions, WidgetLoader {
  readonly document: Document;
  readonly baseUrl: string;
  readonly report: ReportSetupError;
  /** Name of the token endpoint in messages to the developer of the page. */
  readonly endpointName: string;
  /** Options that were ignored; each opening emits them as errors. */
  readonly ignored?: readonly SetupError[] | undefined;
}

/**
 * Creates the widget of a page. It loads nothing before the first intent.
 * @throws {SetupError} without a token source, or with one on another origin
 */
export function createInstance(options: InstanceOptions): BillfoldInstance {
  const tokens = createTokenSource(options);
  const events = new EventTarget();
  let appearance: Appearance = options;
  let loading: Promise<Widget> | null = null;
  let isDestroyed = false;

  const emit: Emit = (type, detail) => void events.dispatchEvent(new CustomEvent(type, { detail }));
  async function loadClient(): Promise<BillfoldClient> {
    const createWidgetClient = await options.loadClient();
    const { baseUrl, report } = options;
    return createWidgetClient({ baseUrl, tokens, report, appearance, emit });
  }
  async function loadWidget(): Promise<Widget> {
    const [client, createWidget] = await Promise.all([loadClient(), options.loadWidget()]);
    const { document, publishableKey, loadSend, loadScreens } = options;
    return createWidget({
      ...{ document, client, publishableKey, loadSend, loadScreens, appearance, emit },
    });
  }
  function load(): Promise<Widget> {
    if (loading === null) {
      tokens.prefetch();
      loading = loadWidget();
      // The next opening loads again.
      loading.catch(() => {
        loading = null;
      });
    }
    return loading;
  }
  const whenLoaded = (use: (widget: Widget) => void): void =>
    void loading?.then(use, () => undefined);
  const reportIgnored = (): void => {
    for (const error of options.ignored ?? []) emit('error', { error });
  };
  return {
    receive: async (request = {}) => {
      reportIgnored();
      const widget = await load();
      return isDestroyed ? { status: 'dismissed' } : widget.receive(request);
    },
    send: async (request = {}) => {
      reportIgnored();
      // In parallel with the rest; the opening below reports a failure.
      options.loadSend().catch(() => undefined);
      const widget = await load();
      return isDestroyed ? { status: 'dismissed' } : widget.send(request);
    },
    mount: async (target, view = { view: 'portfolio' }) => {
      reportIgnored();
      const element = typeof target === 'string' ? options.document.querySelector(target) : target;
      if (element === null) throw new SetupError('mount', `found no element ${target}.`);
      // In parallel with the rest; the mount below reports a failure.
      options.loadScreens().catch(() => undefined);
      const mounted = await (await load()).mount(element, view);
      if (isDestroyed) mounted.unmount();
      return mounted;
    },
    // The opening that needs it reports a failure.
    prefetch: () => void load().catch(() => undefined),
    close: () => whenLoaded((widget) => widget.close()),
    update: (changes) => {
      appearance = { ...appearance, ...changes };
      whenLoaded((widget) => widget.update(changes));
    },
    on: (type, listener) => {
      const notify = (event: Event): void => {
        if (event instanceof CustomEvent) listener(event.detail);
      };
      events.addEventListener(type, notify);
      return () => events.removeEventListener(type, notify);
    },
    destroy: () => {
      isDestroyed = true;
      whenLoaded((widget) => widget.destroy());
    },
  };
}
