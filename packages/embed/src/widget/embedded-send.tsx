import { toDecimal } from '@billfold/core';
import type { SendPrefill } from '@billfold/core/flows';
import { sendTexts } from '@billfold/core/i18n';
import type { ScriptTagPrefill } from '@billfold/core/script-tag';
import { SendDialog } from '@billfold/react';
import type { ReactElement } from 'react';
import { dialogStyles } from './dialog-styles.ts';
import { EmbeddedProvider } from './embedded-provider.tsx';
import { useMistake } from './use-mistakes.ts';
import type { EmbeddedDialogProps, SendRequest } from './widget.ts';

const sendStyles = dialogStyles + __SEND_STYLES__;

/** Send dialog of the script tag. On a page of another origin its secrets are typed in a frame. */
export function EmbeddedSend(props: EmbeddedDialogProps<SendRequest>): ReactElement {
  const { request, emit } = props;
  const { accountId } = request.prefill ?? {};
  const wrong = amounts.find((name) => isWrong(request.prefill?.[name]));
  useMistake(props, wrong ?? null, 'is no amount such as 0.1: ignored.');
  return (
    <EmbeddedProvider
      {...props}
      styleSheet={sendStyles}
      title="send.title"
      texts={sendTexts}
      accountId={accountId}
      signs
    >
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

const amounts = ['amount', 'amountUsd'] as const;
const isWrong = (text: string | undefined): boolean => text !== undefined && !isAmount(text);

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
