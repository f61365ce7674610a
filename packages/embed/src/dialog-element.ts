import type { GetAccessToken } from '@billfold/core';
import type { Emit } from './emit.ts';
import type { ElementInstance } from './instance.ts';
import type { TriggerSheet } from './trigger-sheet.ts';

export interface ElementHost {
  /** Widget of the page; null before the set-up. */
  readonly current: ElementInstance | null;
  /** Style sheet of the built-in buttons. */
  readonly triggers: TriggerSheet;
  /** Waits for the set-up. Where it failed, the dialog of the answered widget says so. */
  whenReady(): Promise<ElementInstance>;
  /** Creates the widget of an element with a token source of its own. */
  create(getAccessToken: GetAccessToken): ElementInstance;
}

/** Method of an element that opens its dialog in a widget; pages do not see it among the members. */
export const openIn = Symbol('openIn');

export interface DialogElementOptions<O> {
  /** Text of the built-in button. */
  readonly label: string;
  /** End of a dialog that did not open. */
  readonly unopened: O;
}

/** Element that opens a dialog. */
export interface DialogElement<O> extends HTMLElement {
  getAccessToken: GetAccessToken | null;
  show(): Promise<O>;
  close(): void;
  /** Opens the dialog of the element, whose events `emit` gets; resolves when it closes. */
  [openIn](instance: ElementInstance, emit: Emit): Promise<O>;
}

/**
 * Creates the class of an element that opens a dialog: a button, of the page or ours. Its events, such as
 * `billfold-open`, bubble out of any shadow root.
 */
export function dialogElement<O>(
  view: Window & typeof globalThis,
  host: ElementHost,
  { label, unopened }: DialogElementOptions<O>,
): new () => DialogElement<O> {
  return class extends view.HTMLElement {
    static readonly observedAttributes = ['label'];
    // A page may have set it before an async script defines the class.
    getAccessToken: GetAccessToken | null = Reflect.get(this, 'getAccessToken') ?? null;
    readonly #button = view.document.createElement('button');
    readonly #slot = view.document.createElement('slot');
    #stopWatching: (() => void) | null = null;
    #own: ElementInstance | null = null;
    #opened: ElementInstance | null = null;
    #isOpening = false;
    #isRemoved = false;

    connectedCallback(): void {
      this.#isRemoved = false;
      if (this.hasAttribute('access-token'))
        throw new TypeError('Set getAccessToken in place of the attribute.');
      // Content of the page replaces our button.
      this.#stopWatching ??= host.triggers.watch((isShown) => {
        if (isShown) this.#slot.append(this.#button);
        else this.#button.remove();
      });
      if (this.shadowRoot) return;
      const root = this.attachShadow({ mode: 'open', delegatesFocus: true });
      root.adoptedStyleSheets = [host.triggers.sheet];
      const button = this.#button;
      button.type = 'button';
      button.setAttribute('part', 'trigger');
      this.attributeChangedCallback();
      root.append(this.#slot);
      this.addEventListener('click', (event) => {
        // After the end of the widget, a link of the page leads where it says.
        if (host.triggers.isShown && takesPress(event, view)) void this.show();
      });
      const prefetch = () => this.#current()?.prefetch();
      for (const intent of ['pointerenter', 'focusin'])
        this.addEventListener(intent, prefetch, { once: true });
    }
    attributeChangedCallback(): void {
      this.#button.textContent = this.getAttribute('label') ?? label;
    }
    disconnectedCallback(): void {
      this.#isRemoved = true;
      view.queueMicrotask(() => {
        // Connected again: the page has moved it.
        if (!this.#isRemoved) return;
        this.#stopWatching?.();
        this.#stopWatching = null;
        this.close();
        this.#own?.destroy();
        this.#own = null;
      });
    }

    async show(): Promise<O> {
      // A second click while the first one loads opens no second dialog.
      if (this.#isOpening) return unopened;
      this.#isOpening = true;
      this.#setBusy('true');
      const instance = this.#current() ?? (await host.whenReady());
      const end = this.#isRemoved ? unopened : await this.#open(instance);
      this.#isOpening = false;
      this.#setBusy(null);
      return end;
    }
    close(): void {
      this.#opened?.close();
    }
    [openIn](_instance: ElementInstance, _emit: Emit): Promise<O> {
      return Promise.resolve(unopened);
    }

    async #open(instance: ElementInstance): Promise<O> {
      this.#opened = instance;
      try {
        return await this[openIn](instance, (type, detail) => {
          if (type === 'open') this.#setBusy(null);
          this.#notify(type, detail);
        });
      } catch (error) {
        this.#notify('error', { error });
        return unopened;
      } finally {
        this.#opened = null;
      }
    }
    #current(): ElementInstance | null {
      if (this.getAccessToken === null) return host.current;
      this.#own ??= host.create(this.getAccessToken);
      return this.#own;
    }
    #setBusy(busy: 'true' | null): void {
      this.ariaBusy = busy;
    }
    #notify(type: string, detail: unknown): void {
      const name = `billfold-${type}`;
      this.dispatchEvent(new view.CustomEvent(name, { detail, bubbles: true, composed: true }));
    }
  };
}

/**
 * Takes the press of a link from the browser, which would leave the page. With a key held it is the browser's: the link
 * opens in another tab.
 */
export function takesPress(event: MouseEvent, { Element }: Window & typeof globalThis): boolean {
  const { target, ctrlKey, metaKey, shiftKey, altKey } = event;
  if (!(target instanceof Element) || target.closest('a[href]') === null) return true;
  if (ctrlKey || metaKey || shiftKey || altKey) return false;
  event.preventDefault();
  return true;
}
