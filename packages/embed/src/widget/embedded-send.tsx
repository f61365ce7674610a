import { toDecimal } from '@billfold/core';
import type { SendPrefill } from '@billfold/core/flows';
import type { ScriptTagPrefill } from '@billfold/core/script-tag';
import { SendDialog } from '@billfold/react';
import type { ReactElement } from 'react';
import { dialogStyles } from './dialog-styles.ts';
import { EmbeddedProvider } from './embedded-provider.tsx';
import type { EmbeddedDialogProps, SendRequest } from './widget.ts';

const sendStyles = dialogStyles + __SEND_STYLES__;

/** Send dialog of the script tag. On a page of another origin its secrets are typed in a frame. */
export function EmbeddedSend(props: EmbeddedDialogProps<SendRequest>): ReactElement {
  const { request, emit } = props;
  return (
    <EmbeddedProvider {...props} styleSheet={sendStyles} title="send.title" signs>
      {(dialog) => (
        <SendDialog
          {...dialog}
          prefill={parsePrefill(request.prefill)}
          lock={request.lock}
          onStepChange={(step) => emit('step', { step })}
          onSent={(transaction) => {
            request.onSent({ status: 'sent', transaction });
            emit('sent', { transaction });
          }}
        />
      )}
    </EmbeddedProvider>
  );
}

/** Parses the amounts of a page; what is no amount is left out, so that the user types it. */
function parsePrefill({ amount, amountUsd, ...prefill }: ScriptTagPrefill = {}): SendPrefill {
  return {
    ...prefill,
    ...(isAmount(amount) && { amount: toDecimal(amount) }),
    ...(isAmount(amountUsd) && { amountUsd: toDecimal(amountUsd) }),
  };
}

function isAmount(text: string | undefined): text is string {
  return text !== undefined && /^\d{1,20}(\.\d{1,18})?$/.test(text);
}
