import type { ShellDialog } from '../routing/shell-dialog.ts';

export interface DialogBeginning {
  readonly accountId?: string;
  readonly tokenId?: string;
}

/** Returns the initial values of a dialog without the undefined ones. */
export function beginningOf({
  accountId,
  tokenId,
}: Extract<ShellDialog, { readonly name: 'send' | 'receive' }>): DialogBeginning {
  return {
    ...(accountId === null ? {} : { accountId }),
    ...(tokenId === undefined ? {} : { tokenId }),
  };
}
