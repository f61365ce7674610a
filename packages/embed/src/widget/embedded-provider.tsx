import type { MessageKey, TextArea } from '@billfold/core/i18n';
import { loadDialogLanguage } from '@billfold/core/internal';
import type { CloseReason } from '@billfold/core/script-tag';
import { type DialogProps, WalletProvider } from '@billfold/react';
import { type ReactElement, useEffect } from 'react';
import { NoWalletDialog } from './no-wallet-dialog.tsx';
import { sandboxProps } from './sandbox-banner.tsx';
import { useLanguage } from './use-language.ts';
import { useUnknownAccount } from './use-mistakes.ts';
import { useWalletId } from './use-wallet-id.ts';
import type { EmbeddedDialogProps } from './widget.ts';

export interface EmbeddedProviderProps extends Omit<EmbeddedDialogProps<unknown>, 'request'> {
  readonly styleSheet: string;
  /** True for a dialog that asks for the password of the wallet. */
  readonly signs?: boolean;
  /** Title of the dialog that says why there is no wallet. */
  readonly title: MessageKey;
  /** Texts that contain the title. */
  readonly texts: TextArea;
  /** Account that the page names. */
  readonly accountId: string | undefined;
  readonly children: (dialog: DialogProps) => ReactElement;
}

/** Draws a dialog in a provider of its own; without a wallet, a dialog that says why. */
export function EmbeddedProvider(props: EmbeddedProviderProps): ReactElement {
  const { client, sandbox, publishableKey, embedSettings, appearance, open, emit, report } = props;
  const { styleSheet, title, texts, accountId, children, onClose, onGone } = props;
  const { walletId, problem, retry } = useWalletId(client, appearance.walletId);
  useUnknownAccount({ client, walletId, accountId, emit, report });
  const { locale, messages, isLoading } = useLanguage(
    client,
    appearance.locale,
    loadDialogLanguage,
  );
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
      styleSheet={styleSheet}
      walletId={walletId}
      publishableKey={publishableKey}
      embedSettings={embedSettings}
      theme={appearance.colors && { colors: appearance.colors }}
      colorScheme={appearance.colorScheme}
      locale={locale}
      messages={messages}
      dir={appearance.dir}
      onError={(error) => emit('error', { error })}
      {...(sandbox && sandboxProps(props.signs ? sandbox.password : undefined))}
    >
      {isLoading ? null : problem === null ? (
        children(dialog)
      ) : (
        <NoWalletDialog {...dialog} {...{ title, texts, problem }} onRetry={retry} />
      )}
    </WalletProvider>
  );
}

/** Milliseconds, longer than the closing animation. */
const leaveMs = 200;
