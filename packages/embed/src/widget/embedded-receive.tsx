import type { BillfoldClient } from '@billfold/core';
import type { Appearance, CloseReason, ReceiveOptions } from '@billfold/core/script-tag';
import { ReceiveDialog, WalletProvider } from '@billfold/react';
import { type ReactElement, useEffect } from 'react';
import type { Emit } from '../emit.ts';
import { NoWalletDialog } from './no-wallet-dialog.tsx';
import { useWalletId } from './use-wallet-id.ts';

export interface EmbeddedReceiveProps {
  readonly client: BillfoldClient;
  readonly appearance: Appearance;
  readonly request: ReceiveOptions;
  readonly open: boolean;
  readonly emit: Emit;
  readonly onClose: (reason: CloseReason) => void;
  /** Called when the closed dialog has left the screen. */
  readonly onGone: () => void;
}

/** Receive dialog in a provider of its own; without a wallet, a dialog that says why. */
export function EmbeddedReceive(props: EmbeddedReceiveProps): ReactElement {
  const { client, appearance, request, open, emit, onClose, onGone } = props;
  const { walletId, problem, retry } = useWalletId(client, appearance.walletId);
  useEffect(
    () => (open ? undefined : client.platform.schedule(onGone, leaveMs)),
    [open, client, onGone],
  );
  const dialog = {
    open,
    onOpenChange: (next: boolean, { reason }: { readonly reason: CloseReason | 'trigger' }) => {
      if (!next && reason !== 'trigger') onClose(reason);
    },
  };
  return (
    <WalletProvider
      client={client}
      isolation="shadow"
      styleSheet={__STYLES__}
      walletId={walletId}
      theme={appearance.colors && { colors: appearance.colors }}
      colorScheme={appearance.colorScheme}
      locale={appearance.locale}
      dir={appearance.dir}
      onError={(error) => emit('error', { error })}
    >
      {problem === null ? (
        <ReceiveDialog
          {...dialog}
          accountId={request.accountId}
          onAddress={(address, account) => emit('address', { address, account })}
        />
      ) : (
        <NoWalletDialog {...dialog} problem={problem} onRetry={retry} />
      )}
    </WalletProvider>
  );
}

/** Milliseconds, longer than the closing animation. */
const leaveMs = 200;
