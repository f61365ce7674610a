import { preloadSwapUnavailableDialog, SwapUnavailableDialog } from '@billfold/react';
import type { ReactElement } from 'react';
import type { ShellDialogProps } from '../routing/shell-dialog.ts';

/** With the code of the dialog, so that it opens at once. */
export async function loadSwapPart(): Promise<typeof SwapPart> {
  await preloadSwapUnavailableDialog();
  return SwapPart;
}

function SwapPart({ dialog, onChange }: ShellDialogProps): ReactElement {
  return (
    <SwapUnavailableDialog
      open={dialog?.name === 'swap'}
      onOpenChange={(open) => onChange(open ? { name: 'swap' } : null)}
      onSend={() => onChange({ name: 'send', accountId: null })}
      onReceive={() => onChange({ name: 'receive', accountId: null })}
    />
  );
}
