import { ReceiveDialog } from '@billfold/react';
import type { ReactElement } from 'react';
import type { ShellDialogProps } from '../shell-dialogs-context.ts';

export function ReceivePart({ dialog, onChange }: ShellDialogProps): ReactElement {
  const accountId = dialog?.name === 'receive' ? dialog.accountId : null;
  return (
    <ReceiveDialog
      open={dialog?.name === 'receive'}
      {...(accountId === null ? {} : { accountId })}
      onOpenChange={(open) => onChange(open ? { name: 'receive', accountId } : null)}
    />
  );
}
