import type { FeePriority, Transaction } from '../../contract/transactions.ts';
import type { BillfoldClient } from '../../create-client.ts';
import { type AnyBillfoldError, SigningError } from '../../errors/error-kinds.ts';
import { toBillfoldError } from '../../state/resource.ts';
import { createFlowStore, createView, type Flow } from '../flow.ts';
import { settleOnce } from '../settle-once.ts';
import { createConfirmationPolling } from './confirmation-polling.ts';
import { createFeeLoading } from './fee-loading.ts';
import type { SendEvent } from './send-event.ts';
import { initialSendModel, type SendModel, type SendStep, type SignMethod } from './send-model.ts';
import { reduceSend } from './send-reducer.ts';
import { acceptedAmountText, maximumText, requestOf, type SendSecret } from './send-request.ts';
import { sendTransaction } from './send-transaction.ts';
import { type SendState, viewSend } from './send-view.ts';

export type DismissReason =
  | 'escape'
  | 'backdrop'
  | 'close-button'
  | 'back'
  | 'host'
  | 'navigated'
  | 'signed-out';
export type SendResult =
  | { readonly status: 'sent'; readonly transaction: Transaction }
  | { readonly status: 'dismissed'; readonly step: SendStep; readonly reason: DismissReason };

export interface SendActions {
  selectAccount(id: string): void;
  setRecipient(text: string): void;
  leaveRecipient(): void;
  setAmount(text: string): void;
  setMax(): void;
  setFeePriority(priority: FeePriority): void;
  next(): void;
  back(): void;
  chooseSignMethod(method: SignMethod | null): void;
  /** @throws {BillfoldError} also shown as `problem` */
  sign(secret: SendSecret): Promise<Transaction>;
  /** Says how the flow was left, unless it has already ended by sending. */
  dismiss(reason: DismissReason): void;
  /** Loads again what failed to load. */
  retry(): void;
  /** Back to the first step with everything typed forgotten, as after closing the dialog. */
  reset(): void;
}

export interface SendFlowOptions {
  readonly walletId: string;
  readonly prefill?: { readonly accountId?: string };
}

/** The Send dialog without a screen (spec §2 "Send dialog", §4 "Send flow"). */
export function createSendFlow(
  client: BillfoldClient,
  { walletId, prefill = {} }: SendFlowOptions,
): Flow<SendState, SendActions, SendResult> {
  const store = createFlowStore<SendModel, SendEvent>(
    () => initialSendModel(prefill.accountId ?? null),
    reduceSend,
  );
  const abort = new AbortController();
  const fees = createFeeLoading({ client, walletId, store, signal: abort.signal });
  const confirmations = createConfirmationPolling({ client, walletId, store });
  const result = settleOnce<SendResult>();
  const view = createView(store.get, viewSend);
  let idempotencyKey = '';
  // Then the key stays, whatever is reviewed next: the same money cannot go out a second time.
  let mayBeSent = false;

  /** Every move goes through here: what a step needs is loaded on entering it. */
  function move(event: SendEvent): void {
    const before = store.get();
    store.dispatch(event);
    const { step } = store.get();
    if (step === 'review' && before.step !== 'review' && !mayBeSent)
      idempotencyKey = newKey(client);
    fees.follow(before);
    confirmations.follow();
  }

  async function load(): Promise<void> {
    try {
      const [accounts, config] = await Promise.all([
        client.accounts.list(
          { params: { walletId }, query: { pageSize: 100 } },
          { signal: abort.signal },
        ),
        client.config.get({}, { signal: abort.signal }),
      ]);
      move({
        type: 'source-loaded',
        accounts: accounts.items.filter((account) => !account.isArchived),
        networks: config.data.networks,
      });
    } catch (error) {
      if (!abort.signal.aborted) move({ type: 'source-failed', error: toBillfoldError(error) });
    }
  }

  async function sign(secret: SendSecret): Promise<Transaction> {
    const { accountId, signing } = store.get();
    const body = requestOf(store.get(), secret);
    const isSending = signing.status === 'sending' || signing.status === 'checking';
    if (accountId === null || body === null || isSending)
      throw new SigningError('signer_unavailable', { messages: ['There is nothing to sign now.'] });
    move({ type: 'sending' });
    try {
      const transaction = await sendTransaction(
        { body, idempotencyKey },
        {
          post: (attempt) =>
            client.transactions.send(
              { params: { walletId, accountId }, body: attempt.body },
              { idempotencyKey: attempt.idempotencyKey },
            ),
          schedule: client.platform.schedule,
          onChecking: () => move({ type: 'checking' }),
          signal: abort.signal,
        },
      );
      move({ type: 'sent', transaction });
      result.settle({ status: 'sent', transaction });
      refreshBooks(client, walletId);
      return transaction;
    } catch (cause) {
      const error: AnyBillfoldError = toBillfoldError(cause);
      mayBeSent ||= error.code === 'outcome_unknown';
      if (!abort.signal.aborted) move({ type: 'refused', error });
      throw error;
    }
  }

  void load();
  return {
    getState: view,
    subscribe: store.subscribe,
    result: result.promise,
    actions: {
      selectAccount: (accountId) => move({ type: 'account-selected', accountId }),
      setRecipient: (text) => move({ type: 'recipient-changed', text }),
      leaveRecipient: () => move({ type: 'recipient-left' }),
      setAmount: (text) =>
        move({ type: 'amount-changed', text: acceptedAmountText(store.get(), text) }),
      setMax: () => move({ type: 'amount-changed', text: maximumText(store.get()) }),
      setFeePriority: (priority) => move({ type: 'priority-changed', priority }),
      next: () => move({ type: 'continued' }),
      back: () => move({ type: 'went-back' }),
      chooseSignMethod: (method) => move({ type: 'method-chosen', method }),
      sign,
      dismiss: (reason) => result.settle({ status: 'dismissed', step: store.get().step, reason }),
      retry: () => {
        const isSourceFailed = store.get().source.status === 'failed';
        move({ type: 'retried' });
        if (isSourceFailed) void load();
        else fees.retry();
      },
      reset: () => {
        mayBeSent = false;
        move({ type: 'reset' });
        void load();
      },
    },
    dispose: () => {
      abort.abort();
      fees.stop();
      confirmations.stop();
      result.settle({ status: 'dismissed', step: store.get().step, reason: 'host' });
    },
  };
}

/** One key per review: however often Sign is pressed, it is one transaction (R-SEND-22). */
function newKey(client: BillfoldClient): string {
  const bytes = client.platform.random.bytes(16);
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function refreshBooks(client: BillfoldClient, walletId: string): void {
  void client.resources.accounts(walletId).refresh();
  void client.resources.transactions(walletId).refresh();
}
