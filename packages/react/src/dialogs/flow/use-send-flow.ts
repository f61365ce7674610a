'use client';
import {
  createSendFlow,
  type SendActions,
  type SendStart,
  type SendState,
} from '@billfold/core/flows';
import { useClient } from '../../context/use-provided.ts';
import { useNeededWallet } from '../../query/use-needed-wallet.ts';
import { useFlow } from '../../state/use-store.ts';
import { noFlow } from './no-flow.ts';
import { useDialogFlow } from './use-dialog-flow.ts';

/** State and actions of Send, for a host that draws it. */
export interface HeadlessSend {
  readonly state: SendState;
  readonly actions: SendActions;
}

/**
 * Creates a Send flow for a host that draws Send itself: it starts once a wallet is selected,
 * with `start` as it is then, and ends with the component. Null until then, so in the first render and
 * on the server: `const send = useSendFlow(); if (send === null) return null;`
 * @example
 * const send = useSendFlow();
 * if (send !== null) send.actions.setRecipient('bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu');
 */
export function useSendFlow(start: SendStart = {}): HeadlessSend | null {
  const client = useClient();
  useNeededWallet();
  const flow = useDialogFlow({
    open: true,
    create: (walletId) => createSendFlow(client, { walletId, ...start }),
  });
  const state = useFlow<SendState | null>(flow ?? noFlow);
  return flow && state && { state, actions: flow.actions };
}
