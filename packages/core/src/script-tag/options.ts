import type { Account, DepositAddress } from '../contract/accounts/accounts.ts';
import type { AnyBillfoldError } from '../errors/error-kinds.ts';
import type { DismissReason } from '../flows/send/actions.ts';
import type { GetAccessToken } from '../http/tokens.ts';
import type { ColorVariableMap } from '../theme/tokens.ts';
import type { SetupError } from './setup-error.ts';

/** Options of `Billfold.init`. One of `getAccessToken` and `tokenEndpoint` is required. */
export interface EmbedOptions extends Appearance {
  /** Token source, called whenever a token is needed. The token stays in memory. */
  readonly getAccessToken?: GetAccessToken | undefined;
  /** Path on the origin of the page that answers a POST with `{ token, expiresAt }`. */
  readonly tokenEndpoint?: string | undefined;
  /** Origin of the Billfold server; that of the script unless given. */
  readonly baseUrl?: string | undefined;
}

/** Options that `update` changes on the running widget. */
export interface Appearance {
  /** Id of the wallet; the first activated one unless given. */
  readonly walletId?: string | undefined;
  readonly colors?: ColorVariableMap | undefined;
  readonly colorScheme?: 'light' | 'dark' | 'system' | undefined;
  readonly locale?: string | undefined;
  readonly dir?: 'ltr' | 'rtl' | undefined;
}

/** Events of a widget, by name. */
export interface EmbedEvents {
  open: { readonly dialog: ScriptTagDialog };
  close: { readonly dialog: ScriptTagDialog; readonly reason: CloseReason };
  address: { readonly address: DepositAddress; readonly account: Account };
  unauthorized: Readonly<Record<string, never>>;
  error: { readonly error: AnyBillfoldError | SetupError };
}

/** Dialogs that a widget opens. */
export type ScriptTagDialog = 'receive';

/** Causes of the end of a dialog. */
export type CloseReason = DismissReason | 'completed' | 'failed';

/** Options of one opening of Receive. */
export interface ReceiveOptions {
  /** Id of the account whose address is shown first. */
  readonly accountId?: string | undefined;
}
