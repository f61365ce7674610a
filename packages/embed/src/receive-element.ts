import type { GetAccessToken } from '@billfold/core';
import type {
  BillfoldInstance,
  BillfoldReceiveElement,
  EmbedEvents,
} from '@billfold/core/script-tag';
import { triggerSheet } from './trigger-sheet.ts';

export interface ElementHost {
  /** Widget of the page; null before the set-up. */
  readonly current: BillfoldInstance | null;
  /** Waits for the set-up. Where it failed, the dialog of the answered widget says so. */
  whenReady(): Promise<BillfoldInstance>;
  /** Creates the widget of an element with a token source of its own. */
  create(getAccessToken: GetAccessToken): BillfoldInstance;
}

const forwarded: readonly (keyof EmbedEvents)[] = [
  'open',
  'close',
  'address',
  'unauthorized',
  'error',
];

/**
 * Creates the class of `<billfold-receive>`: a button, of the page or ours, that opens the Receive
 * dialog. Its events `billfold-open`, `billfold-close`, `billfold-address`, `billfold-unauthorized`
 * and `billfold-error` bubble out of any shadow root.
 */
export function receiveElement(
  view: Window & typeof globalThis,
  host: ElementHost,
): CustomElementConstructor {
  return class extends view.HTMLElement implements BillfoldReceiveElement {
    getAccessToken: GetAccessToken | null = null;
    #own: BillfoldInstance | null = null;
    #opened: BillfoldInstance | null = null;
    #isOpening = false;
    #isRemoved = false;

    get account(): string {
      return this.getAttribute('account') ?? '';
    }
    set account(id: string) {
      this.setAttribute('account', id);
    }

    connectedCallback(): void {
      this.#isRemoved = false;
      if (this.hasAttribute('access-token'))
        throw new TypeError('Set getAccessToken in place of the attribute.');
      if (this.shadowRoot) return;
      const root = this.attachShadow({ mode: 'open', delegatesFocus: true });
      root.adoptedStyleSheets = [triggerSheet(view)];
      const button = this.ownerDocument.createElement('button');
      button.type = 'button';
      button.setAttribute('part', 'trigger');
      button.textContent = this.getAttribute('label') ?? 'Receive';
      // Content of the page replaces our button.
      const slot = this.ownerDocument.createElement('slot');
      slot.append(button);
      root.append(slot);
      this.addEventListener('click', () => void this.show());
      const prefetch = () => this.#current()?.prefetch();
      for (const intent of ['pointerenter', 'focusin'])
        this.addEventListener(intent, prefetch, { once: true });
    }
    disconnectedCallback(): void {
      this.#isRemoved = true;
      view.queueMicrotask(() => {
        // Connected again: the page has moved it.
        if (!this.#isRemoved) return;
        this.close();
        this.#own?.destroy();
        this.#own = null;
      });
    }

    async show(): Promise<void> {
      // A second click while the first one loads opens no second dialog.
      if (this.#isOpening) return;
      this.#isOpening = true;
      this.#setBusy('true');
      const instance = this.#current() ?? (await host.whenReady());
      if (!this.#isRemoved) await this.#open(instance);
      this.#isOpening = false;
      this.#setBusy(null);
    }
    close(): void {
      this.#opened?.close();
    }

    async #open(instance: BillfoldInstance): Promise<void> {
      this.#opened = instance;
      const stop = forwarded.map((type) =>
        instance.on(type, (detail) => this.#notify(type, detail)),
      );
      stop.push(instance.on('open', () => this.#setBusy(null)));
      try {
        const { account } = this;
        await instance.receive(account === '' ? {} : { accountId: account });
      } catch (error) {
        this.#notify('error', { error });
      } finally {
        this.#opened = null;
        for (const each of stop) each();
      }
    }
    #current(): BillfoldInstance | null {
      if (this.getAccessToken === null) return host.current;
      this.#own ??= host.create(this.getAccessToken);
      return this.#own;
    }
    #setBusy(busy: 'true' | null): void {
      this.ariaBusy = busy;
    }
    #notify(type: keyof EmbedEvents, detail: unknown): void {
      const name = `billfold-${type}`;
      this.dispatchEvent(new view.CustomEvent(name, { detail, bubbles: true, composed: true }));
    }
  };
}
