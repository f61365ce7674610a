import type { Account, AddressRow, DepositAddress } from '../../contract/accounts/accounts.ts';
import type { AnyBillfoldError } from '../../errors/error-kinds.ts';
import { isErrorCode } from '../../errors/is-billfold-error.ts';
import type { NetworkDefinition } from '../../networks/network.ts';
import { getNetwork } from '../../networks/registry.ts';
import type { AddressFilter, DepositAddressesModel } from './deposit-addresses-reducer.ts';

/** State of the Deposit addresses dialog for a view. */
export interface DepositAddressesState {
  /** `empty`: no address passes the filter. */
  readonly status: 'loading' | 'failed' | 'empty' | 'ready';
  readonly account: Account | null;
  /** Network whose name is in the title. */
  readonly network: NetworkDefinition | null;
  readonly filter: AddressFilter;
  /** Newest first. */
  readonly addresses: readonly AddressRow[];
  /** True if new addresses can be generated: the manifest sets no limit per account. */
  readonly canGenerate: boolean;
  readonly isGenerating: boolean;
  readonly selected: DepositAddress | null;
  /** Error of loading the addresses or of generating one; null without one. */
  readonly problem: AnyBillfoldError | null;
}

export function viewDepositAddresses(model: DepositAddressesModel): DepositAddressesState {
  const { source, filter, list, generation, selected } = model;
  const account = source.status === 'ready' ? source.account : null;
  return {
    status: statusOf(model),
    account,
    network: account === null ? null : getNetwork(account.blockchainNetwork),
    filter,
    addresses: list.status === 'ready' ? list.addresses : [],
    canGenerate: source.status === 'ready' && source.canGenerate,
    isGenerating: generation.status === 'running',
    selected,
    problem: problemOf(model),
  };
}

/**
 * Reports whether an account has the most unused addresses allowed: one of them must receive a
 * payment before a new one can be generated (R-ADDR-05a).
 * @example
 * const flow = createDepositAddressesFlow(client, { walletId, accountId });
 * flow.subscribe(() => {
 *   if (isGapLimit(flow.getState().problem)) console.log('Use one of the unused addresses.');
 * });
 */
export function isGapLimit(problem: AnyBillfoldError | null): boolean {
  return isErrorCode(problem, 'api') && problem.serverCode === 'address_gap_limit';
}

function statusOf({ source, list }: DepositAddressesModel): DepositAddressesState['status'] {
  if (source.status === 'failed' || list.status === 'failed') return 'failed';
  if (source.status === 'loading' || list.status === 'loading') return 'loading';
  return list.addresses.length === 0 ? 'empty' : 'ready';
}

function problemOf({ source, list, generation }: DepositAddressesModel): AnyBillfoldError | null {
  if (source.status === 'failed') return source.error;
  if (list.status === 'failed') return list.error;
  return generation.status === 'failed' ? generation.error : null;
}
