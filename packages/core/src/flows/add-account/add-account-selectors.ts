import { type Account, type KeyPath, keyPaths } from '../../contract/accounts/accounts.ts';
import type { AddressType } from '../../contract/address-types.ts';
import type { AnyBillfoldError } from '../../errors/error-kinds.ts';
import { isErrorCode } from '../../errors/is-billfold-error.ts';
import type { MessageKey, Translate } from '../../i18n/translate.ts';
import { getNetwork, type Network } from '../../networks/registry.ts';
import { fieldMessage, type InvalidFields, namesField } from '../refused-field.ts';
import { suggestAccountName, validateAccountName } from './account-name.ts';
import type { AddAccountField, AddAccountModel } from './add-account-reducer.ts';

/** State of the Add account dialog for a view. */
export interface AddAccountState {
  /** `empty`: this server has no network. */
  readonly status: 'loading' | 'failed' | 'empty' | 'ready';
  readonly networks: readonly Network[];
  readonly network: Network | null;
  /** Ways in which wallets count accounts on the network; empty where there is one. */
  readonly keyPaths: readonly KeyPath[];
  readonly keyPath: KeyPath;
  /** Types of addresses that wallets have on the network, the usual one first; empty where there is one. */
  readonly addressTypes: readonly AddressType[];
  readonly addressType: AddressType;
  /** Name as typed, or the suggested one. */
  readonly name: string;
  /** True if the service asks for the encryption password. */
  readonly needsKey: boolean;
  readonly isBusy: boolean;
  readonly invalid: InvalidFields<AddAccountField>;
  readonly failure: AnyBillfoldError | null;
  /** Error of loading the accounts and networks; null without one. */
  readonly problem: AnyBillfoldError | null;
  readonly added: Account | null;
}

export function viewAddAccount(model: AddAccountModel): AddAccountState {
  const { source, needsKey, isBusy, invalid, failure, added } = model;
  const network = networkOf(model);
  return {
    status: source.status === 'ready' && network === null ? 'empty' : source.status,
    networks: source.status === 'ready' ? source.networks : [],
    network,
    keyPaths: network === null ? [] : keyPathsOf(network),
    keyPath: model.keyPath,
    addressTypes: network === null ? [] : addressTypesOf(network),
    addressType: model.addressType,
    name: nameOf(model),
    needsKey,
    isBusy,
    invalid,
    failure,
    problem: source.status === 'failed' ? source.error : null,
    added,
  };
}

/** The rules for the fields, in their order. */
export function validateAccount(
  model: AddAccountModel,
  password: string,
): InvalidFields<AddAccountField> {
  const name = validateAccountName(nameOf(model), takenNames(model));
  const key: MessageKey | null = model.needsKey && password === '' ? 'common.required' : null;
  return { ...(name && { name }), ...(key && { password: key }) };
}

/**
 * Returns the error of the password field; undefined without one.
 * @example
 * const flow = createAddAccountFlow(client, { walletId });
 * const message = accountPasswordMessage(flow.getState(), createTranslate());
 */
export function accountPasswordMessage(
  state: AddAccountState,
  translate: Translate,
): string | undefined {
  const { failure } = state;
  if (isErrorCode(failure, 'wrong_encryption_key')) return failure.messages.join('\n');
  return fieldMessage(state, 'password', translate);
}

/**
 * Returns the error that belongs to no field, shown above the form; null without one.
 * @example
 * const flow = createAddAccountFlow(client, { walletId });
 * const failure = addAccountFailure(flow.getState());
 */
export function addAccountFailure({ failure }: AddAccountState): AnyBillfoldError | null {
  const isSaid =
    isErrorCode(failure, 'wrong_encryption_key') || namesField(failure, 'name', 'password');
  return isSaid ? null : failure;
}

/** Returns the ways in which wallets count accounts on a network; none where there is one. */
export function keyPathsOf(network: Network): readonly KeyPath[] {
  return getNetwork(network).model.family === 'evm' ? keyPaths : [];
}

const byUse: readonly AddressType[] = ['wpkh', 'tr', 'sh-wpkh', 'pkh'];

/** Returns the types of addresses that wallets have on a network; none where there is one. */
export function addressTypesOf(network: Network): readonly AddressType[] {
  return getNetwork(network).model.family === 'utxo' ? byUse : [];
}

/** The one that was chosen, else the first that has no account yet. */
export function networkOf({ source, chosenNetwork }: AddAccountModel): Network | null {
  if (source.status !== 'ready') return chosenNetwork;
  const { accounts, networks } = source;
  if (chosenNetwork !== null && networks.includes(chosenNetwork)) return chosenNetwork;
  const isFree = (code: Network): boolean =>
    !accounts.some(({ blockchainNetwork }) => blockchainNetwork === code);
  return networks.find(isFree) ?? networks[0] ?? null;
}

export function nameOf(model: AddAccountModel): string {
  const network = networkOf(model);
  if (model.typedName !== null) return model.typedName;
  return network === null ? '' : suggestAccountName(getNetwork(network).name, takenNames(model));
}

function takenNames({ source }: AddAccountModel): readonly string[] {
  return source.status === 'ready' ? source.accounts.map(({ name }) => name) : [];
}
