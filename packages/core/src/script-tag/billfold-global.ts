import type {
  Appearance,
  EmbedEvents,
  EmbedOptions,
  EmbedView,
  MountedView,
  ReceiveOptions,
  SendOptions,
  SendOutcome,
} from './options.ts';

/** Object of the script tag at `window.Billfold`. */
export interface BillfoldGlobal {
  readonly version: string;
  /**
   * Sets up the widget of the page. The elements and `ready` use the latest one.
   * @throws {SetupError} without a token source, with an endpoint on another origin, or with an option that the
   * sandbox cannot use
   */
  init(options: EmbedOptions): BillfoldInstance;
  /**
   * Resolves with the widget once `init` was called or the script tag names a token endpoint or the sandbox; rejects
   * with a `SetupError` where the set-up is wrong, or where nothing sets the widget up within 5 seconds.
   */
  readonly ready: Promise<BillfoldInstance>;
  /** Restores the earlier value of `window.Billfold` and returns this object. */
  noConflict(): BillfoldGlobal;
}

/** Widget of a page: `Billfold.init` returns it. */
export interface BillfoldInstance {
  /** Opens the Receive dialog; resolves when it closes. */
  receive(options?: ReceiveOptions): Promise<{ readonly status: 'dismissed' }>;
  /**
   * Opens the Send dialog; resolves when it closes. Secrets are typed in a frame of the wallet's own
   * origin.
   */
  send(options?: SendOptions): Promise<SendOutcome>;
  /**
   * Draws the screens of the wallet into an element of the page, beginning with `view`. Rejects with a
   * `SetupError` where nothing matches a selector, or where the code cannot be loaded.
   */
  mount(target: string | Element | ShadowRoot, view?: EmbedView): Promise<MountedView>;
  /** Loads code, token and wallet ahead of an opening, such as when a pointer comes near. */
  prefetch(): void;
  /** Closes the open dialog. */
  close(): void;
  /** Changes options, also of an open dialog. */
  update(appearance: Appearance): void;
  /** Calls `listener` for each event of a type, until the returned function is called. */
  on<K extends keyof EmbedEvents>(type: K, listener: (detail: EmbedEvents[K]) => void): () => void;
  /** Removes all nodes, listeners, style sheets and timers. */
  destroy(): void;
}

/** Function of the page that needs `Billfold`. */
export type BillfoldTask = (billfold: BillfoldGlobal) => void;

/**
 * Queue at `window.BillfoldQueue`: an array of the page until the `async` script has loaded, then an
 * object that calls each function at once.
 */
export interface BillfoldQueue {
  push(task: BillfoldTask): unknown;
}
