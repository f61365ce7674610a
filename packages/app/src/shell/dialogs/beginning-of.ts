import type { ShellDialog } from '../shell-dialogs-context.ts';

export interface DialogBeginning {
  readonly accountId?: string;
  readonly tokenId?: string;
}

/** What a dialog is to begin with, without what nobody has said. */
export function beginningOf({
  accountId,
  tokenId,
}: Extract<ShellDialog, { readonly name: 'send' | 'receive' }>): DialogBeginning {
  return {
    ...(accountId === null ? {} : { accountId }),
    ...(tokenId === undefined ? {} : { tokenId }),
  };
}
