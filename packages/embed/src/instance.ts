import type { Appearance, BillfoldInstance, EmbedOptions } from '@billfold/core/script-tag';
import { loadLook } from './business-look.ts';
import type { Emit } from './emit.ts';
import { type ReportSetupError, SetupError } from './setup-error.ts';
import { showNotLoaded } from './show-not-loaded.ts';
import { createTokenSource } from './token-source.ts';
import type { SetColors } from './trigger-sheet.ts';
import type { Widget, WidgetLoader, WidgetSandbox, WidgetServer } from './widget/widget.ts';

export interface InstanceOptions extends EmbedOptions, WidgetLoader {
  readonly document: Document;
  readonly baseUrl: string;
  readonly report: ReportSetupError;
  /** Name of the token endpoint in messages to the developer of the page. */
  readonly endpointName: string;
  /** Options that were ignored; each opening emits them as errors. */
  readonly ignored?: readonly SetupError[] | undefined;
  /** Called with the colors of the page and of the business, and again when they change. */
  readonly onColors?: SetColors | undefined;
}

/**
 * Creates the widget of a page. Before the first intent it loads nothing but the look of a publishable key.
 * @throws {SetupError} without a token source and without the sandbox, or with a source on another origin
 */
export function createInstance(options: InstanceOptions): BillfoldInstance {
  const tokens = options.sandbox ? null : createTokenSource(options);
  const events = new EventTarget();
  let appearance: Appearance = options;
  let loading: Promise<Widget> | null = null;
  let sandbox: Promise<WidgetSandbox> | null = null;
  let isDestroyed = false;
  const look = loadLook(options);
  let businessColors: unknown;
  const showColors = (): void => options.onColors?.(appearance.colors, businessColors);
  showColors();
  void look.then((answer) => {
    businessColors = answer?.colors;
    showColors();
  });

  const emit: Emit = (type, detail) => void events.dispatchEvent(new CustomEvent(type, { detail }));
  /** Loads the sandbox once, so that an opening after a failed one finds the same coins. */
  function loadServer(): Promise<WidgetServer> {
    if (tokens !== null) return Promise.resolve({ baseUrl: options.baseUrl, tokens, look });
    sandbox ??= options.loadSandbox().then((createWidgetSandbox) => createWidgetSandbox());
    sandbox.catch(() => {
      sandbox = null;
    });
    return sandbox;
  }
  async function loadClient() {
    const [createWidgetClient, server] = await Promise.all([options.loadClient(), loadServer()]);
    const { report } = options;
    return { server, client: createWidgetClient({ server, report, appearance, emit }) };
  }
  async function loadWidget(): Promise<Widget> {
    const [loaded, createWidget] = await Promise.all([loadClient(), options.loadWidget()]);
    return createWidget({ ...options, ...loaded, appearance, emit });
  }
  function load(): Promise<Widget> {
    if (loading === null) {
      tokens?.prefetch();
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
  /** Opens a dialog. Without its code, which would say so itself, a plain one of the loader does. */
  async function open<O>(show: (widget: Widget) => Promise<O>) {
    reportIgnored();
    try {
      const widget = await load();
      return isDestroyed ? ({ status: 'dismissed' } as const) : await show(widget);
    } catch (error) {
      if (!isDestroyed) showNotLoaded(options.document);
      throw error;
    }
  }
  return {
    receive: (request = {}) => open((widget) => widget.receive(request)),
    send: (request = {}) => {
      // In parallel with the rest; the opening below reports a failure.
      options.loadSend().catch(() => undefined);
      return open((widget) => widget.send(request));
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
      showColors();
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
