import type { GetAccessToken } from '@billfold/core';
import type { BillfoldInstance } from './instance.ts';
import type { EmbedEvents } from './options.ts';
import { triggerSheet } from './trigger-sheet.ts';

export interface ElementHost {
  /** The instance that the page has set up, as soon as it has. */
  readonly ready: Promise<BillfoldInstance>;
  /** One for an element with a way to a token of its own. */
  create(getAccessToken: GetAccessToken): BillfoldInstance;
}

export interface BillfoldReceiveElement extends HTMLElement {
  /** The account whose address is shown first; the attribute of the same name. */
  account: string;
  /** For this element alone; the page's own way to a token unless set. */
  getAccessToken: GetAccessToken | null;
  /** Opens the dialog; resolves when it has been left. */
  show(): Promise<void>;
  close(): void;
}

const forwarded: readonly (keyof EmbedEvents)[] = [
  'open',
  'close',
  'address',
  'unauthorized',
  'error',
];

/**
 * `<billfold-receive>`: a button, the page's own content or ours, that opens the Receive dialog.
 * Tells what happens as `billfold-open`, `billfold-close`, `billfold-address`,
 * `billfold-unauthorized` and `billfold-error`, which bubble out of any shadow root.
 */
export function receiveElement(
  view: Window & typeof globalThis,
  host: ElementHost,
): CustomElementConstructor {
  return class extends view.HTMLElement implements BillfoldReceiveElement {
    getAccessToken: GetAccessToken | null = null;
    #own: BillfoldInstance | null = null;
    #isOpening = false;

    get account(): string {
      return this.getAttribute('account') ?? '';
    }
    set account(id: string) {
      this.setAttribute('account', id);
    }

    connectedCallback(): void {
      if (this.hasAttribute('access-token'))
        throw new TypeError('A token never stands in an attribute: set getAccessToken.');
      if (this.shadowRoot) return;
      const root = this.attachShadow({ mode: 'open', delegatesFocus: true });
      root.adoptedStyleSheets = [triggerSheet(view)];
      const button = this.ownerDocument.createElement('button');
      button.type = 'button';
      button.setAttribute('part', 'trigger');
      button.textContent = this.getAttribute('label') ?? 'Receive';
      // The page's own content takes the place of our button.
      const slot = this.ownerDocument.createElement('slot');
      slot.append(button);
      root.append(slot);
      this.addEventListener('click', () => void this.show());
      const prefetch = () => void this.#instance().then((instance) => instance.prefetch());
      for (const intent of ['pointerenter', 'focusin'])
        this.addEventListener(intent, prefetch, { once: true });
    }
    disconnectedCallback(): void {
      this.#own?.destroy();
      this.#own = null;
    }

    async show(): Promise<void> {
      // A second click while the first one loads is the same wish.
      if (this.#isOpening) return;
      this.#isOpening = true;
      this.#setBusy('true');
      const instance = await this.#instance();
      const stop = forwarded.map((type) => instance.on(type, (detail) => this.#tell(type, detail)));
      stop.push(instance.on('open', () => this.#setBusy(null)));
      try {
        const { account } = this;
        await instance.receive(account === '' ? {} : { accountId: account });
      } catch (error) {
        this.#tell('error', { error });
      } finally {
        this.#isOpening = false;
        this.#setBusy(null);
        for (const each of stop) each();
      }
    }
    close(): void {
      void this.#instance().then((instance) => instance.close());
    }

    async #instance(): Promise<BillfoldInstance> {
      if (this.getAccessToken === null) return host.ready;
      this.#own ??= host.create(this.getAccessToken);
      return this.#own;
    }
    #setBusy(busy: 'true' | null): void {
      this.ariaBusy = busy;
    }
    #tell(type: keyof EmbedEvents, detail: unknown): void {
      const name = `billfold-${type}`;
      this.dispatchEvent(new view.CustomEvent(name, { detail, bubbles: true, composed: true }));
    }
  };
}
