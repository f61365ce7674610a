import type {
  Appearance,
  BillfoldInstance,
  EmbedOptions,
  EmbedView,
  MountedView,
  ReceiveOptions,
  SendOptions,
  SendOutcome,
} from '@billfold/core/script-tag';
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
  /** Name of the publishable key, likewise. */
  readonly keyName: string;
  /** Options that were ignored; each opening emits them as errors. */
  readonly ignored?: readonly SetupError[] | undefined;
  /** Called with the colors of the page and of the business, and again when they change. */
  readonly onColors?: SetColors | undefined;
  readonly onDestroy?: (() => void) | undefined;
}

/** Instance as the elements use it: `emit` gets the events of what the call opens, and no others. */
export interface ElementInstance extends BillfoldInstance {
  receive(request?: ReceiveOptions, emit?: Emit): Promise<{ readonly status: 'dismissed' }>;
  send(request?: SendOptions, emit?: Emit): Promise<SendOutcome>;
  mount(target: Target, view?: EmbedView, emit?: Emit): Promise<MountedView>;
}

type Target = Parameters<BillfoldInstance['mount']>[0];

/**
 * Creates the widget of a page. Before the first intent it loads nothing but the look of a publishable key.
 * @throws {SetupError} without a token source and without the sandbox, or with a source on another origin
 */
export function createInstance(options: InstanceOptions): ElementInstance {
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
  /** Creates the function that notifies the page, and the element whose dialog or screens these are. */
  const emitFor =
    (element?: Emit): Emit =>
    (type, detail) => {
      emit(type, detail);
      element?.(type, detail);
    };
  /** Functions of the dialog and the screens that are shown, the latest last. */
  const shown = new Set<Emit>();
  /** Notifies of an event of the client: the dialog above the screens has most likely caused it. */
  const emitForLatest: Emit = (type, detail) => ([...shown].at(-1) ?? emit)(type, detail);
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
    const client = createWidgetClient({ server, report, appearance, emit: emitForLatest });
    return { server, client };
  }
  async function loadWidget(): Promise<Widget> {
    const [loaded, createWidget] = await Promise.all([loadClient(), options.loadWidget()]);
    return createWidget({ ...options, ...loaded, appearance });
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
  const reportIgnored = (notify: Emit): void => {
    for (const error of options.ignored ?? []) notify('error', { error });
  };
  /** Opens a dialog. Without its code, which would say so itself, a plain one of the loader does. */
  async function open<O>(
    element: Emit | undefined,
    show: (widget: Widget, notify: Emit) => Promise<O>,
  ) {
    const notify = emitFor(element);
    shown.add(notify);
    reportIgnored(notify);
    try {
      const widget = await load();
      return isDestroyed ? ({ status: 'dismissed' } as const) : await show(widget, notify);
    } catch (error) {
      if (!isDestroyed) showNotLoaded(options.document);
      throw error;
    } finally {
      shown.delete(notify);
    }
  }
  return {
    receive: (request = {}, element) =>
      open(element, (widget, notify) => widget.receive(request, notify)),
    send: (request = {}, element) => {
      // In parallel with the rest; the opening below reports a failure.
      options.loadSend().catch(() => undefined);
      return open(element, (widget, notify) => widget.send(request, notify));
    },
    mount: async (target, view = { view: 'portfolio' }, element) => {
      const notify = emitFor(element);
      reportIgnored(notify);
      const place = typeof target === 'string' ? options.document.querySelector(target) : target;
      if (place === null) throw new SetupError('mount', `found no element ${target}.`);
      // In parallel with the rest; the mount below reports a failure.
      options.loadScreens().catch(() => undefined);
      shown.add(notify);
      try {
        const mounted = await (await load()).mount(place, view, notify);
        const unmount = (): void => {
          shown.delete(notify);
          mounted.unmount();
        };
        if (isDestroyed) unmount();
        return { ...mounted, unmount };
      } catch (error) {
        shown.delete(notify);
        throw error;
      }
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
      options.onDestroy?.();
      whenLoaded((widget) => widget.destroy());
    },
  };
}
