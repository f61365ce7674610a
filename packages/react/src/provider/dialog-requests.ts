import { createStore, type SendResult, type SendStart } from '@billfold/core';

export interface ReceiveStart {
  readonly accountId?: string;
}

/** A dialog that is asked for by a call, and how its end is told to the caller: the first time counts. */
export type DialogRequest = {
  /** Nobody draws it any more. */
  readonly dismiss: () => void;
} & (
  | {
      readonly dialog: 'send';
      readonly start: SendStart;
      readonly settle: (result: SendResult) => void;
    }
  | { readonly dialog: 'receive'; readonly start: ReceiveStart }
);

export interface DialogRequests {
  readonly request: DialogRequest | null;
  /** How many `<WalletDialogs>` stand there to answer it. */
  readonly hosts: number;
}

/** What is asked for of one provider; without it a call has nowhere to go. */
export function createDialogRequests() {
  return createStore<DialogRequests>(() => ({ request: null, hosts: 0 }));
}
