import { preloadSendDialog, SendDialog } from '@billfold/react';
import type { ReactElement } from 'react';
import type { ShellDialogProps } from '../routing/shell-dialog.ts';
import { beginningOf } from './beginning-of.ts';

/** With the code of the dialog, so that it opens at once. */
export async function loadSendPart(): Promise<typeof SendPart> {
  await preloadSendDialog();
  return SendPart;
}

function SendPart({ dialog, onChange }: ShellDialogProps): ReactElement {
  const wanted = dialog?.name === 'send' ? dialog : null;
  return (
    <SendDialog
      open={wanted !== null}
      prefill={wanted === null ? undefined : beginningOf(wanted)}
      onOpenChange={(open) => onChange(open ? (wanted ?? anything) : null)}
    />
  );
}

const anything = { name: 'send', accountId: null } as const;
