import { preloadSendDialog, SendDialog, type SendDialogProps } from '@billfold/react';
import type { ReactElement } from 'react';
import type { ShellDialog, ShellDialogProps } from '../routing/shell-dialog.ts';
import { useServices } from '../services/services-context.ts';
import { beginningOf } from './beginning-of.ts';

/** With the code of the dialog, so that it opens at once. */
export async function loadSendPart(): Promise<typeof SendPart> {
  await preloadSendDialog();
  return SendPart;
}

function SendPart({ dialog, onChange }: ShellDialogProps): ReactElement {
  const { openPayment } = useServices();
  const wanted = dialog?.name === 'send' ? dialog : null;
  return (
    <SendDialog
      open={wanted !== null}
      prefill={wanted === null ? undefined : prefillOf(wanted)}
      onSent={() => {
        if (wanted?.recipient === openPayment.get().link) openPayment.forget();
      }}
      onOpenChange={(open) => onChange(open ? (wanted ?? anything) : null)}
    />
  );
}

function prefillOf(
  wanted: Extract<ShellDialog, { readonly name: 'send' | 'receive' }>,
): SendDialogProps['prefill'] {
  const { recipient, memo, amount } = wanted;
  return {
    ...beginningOf(wanted),
    ...(recipient !== undefined && { recipient }),
    ...(memo !== undefined && { memo }),
    ...(amount !== undefined && { amount }),
  };
}

const anything = { name: 'send', accountId: null } as const;
