import type { SendField } from '../flows/send/model.ts';
import type { GetAccessToken } from '../http/tokens.ts';
import type { ScriptTagPrefill, SendOutcome } from './options.ts';

/** Element `<billfold-send>`. */
export interface BillfoldSendElement extends HTMLElement {
  /** Address or payment URI that is filled in; the attribute of the same name. */
  recipient: string;
  /** Amount that is filled in, such as `0.015`; the attribute of the same name. */
  amount: string;
  /** Id of the account that pays; the attribute of the same name. */
  account: string;
  /** Further prefilled fields; attributes are stronger. */
  prefill: ScriptTagPrefill | null;
  /** Prefilled fields that cannot be changed; the attribute `lock` has their names, separated by spaces. */
  get lock(): readonly SendField[];
  set lock(fields: readonly SendField[] | string);
  /** Token source of this element alone; that of the page unless set. */
  getAccessToken: GetAccessToken | null;
  /** Opens the dialog; resolves when it closes. */
  show(): Promise<SendOutcome>;
  close(): void;
}

/** Attributes of `<billfold-send>`, for the JSX types of a framework. */
export interface BillfoldSendAttributes {
  /** Text of the built-in button; "Send" unless given. */
  label?: string | undefined;
  /** Address or payment URI that is filled in. */
  recipient?: string | undefined;
  /** Amount that is filled in, such as `0.015`. */
  amount?: string | undefined;
  /** Id of the account that pays. */
  account?: string | undefined;
  /** Names of prefilled fields that cannot be changed, separated by spaces. */
  lock?: string | undefined;
}
