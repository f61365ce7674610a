import type { BillfoldGlobal, BillfoldQueue, BillfoldTask } from './billfold-global.ts';
import type { BillfoldCheckoutElement, BillfoldCheckoutEvents } from './checkout-element.ts';
import type { BillfoldElementEvents, BillfoldReceiveElement } from './receive-element.ts';

export type {
  BillfoldGlobal,
  BillfoldInstance,
  BillfoldQueue,
  BillfoldTask,
} from './billfold-global.ts';
export type {
  BillfoldCheckoutAttributes,
  BillfoldCheckoutElement,
  BillfoldCheckoutEvents,
  CheckoutElementPayment,
} from './checkout-element.ts';
export type {
  Appearance,
  CloseReason,
  EmbedEvents,
  EmbedOptions,
  ReceiveOptions,
  ScriptTagDialog,
} from './options.ts';
export type {
  BillfoldElementEvents,
  BillfoldReceiveAttributes,
  BillfoldReceiveElement,
} from './receive-element.ts';
export type { SetupError } from './setup-error.ts';

declare global {
  interface Window {
    Billfold?: BillfoldGlobal | undefined;
    BillfoldQueue?: BillfoldQueue | BillfoldTask[] | undefined;
  }
  interface HTMLElementTagNameMap {
    'billfold-receive': BillfoldReceiveElement;
    'billfold-checkout': BillfoldCheckoutElement;
  }
  interface DocumentEventMap extends BillfoldElementEvents, BillfoldCheckoutEvents {}
  interface HTMLElementEventMap extends BillfoldElementEvents, BillfoldCheckoutEvents {}
}
