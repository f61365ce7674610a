import type { GetAccessToken } from '@billfold/core';
import type { Appearance, EmbedEvents, EmbedOptions, Emit, ReceiveOptions } from './options.ts';
import { postForToken } from './post-for-token.ts';
import type { Widget, WidgetModule } from './widget/widget.ts';

export interface BillfoldInstance {
  /** Opens the Receive dialog; resolves when it has been left. */
  receive(options?: ReceiveOptions): Promise<{ readonly status: 'dismissed' }>;
  /** Loads what a dialog needs ahead of its opening, such as when a pointer comes near. */
  prefetch(): void;
  /** Closes what is open. */
  close(): void;
  /** Takes effect on what is open at once. */
  update(appearance: Appearance): void;
  /** Returns what takes the listener away. */
  on<K extends keyof EmbedEvents>(type: K, listener: (detail: EmbedEvents[K]) => void): () => void;
  /** Removes every node, listener, sheet and timer it made. */
  destroy(): void;
}

export interface InstanceOptions extends EmbedOptions {
  readonly document: Document;
  readonly baseUrl: string;
  readonly load: () => Promise<WidgetModule>;
}

/**
 * One widget of one page. Nothing is loaded before it is asked for.
 * @throws {TypeError} without a way to a token, or with one on another origin
 */
export function createInstance(options: InstanceOptions): BillfoldInstance {
  const getAccessToken = tokenSource(options);
  const events = new EventTarget();
  let appearance: Appearance = options;
  let loading: Promise<Widget> | null = null;
  let isDestroyed = false;

  const emit: Emit = (type, detail) => void events.dispatchEvent(new CustomEvent(type, { detail }));
  function load(): Promise<Widget> {
    loading ??= options.load().then(
      ({ createWidget }) => createWidget({ ...options, getAccessToken, appearance, emit }),
      (error: unknown) => {
        // The next opening asks again.
        loading = null;
        throw error;
      },
    );
    return loading;
  }
  const whenLoaded = (use: (widget: Widget) => void): void =>
    void loading?.then(use, () => undefined);
  return {
    receive: async (request = {}) => {
      const widget = await load();
      return isDestroyed ? { status: 'dismissed' } : widget.receive(request);
    },
    // A failure is told by the opening that needs it.
    prefetch: () => void load().catch(() => undefined),
    close: () => whenLoaded((widget) => widget.close()),
    update: (changes) => {
      appearance = { ...appearance, ...changes };
      whenLoaded((widget) => widget.update(changes));
    },
    on: (type, listener) => {
      const hear = (event: Event): void => {
        if (event instanceof CustomEvent) listener(event.detail);
      };
      events.addEventListener(type, hear);
      return () => events.removeEventListener(type, hear);
    },
    destroy: () => {
      isDestroyed = true;
      whenLoaded((widget) => widget.destroy());
    },
  };
}

function tokenSource({ getAccessToken, tokenEndpoint, document }: InstanceOptions): GetAccessToken {
  if (getAccessToken) return getAccessToken;
  if (tokenEndpoint) return postForToken(tokenEndpoint, document);
  throw new TypeError('Billfold needs getAccessToken or a token endpoint.');
}
