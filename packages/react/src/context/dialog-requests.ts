import { createStore, type SendResult, type SendStart } from '@billfold/core/flows';

/** Account with which Receive begins. */
export interface ReceiveStart {
  readonly accountId?: string;
}

/** Request to open a dialog; the first call of `settle` resolves the caller's promise. */
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
  /** Number of mounted `<WalletDialogs>`. */
  readonly hosts: number;
}

/** Pending dialog requests of one provider. */
export function createDialogRequests() {
  return createStore<DialogRequests>(() => ({ request: null, hosts: 0 }));
}
