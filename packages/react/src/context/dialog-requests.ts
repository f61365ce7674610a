import { createStore, type SendResult, type SendStart } from '@billfold/core/flows';

export interface ReceiveStart {
  readonly accountId?: string;
}

/** A dialog that is asked for by a call, and how its end is told to the caller: the first time counts. */
export type DialogRequest = {
  /** Called when no component draws it any more. */
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

/** Pending dialog requests of one provider. */
export function createDialogRequests() {
  return createStore<DialogRequests>(() => ({ request: null, hosts: 0 }));
}
