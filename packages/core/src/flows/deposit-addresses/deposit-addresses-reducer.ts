import type { Account, AddressRow, DepositAddress } from '../../contract/accounts/accounts.ts';
import type { AnyBillfoldError } from '../../errors/error-kinds.ts';

/** Filter of the list: `unused` (the default) has addresses that never received a payment, `all` every one. */
export type AddressFilter = 'unused' | 'all';

export interface DepositAddressesModel {
  readonly source:
    | { readonly status: 'loading' }
    | { readonly status: 'failed'; readonly error: AnyBillfoldError }
    | {
        readonly status: 'ready';
        readonly account: Account;
        /** From the manifest: it sets no limit of addresses per account. */
        readonly canGenerate: boolean;
      };
  readonly filter: AddressFilter;
  readonly list:
    | { readonly status: 'loading' }
    | { readonly status: 'failed'; readonly error: AnyBillfoldError }
    | { readonly status: 'ready'; readonly addresses: readonly AddressRow[] };
  /** The making of a new address, while the old ones still show. */
  readonly generation:
    | { readonly status: 'idle' }
    | { readonly status: 'running' }
    | { readonly status: 'failed'; readonly error: AnyBillfoldError };
  readonly selected: DepositAddress | null;
}

export type DepositAddressesEvent =
  | { readonly type: 'source-loaded'; readonly account: Account; readonly canGenerate: boolean }
  | { readonly type: 'source-failed'; readonly error: AnyBillfoldError }
  | { readonly type: 'list-loaded'; readonly addresses: readonly AddressRow[] }
  | { readonly type: 'list-failed'; readonly error: AnyBillfoldError }
  | { readonly type: 'filter-chosen'; readonly filter: AddressFilter }
  | { readonly type: 'generating' }
  | { readonly type: 'generated' }
  | { readonly type: 'generation-failed'; readonly error: AnyBillfoldError }
  | { readonly type: 'retried' }
  | { readonly type: 'selected'; readonly addressValue: string };

export function initialDepositAddresses(): DepositAddressesModel {
  return {
    source: { status: 'loading' },
    filter: 'unused',
    list: { status: 'loading' },
    generation: { status: 'idle' },
    selected: null,
  };
}

/** Returns the state after `event`: the whole behaviour of the Deposit addresses dialog (R-ADDR). */
export function reduceDepositAddresses(
  model: DepositAddressesModel,
  event: DepositAddressesEvent,
): DepositAddressesModel {
  switch (event.type) {
    case 'source-loaded': {
      const { account, canGenerate } = event;
      return { ...model, source: { status: 'ready', account, canGenerate } };
    }
    case 'source-failed':
      return { ...model, source: { status: 'failed', error: event.error } };
    case 'list-loaded':
      return { ...model, list: { status: 'ready', addresses: event.addresses } };
    case 'list-failed':
      return { ...model, list: { status: 'failed', error: event.error } };
    case 'filter-chosen':
      return event.filter === model.filter
        ? model
        : { ...model, filter: event.filter, list: { status: 'loading' } };
    case 'generating':
      return { ...model, generation: { status: 'running' } };
    case 'generated':
      return { ...model, generation: { status: 'idle' } };
    case 'generation-failed':
      return { ...model, generation: { status: 'failed', error: event.error } };
    case 'retried':
      return {
        ...model,
        source: model.source.status === 'failed' ? { status: 'loading' } : model.source,
        list: model.list.status === 'failed' ? { status: 'loading' } : model.list,
      };
    case 'selected':
      return model.selected === null ? { ...model, selected: findAddress(model, event) } : model;
    default:
      return event satisfies never;
  }
}

function findAddress(
  { list }: DepositAddressesModel,
  wanted: { readonly addressValue: string },
): DepositAddress | null {
  if (list.status !== 'ready') return null;
  const row = list.addresses.find(({ addressValue }) => addressValue === wanted.addressValue);
  return row === undefined ? null : { id: row.id, addressValue: row.addressValue };
}
