import type { Account, KeyPath } from '../../contract/accounts/accounts.ts';
import type { AddressType } from '../../contract/address-types.ts';
import type { AnyBillfoldError } from '../../errors/error-kinds.ts';
import { isErrorCode } from '../../errors/is-billfold-error.ts';
import type { Network } from '../../networks/registry.ts';
import { clearErrors, type InvalidFields, namesField } from '../refused-field.ts';

export type AddAccountField = 'name' | 'password';

export interface AddAccountSource {
  /** Existing accounts, whose names are taken. */
  readonly accounts: readonly Account[];
  /** Networks to choose from. */
  readonly networks: readonly Network[];
}

/** Never holds the encryption key, which is an argument. */
export interface AddAccountModel {
  readonly source:
    | { readonly status: 'loading' }
    | { readonly status: 'failed'; readonly error: AnyBillfoldError }
    | ({ readonly status: 'ready' } & AddAccountSource);
  /** Null while the first one without an account stands. */
  readonly chosenNetwork: Network | null;
  /** Used on networks whose wallets count accounts in more than one way. */
  readonly keyPath: KeyPath;
  /** Used on networks whose wallets have addresses of several types. */
  readonly addressType: AddressType;
  /** Null while the suggestion stands. */
  readonly typedName: string | null;
  /** The service wants the key for the network that is chosen. */
  readonly needsKey: boolean;
  readonly isBusy: boolean;
  readonly invalid: InvalidFields<AddAccountField>;
  /** Last error of the service; null without one. */
  readonly failure: AnyBillfoldError | null;
  readonly added: Account | null;
}

export type AddAccountEvent =
  | ({ readonly type: 'source-loaded' } & AddAccountSource)
  | { readonly type: 'source-failed'; readonly error: AnyBillfoldError }
  | { readonly type: 'retried' }
  | { readonly type: 'network-chosen'; readonly network: Network }
  | { readonly type: 'key-path-chosen'; readonly keyPath: KeyPath }
  | { readonly type: 'address-type-chosen'; readonly addressType: AddressType }
  | { readonly type: 'name-typed'; readonly name: string }
  | { readonly type: 'key-edited' }
  | { readonly type: 'refused'; readonly invalid: InvalidFields<AddAccountField> }
  | { readonly type: 'called' }
  | { readonly type: 'failed'; readonly error: AnyBillfoldError }
  | { readonly type: 'added'; readonly account: Account };

export function initialAddAccount(network: Network | null): AddAccountModel {
  return {
    source: { status: 'loading' },
    chosenNetwork: network,
    keyPath: 'ACCOUNT',
    addressType: 'wpkh',
    typedName: null,
    needsKey: false,
    isBusy: false,
    invalid: {},
    failure: null,
    added: null,
  };
}

/** The whole behaviour of the Add account dialog. */
export function reduceAddAccount(model: AddAccountModel, event: AddAccountEvent): AddAccountModel {
  switch (event.type) {
    case 'source-loaded': {
      const { accounts, networks } = event;
      return { ...model, source: { status: 'ready', accounts, networks } };
    }
    case 'source-failed':
      return { ...model, source: { status: 'failed', error: event.error } };
    case 'retried':
      return model.source.status === 'failed' ? { ...model, source: { status: 'loading' } } : model;
    case 'network-chosen':
      return model.isBusy ? model : chooseNetwork(model, event.network);
    case 'key-path-chosen':
      return model.isBusy
        ? model
        : { ...model, keyPath: event.keyPath, needsKey: false, failure: null };
    case 'address-type-chosen':
      return model.isBusy
        ? model
        : { ...model, addressType: event.addressType, needsKey: false, failure: null };
    case 'name-typed':
      return { ...clearFieldError(model, 'name'), typedName: event.name };
    case 'key-edited':
      return clearFieldError(model, 'password');
    case 'refused':
      return { ...model, invalid: event.invalid, failure: null };
    case 'called':
      return { ...model, isBusy: true, invalid: {}, failure: null };
    case 'failed':
      return fail(model, event.error);
    case 'added':
      return { ...model, isBusy: false, added: event.account };
    default:
      return event satisfies never;
  }
}

/** Another network may have keys left, and its name is another suggestion. */
function chooseNetwork(model: AddAccountModel, network: Network): AddAccountModel {
  return { ...model, chosenNetwork: network, needsKey: false, invalid: {}, failure: null };
}

function fail(model: AddAccountModel, error: AnyBillfoldError): AddAccountModel {
  const needsKey = isErrorCode(error, 'api') && error.serverCode === 'key_required';
  return {
    ...model,
    isBusy: false,
    needsKey: model.needsKey || needsKey,
    // It is said by the field that then appears.
    failure: needsKey ? null : error,
  };
}

/** Clears the errors of a field, when it is edited. */
function clearFieldError(model: AddAccountModel, field: AddAccountField): AddAccountModel {
  const isAboutKey = field === 'password' && isErrorCode(model.failure, 'wrong_encryption_key');
  const isCleared = isAboutKey || namesField(model.failure, field);
  return {
    ...model,
    invalid: clearErrors(model.invalid, [field]),
    failure: isCleared ? null : model.failure,
  };
}
