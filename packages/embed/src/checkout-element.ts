import type { BillfoldCheckoutElement } from '@billfold/core/script-tag';
import { type ReportSetupError, SetupError } from './setup-error.ts';

export interface CheckoutElementOptions {
  /** Origin of the checkout pages. */
  readonly baseUrl: string;
  readonly report: ReportSetupError;
}

/** Time for the page to answer once the browser has loaded the frame, in milliseconds. */
const answerTimeMs = 5_000;

/** Highest frame, in pixels: far more than any checkout. */
const mostHeight = 20_000;

const paymentId = /^pay_[a-z2-7]{26}$/;

/**
 * Creates the class of `<billfold-checkout payment-id="…">`: the checkout page of a payment in a frame, as high as its
 * content. Where the frame does not answer, as on an origin that the business does not allow, the content of the
 * element is shown: a link to the page. Events: `billfold-ready`, `billfold-payment` and `billfold-error`.
 */
export function checkoutElement(
  view: Window & typeof globalThis,
  { baseUrl, report }: CheckoutElementOptions,
): CustomElementConstructor {
  return class extends view.HTMLElement implements BillfoldCheckoutElement {
    static readonly observedAttributes = ['payment-id', 'label'];
    #frame: HTMLIFrameElement | null = null;
    #fallback: HTMLSlotElement | null = null;
    #timer = 0;
    #isAnswered = false;

    get paymentId(): string {
      return this.getAttribute('payment-id') ?? '';
    }
    set paymentId(id: string) {
      this.setAttribute('payment-id', id);
    }

    connectedCallback(): void {
      view.addEventListener('message', this.#receive);
      this.#show();
    }
    disconnectedCallback(): void {
      view.removeEventListener('message', this.#receive);
      this.#removeFrame();
    }
    attributeChangedCallback(name: string, before: string | null, after: string | null): void {
      if (!this.isConnected || before === after) return;
      if (name === 'payment-id') this.#show();
      else if (this.#frame !== null) this.#frame.title = this.#label;
    }

    get #label(): string {
      return this.getAttribute('label') ?? 'Checkout';
    }

    #show(): void {
      this.#removeFrame();
      const root = this.#openRoot();
      const { paymentId: id } = this;
      // A script may set the id later.
      if (id === '') return;
      if (!paymentId.test(id)) {
        this.#fail('payment-id', 'is not the id of a payment.');
        return;
      }
      this.#frame = this.#createFrame(id);
      root.append(this.#frame);
      this.#setShown(true);
    }
    #openRoot(): ShadowRoot {
      if (this.shadowRoot) return this.shadowRoot;
      const root = this.attachShadow({ mode: 'open', delegatesFocus: true });
      const sheet = new view.CSSStyleSheet();
      sheet.replaceSync(
        ':host{display:block}:host([hidden]),[hidden]{display:none}iframe{display:block;width:100%;height:640px;border:0}',
      );
      root.adoptedStyleSheets = [sheet];
      this.#fallback = this.ownerDocument.createElement('slot');
      root.append(this.#fallback);
      return root;
    }
    #createFrame(id: string): HTMLIFrameElement {
      const frame = this.ownerDocument.createElement('iframe');
      frame.title = this.#label;
      frame.setAttribute(
        'sandbox',
        'allow-scripts allow-same-origin allow-forms allow-modals allow-downloads allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation allow-top-navigation-to-custom-protocols',
      );
      frame.allow = 'clipboard-write';
      frame.referrerPolicy = 'origin';
      // The frame sends its messages to this origin alone.
      const parent = encodeURIComponent(view.location.origin);
      frame.src = `${baseUrl}/pay/${id}#parent=${parent}`;
      frame.addEventListener('load', () => this.#expectAnswer());
      return frame;
    }
    #removeFrame(): void {
      view.clearTimeout(this.#timer);
      this.#frame?.remove();
      this.#frame = null;
      this.#isAnswered = false;
      this.#setShown(false);
    }
    /** A frame that was refused loads too, with a page of the browser that says nothing to this one. */
    #expectAnswer(): void {
      if (this.#isAnswered) return;
      view.clearTimeout(this.#timer);
      this.#timer = view.setTimeout(() => {
        this.#setShown(false);
        this.#fail('<billfold-checkout>', notShown(view.location.origin));
      }, answerTimeMs);
    }
    #receive = ({ source, origin, data }: MessageEvent): void => {
      const isOurs = this.#frame !== null && source === this.#frame.contentWindow;
      if (!isOurs || origin !== baseUrl || data?.source !== 'billfold-checkout') return;
      if (!this.#isAnswered) {
        this.#isAnswered = true;
        view.clearTimeout(this.#timer);
        this.#setShown(true);
        this.#notify('ready', { paymentId: this.paymentId });
      }
      if (data.type === 'height') this.#resize(data.height);
      if (data.type === 'payment') this.#notify('payment', data.payment);
    };
    #resize(height: unknown): void {
      if (this.#frame === null || typeof height !== 'number' || !(height > 0)) return;
      this.#frame.style.height = `${Math.min(height, mostHeight)}px`;
    }
    /** Shows the frame, or the content of the element in its place. */
    #setShown(isShown: boolean): void {
      if (this.#frame !== null) this.#frame.hidden = !isShown;
      if (this.#fallback !== null) this.#fallback.hidden = isShown;
    }
    #fail(option: string, problem: string): void {
      const error = new SetupError(option, problem);
      report(error);
      this.#notify('error', { error });
    }
    #notify(type: 'ready' | 'payment' | 'error', detail: unknown): void {
      const name = `billfold-${type}`;
      this.dispatchEvent(new view.CustomEvent(name, { detail, bubbles: true, composed: true }));
    }
  };
}

const notShown = (origin: string): string =>
  `was not shown within 5 seconds: allow ${origin} in the developer settings of the business.`;
