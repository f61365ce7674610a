import { preloadReceiveDialog, ReceiveDialog } from '@billfold/react';
import type { ReactElement } from 'react';
import type { ShellDialogProps } from '../routing/shell-dialog.ts';
import { beginningOf } from './beginning-of.ts';

/** With the code of the dialog, so that it opens at once. */
export async function loadReceivePart(): Promise<typeof ReceivePart> {
  await preloadReceiveDialog();
  return ReceivePart;
}

function ReceivePart({ dialog, onChange }: ShellDialogProps): ReactElement {
  const wanted = dialog?.name === 'receive' ? dialog : null;
  return (
    <ReceiveDialog
      open={wanted !== null}
      {...(wanted === null ? {} : beginningOf(wanted))}
      onOpenChange={(open) => onChange(open ? (wanted ?? anything) : null)}
    />
  );
}

const anything = { name: 'receive', accountId: null } as const;
