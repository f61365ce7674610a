import type { AnyBillfoldError, GetAccessToken } from '@billfold/core';
import type { Account, DepositAddress } from '@billfold/core/contract';
import type { DismissReason } from '@billfold/core/flows';
import type { ColorVariableMap } from '@billfold/core/theme';

export interface EmbedOptions extends Appearance {
  /** Asked whenever a token is needed; the token is kept in memory only. */
  readonly getAccessToken?: GetAccessToken | undefined;
  /**
   * Path on the page's own origin that answers a POST with `{ token, expiresAt }`: for pages without
   * a script of their own.
   */
  readonly tokenEndpoint?: string | undefined;
  /** Origin of the Billfold server; the origin of the script unless given. */
  readonly baseUrl?: string | undefined;
}

/** Options that `update` changes on the running widget. */
export interface Appearance {
  /** The wallet to show; the first activated one unless given. */
  readonly walletId?: string | undefined;
  readonly colors?: ColorVariableMap | undefined;
  readonly colorScheme?: 'light' | 'dark' | 'system' | undefined;
  readonly locale?: string | undefined;
  readonly dir?: 'ltr' | 'rtl' | undefined;
}

export interface EmbedEvents {
  ready: { readonly version: string };
  open: { readonly dialog: DialogName };
  close: { readonly dialog: DialogName; readonly reason: CloseReason };
  address: { readonly address: DepositAddress; readonly account: Account };
  unauthorized: Readonly<Record<string, never>>;
  error: { readonly error: AnyBillfoldError };
}
export type DialogName = 'receive';
export type CloseReason = DismissReason | 'completed' | 'failed';
export type Emit = <K extends keyof EmbedEvents>(type: K, detail: EmbedEvents[K]) => void;

export interface ReceiveOptions {
  /** The account whose address is shown first. */
  readonly accountId?: string | undefined;
}
