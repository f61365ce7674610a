import type { BillfoldGlobal, BillfoldQueue, BillfoldTask } from './billfold-global.ts';
import type { BillfoldCheckoutElement, BillfoldCheckoutEvents } from './checkout-element.ts';
import type { BillfoldElementEvents, BillfoldReceiveElement } from './receive-element.ts';
import type { BillfoldSendElement } from './send-element.ts';
import type { BillfoldWalletElement } from './wallet-element.ts';

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
  EmbedView,
  MountedView,
  ReceiveOptions,
  ScriptTagDialog,
  ScriptTagPrefill,
  SendOptions,
  SendOutcome,
} from './options.ts';
export type {
  BillfoldElementEvents,
  BillfoldReceiveAttributes,
  BillfoldReceiveElement,
} from './receive-element.ts';
export type { BillfoldSendAttributes, BillfoldSendElement } from './send-element.ts';
export type { SetupError } from './setup-error.ts';
export type { BillfoldWalletAttributes, BillfoldWalletElement } from './wallet-element.ts';

declare global {
  interface Window {
    Billfold?: BillfoldGlobal | undefined;
    BillfoldQueue?: BillfoldQueue | BillfoldTask[] | undefined;
  }
  interface HTMLElementTagNameMap {
    'billfold-receive': BillfoldReceiveElement;
    'billfold-send': BillfoldSendElement;
    'billfold-wallet': BillfoldWalletElement;
    'billfold-checkout': BillfoldCheckoutElement;
  }
  interface DocumentEventMap extends BillfoldElementEvents, BillfoldCheckoutEvents {}
  interface HTMLElementEventMap extends BillfoldElementEvents, BillfoldCheckoutEvents {}
}
