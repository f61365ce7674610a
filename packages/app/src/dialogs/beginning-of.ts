import type { ShellDialog } from '../routing/shell-dialog.ts';

export interface DialogBeginning {
  readonly accountId?: string;
  readonly tokenId?: string;
  readonly recipient?: string;
  readonly memo?: string;
}

/** Returns the initial values of a dialog without the undefined ones. */
export function beginningOf({
  accountId,
  tokenId,
  recipient,
  memo,
}: Extract<ShellDialog, { readonly name: 'send' | 'receive' }>): DialogBeginning {
  return {
    ...(accountId === null ? {} : { accountId }),
    ...(tokenId === undefined ? {} : { tokenId }),
    ...(recipient === undefined ? {} : { recipient }),
    ...(memo === undefined ? {} : { memo }),
  };
}
