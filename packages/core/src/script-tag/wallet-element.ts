import type { GetAccessToken } from '../http/tokens.ts';

/** Element `<billfold-wallet>`: the screens of the wallet in the page. */
export interface BillfoldWalletElement extends HTMLElement {
  /** Screen that is shown first, `portfolio` unless given; the attribute of the same name. */
  view: string;
  /** Id of the account of the view `account`; the attribute of the same name. */
  account: string;
  /** Token source of this element alone; that of the page unless set before the element is on the page. */
  getAccessToken: GetAccessToken | null;
}

/** Attributes of `<billfold-wallet>`, for the JSX types of a framework. */
export interface BillfoldWalletAttributes {
  /** Screen that is shown first; `portfolio` unless given. */
  view?:
    | 'portfolio'
    | 'accounts'
    | 'account'
    | 'transactions'
    | 'settings'
    | 'new-wallet'
    | undefined;
  /** Id of the account of the view `account`. */
  account?: string | undefined;
}
