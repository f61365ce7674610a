import { SendDialog } from '@billfold/react';
import type { ReactElement } from 'react';
import type { ShellDialogProps } from '../shell-dialogs-context.ts';

export function SendPart({ dialog, onChange }: ShellDialogProps): ReactElement {
  const accountId = dialog?.name === 'send' ? dialog.accountId : null;
  return (
    <SendDialog
      open={dialog?.name === 'send'}
      {...(accountId === null ? {} : { prefill: { accountId } })}
      onOpenChange={(open) => onChange(open ? { name: 'send', accountId } : null)}
    />
  );
}
