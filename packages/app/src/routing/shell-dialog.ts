import type { Decimal } from '@billfold/core';

/** A dialog of the shell, with the account, the asset and the recipient that it begins with. */
export type ShellDialog =
  | {
      readonly name: 'send' | 'receive';
      readonly accountId: string | null;
      /** Such as `USDT@ETH`; the native asset unless given. */
      readonly tokenId?: string;
      /** Address that Send begins with. */
      readonly recipient?: string;
      /** Memo that Send begins with. */
      readonly memo?: string;
      /** Amount that Send begins with, in main units. */
      readonly amount?: Decimal;
    }
  | { readonly name: 'swap' | 'shortcuts' | 'sandbox' | 'support' | 'palette' };

/** Props of each shell dialog: the open dialog of the shell, which may be another one. */
export interface ShellDialogProps {
  readonly dialog: ShellDialog | null;
  readonly onChange: (dialog: ShellDialog | null) => void;
}
