import type { Account, DepositAddress } from '../contract/accounts/accounts.ts';
import type { Transaction } from '../contract/transactions/transactions.ts';
import type { AnyBillfoldError } from '../errors/error-kinds.ts';
import type { DismissReason } from '../flows/send/actions.ts';
import type { SendField, SendPrefill, SendStep } from '../flows/send/model.ts';
import type { GetAccessToken } from '../http/tokens.ts';
import type { ColorVariableMap } from '../theme/tokens.ts';
import type { SetupError } from './setup-error.ts';

/** Options of `Billfold.init`. One of `getAccessToken`, `tokenEndpoint` and `sandbox` is required. */
export interface EmbedOptions extends Appearance {
  /** Token source, called whenever a token is needed. The token stays in memory. */
  readonly getAccessToken?: GetAccessToken | undefined;
  /** Path on the origin of the page that answers a POST with `{ token, expiresAt }`. */
  readonly tokenEndpoint?: string | undefined;
  /** Origin of the Billfold server; that of the script unless given. */
  readonly baseUrl?: string | undefined;
  /**
   * Prefix of elements that use this widget alone, such as `acme` for `<acme-send>`: for a second wallet on a page. The
   * other elements and `ready` keep theirs.
   */
  readonly prefix?: string | undefined;
  /**
   * Publishable key of the business whose pages may show the frame in which Send is signed. Buttons, dialogs and screens
   * have the look that the business has saved, under what the options name.
   */
  readonly publishableKey?: string | undefined;
  /**
   * Runs a sample wallet in the page itself, without a server: to try the product. It takes no option that names a
   * server, a token, a key or a wallet.
   */
  readonly sandbox?: boolean | undefined;
}

/** Options that `update` changes on the running widget. */
export interface Appearance {
  /** Id of the wallet; the first activated one unless given. */
  readonly walletId?: string | undefined;
  readonly colors?: ColorVariableMap | undefined;
  /** `system` unless given, or `light` where the business has colors. */
  readonly colorScheme?: 'light' | 'dark' | 'system' | undefined;
  readonly locale?: string | undefined;
  readonly dir?: 'ltr' | 'rtl' | undefined;
}

/** Events of a widget, by name. */
export interface EmbedEvents {
  open: { readonly dialog: ScriptTagDialog };
  close: { readonly dialog: ScriptTagDialog; readonly reason: CloseReason };
  address: { readonly address: DepositAddress; readonly account: Account };
  /** Another step of Send is shown. */
  step: { readonly step: SendStep };
  /** A transaction was sent. A hint for the page: a server asks for the transaction. */
  sent: { readonly transaction: Transaction };
  unauthorized: Readonly<Record<string, never>>;
  error: { readonly error: AnyBillfoldError | SetupError };
}

/** Dialogs that a widget opens. */
export type ScriptTagDialog = 'receive' | 'send';

/** Causes of the end of a dialog. */
export type CloseReason = DismissReason | 'completed' | 'failed';

/** Options of one opening of Receive. */
export interface ReceiveOptions {
  /** Id of the account whose address is shown first. */
  readonly accountId?: string | undefined;
}

/** Options of one opening of Send. */
export interface SendOptions {
  /** Values of the fields at first. Amounts are decimal numbers as text, such as `0.015`. */
  readonly prefill?: ScriptTagPrefill | undefined;
  /** Prefilled fields that cannot be changed. */
  readonly lock?: readonly SendField[] | undefined;
}

/** Prefilled fields of Send. */
export interface ScriptTagPrefill extends Omit<SendPrefill, 'amount' | 'amountUsd'> {
  readonly amount?: string;
  /** Ignored where `amount` is given. */
  readonly amountUsd?: string;
}

/** Screen of the wallet in the page itself. */
export type EmbedView =
  | { readonly view: 'portfolio' | 'accounts' | 'transactions' | 'settings' | 'new-wallet' }
  | { readonly view: 'account'; readonly accountId: string };

/** Screens that `mount` has drawn. */
export interface MountedView {
  /** Node that holds them, the last child of the target. */
  readonly element: HTMLElement;
  /** Shows another screen. */
  show(view: EmbedView): void;
  /** Removes the node and all that it holds. */
  unmount(): void;
}

/** End of an opening of Send. */
export type SendOutcome =
  | { readonly status: 'sent'; readonly transaction: Transaction }
  | { readonly status: 'dismissed' };
