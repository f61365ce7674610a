import type { GetAccessToken } from '../http/tokens.ts';
import type { EmbedEvents } from './options.ts';

/** Element `<billfold-receive>`. */
export interface BillfoldReceiveElement extends HTMLElement {
  /** Id of the account that is shown first; the attribute of the same name. */
  account: string;
  /** Token source of this element alone; that of the page unless set. */
  getAccessToken: GetAccessToken | null;
  /** Opens the dialog; resolves when it closes. */
  show(): Promise<void>;
  close(): void;
}

/** Attributes of `<billfold-receive>`, for the JSX types of a framework. */
export interface BillfoldReceiveAttributes {
  /** Text of the built-in button; "Receive" unless given. */
  label?: string | undefined;
  /** Id of the account that is shown first. */
  account?: string | undefined;
}

/** Events that the elements dispatch. They bubble out of any shadow root. */
export type BillfoldElementEvents = {
  [K in keyof EmbedEvents as `billfold-${K}`]: CustomEvent<EmbedEvents[K]>;
};
