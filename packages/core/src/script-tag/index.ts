import type { BillfoldGlobal, BillfoldQueue, BillfoldTask } from './billfold-global.ts';
import type { BillfoldElementEvents, BillfoldReceiveElement } from './receive-element.ts';

export type {
  BillfoldGlobal,
  BillfoldInstance,
  BillfoldQueue,
  BillfoldTask,
} from './billfold-global.ts';
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
  }
  interface DocumentEventMap extends BillfoldElementEvents {}
  interface HTMLElementEventMap extends BillfoldElementEvents {}
}
