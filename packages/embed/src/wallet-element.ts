import type { GetAccessToken } from '@billfold/core';
import type { BillfoldWalletElement, EmbedView, MountedView } from '@billfold/core/script-tag';
import type { ElementHost } from './dialog-element.ts';
import type { ElementInstance } from './instance.ts';

const blockSheet = ({ CSSStyleSheet }: Window & typeof globalThis): CSSStyleSheet => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(':host{display:block}:host([hidden]),[hidden]{display:none}');
  return sheet;
};

/**
 * Creates the class of `<billfold-wallet>`, which draws the screens of the wallet. Content of the page, such as a link
 * to the wallet, is shown until they are there, and where they cannot be loaded.
 */
export function walletElement(
  view: Window & typeof globalThis,
  host: ElementHost,
): CustomElementConstructor {
  return class extends view.HTMLElement implements BillfoldWalletElement {
    static readonly observedAttributes = ['view', 'account'];
    // A page may have set it before an async script defines the class.
    getAccessToken: GetAccessToken | null = Reflect.get(this, 'getAccessToken') ?? null;
    #own: ElementInstance | null = null;
    #mounting: Promise<MountedView | null> | null = null;

    get view(): string {
      return this.getAttribute('view') ?? '';
    }
    set view(name: string) {
      this.setAttribute('view', name);
    }
    get account(): string {
      return this.getAttribute('account') ?? '';
    }
    set account(id: string) {
      this.setAttribute('account', id);
    }

    connectedCallback(): void {
      // Connected again: the page has moved it.
      this.#mounting ??= this.#mount();
    }
    disconnectedCallback(): void {
      view.queueMicrotask(() => {
        if (!this.isConnected) this.#unmount();
      });
    }
    attributeChangedCallback(): void {
      void this.#mounting?.then((mounted) => mounted?.show(this.#shown()));
    }

    async #mount(): Promise<MountedView | null> {
      const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
      const slot = this.ownerDocument.createElement('slot');
      root.adoptedStyleSheets = [blockSheet(view)];
      root.replaceChildren(slot);
      this.ariaBusy = 'true';
      try {
        // A script of the page may set the token source right after it has created the element.
        await null;
        if (this.getAccessToken !== null) this.#own ??= host.create(this.getAccessToken);
        const instance = this.#own ?? host.current ?? (await host.whenReady());
        if (!this.isConnected) return null;
        const mounted = await instance.mount(root, this.#shown(), (type, detail) =>
          this.#notify(type, detail),
        );
        slot.hidden = true;
        return mounted;
      } catch (error) {
        slot.textContent = "This wallet couldn't be loaded.";
        this.#notify('error', { error });
        return null;
      } finally {
        this.ariaBusy = null;
      }
    }
    #unmount(): void {
      const mounting = this.#mounting;
      const own = this.#own;
      this.#mounting = null;
      this.#own = null;
      void mounting?.then((mounted) => {
        mounted?.unmount();
        own?.destroy();
      });
    }
    #shown(): EmbedView {
      const { account } = this;
      if (this.view === 'account') return { view: 'account', accountId: account };
      // The screens report another name.
      return { view: (this.view || 'portfolio') as Exclude<EmbedView['view'], 'account'> };
    }
    #notify(type: string, detail: unknown): void {
      const name = `billfold-${type}`;
      this.dispatchEvent(new view.CustomEvent(name, { detail, bubbles: true, composed: true }));
    }
  };
}
