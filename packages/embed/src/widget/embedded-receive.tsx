import { receiveTexts } from '@billfold/core/i18n';
import type { ReceiveOptions } from '@billfold/core/script-tag';
import { ReceiveDialog } from '@billfold/react';
import type { ReactElement } from 'react';
import { dialogStyles } from './dialog-styles.ts';
import { EmbeddedProvider } from './embedded-provider.tsx';
import type { EmbeddedDialogProps } from './widget.ts';

/** Receive dialog of the script tag. */
export function EmbeddedReceive(props: EmbeddedDialogProps<ReceiveOptions>): ReactElement {
  const { request, emit } = props;
  return (
    <EmbeddedProvider
      {...props}
      styleSheet={dialogStyles}
      title="receive.title"
      texts={receiveTexts}
      accountId={request.accountId}
    >
      {(dialog) => (
        <ReceiveDialog
          {...dialog}
          accountId={request.accountId}
          onAddress={(address, account) => emit('address', { address, account })}
        />
      )}
    </EmbeddedProvider>
  );
}
