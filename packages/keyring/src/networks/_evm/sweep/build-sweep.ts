import type { BaseUnits } from '@billfold/core';
import { openAccountKey } from '../../../account-key.ts';
import { KeyringError } from '../../../keyring-error.ts';
import { payingPosition, versions } from '../../bip44-account.ts';
import { holderOf } from '../../key-holder.ts';
import { formatAddress, parseAddress } from '../address.ts';
import type { EvmNetwork } from '../evm-network.ts';
import { maximumFee } from '../fee-offer.ts';
import { checkNumbers } from '../transaction-numbers.ts';
import type { EvmFeeOffer } from '../transfer-plan.ts';
import {
  type DelegatedPurse,
  type EvmDeploymentPlan,
  type EvmReleasePlan,
  type EvmSweepPlan,
  mostSwept,
  type SweptPurse,
} from './sweep-plan.ts';

export interface EvmDeploymentRequest {
  /** `AccountPublic.publicKey` of the account. */
  readonly publicKey: string;
  /** Transaction count of its first address, which pays. */
  readonly nonce: bigint;
  /** Native balance of its first address less earlier unmined transfers, in wei. */
  readonly balance: BaseUnits;
  readonly offer: EvmFeeOffer;
  readonly gasLimit: bigint;
}

export interface EvmSweepRequest extends EvmDeploymentRequest {
  /** Contract of the token; null sweeps the native asset. */
  readonly token: string | null;
  readonly purses: readonly Omit<SweptPurse, 'address'>[];
}

export interface EvmReleaseRequest extends EvmDeploymentRequest {
  readonly purses: readonly Omit<DelegatedPurse, 'address'>[];
}

export type EvmSweepBuildResult<Plan> =
  | { readonly outcome: 'built'; readonly plan: Plan }
  | { readonly outcome: 'insufficient_native'; readonly required: BaseUnits };

/**
 * Plans one transaction that moves funds of several addresses of an account to its first one, which pays for it.
 * @throws {KeyringError} `account_key_invalid`, `index_invalid`, `transfer_invalid`
 */
export function buildSweep(
  network: EvmNetwork,
  request: EvmSweepRequest,
): EvmSweepBuildResult<EvmSweepPlan> {
  const { token, purses } = request;
  const { shared, addressOf } = open(network, request);
  if (purses.some(({ units }) => units <= 0n || units >= 2n ** 256n))
    throw new KeyringError('transfer_invalid', 'A purse has nothing to move.');
  const contract = token === null ? null : parseAddress(token);
  if (token !== null && contract === null)
    throw new KeyringError('transfer_invalid', 'The token has no address.');
  return affordable(request, {
    ...shared,
    kind: 'sweep',
    token: contract === null ? null : formatAddress(contract),
    purses: purses.map((purse) => ({ ...purse, address: addressOf(purse.addressIndex) })),
  });
}

/**
 * Plans one transaction that ends the delegation of several addresses of an account.
 * @throws {KeyringError} `account_key_invalid`, `index_invalid`, `transfer_invalid`
 */
export function buildRelease(
  network: EvmNetwork,
  request: EvmReleaseRequest,
): EvmSweepBuildResult<EvmReleasePlan> {
  const { shared, addressOf } = open(network, request);
  return affordable(request, {
    ...shared,
    kind: 'release',
    purses: request.purses.map((purse) => ({ ...purse, address: addressOf(purse.addressIndex) })),
  });
}

/**
 * Plans the transaction that deploys the sweeper of an account's first address.
 * @throws {KeyringError} `account_key_invalid`, `transfer_invalid`
 */
export function buildDeployment(
  network: EvmNetwork,
  request: EvmDeploymentRequest,
): EvmSweepBuildResult<EvmDeploymentPlan> {
  return affordable(request, { ...openAccount(network, request).shared, kind: 'deployment' });
}

function open(
  network: EvmNetwork,
  request: EvmDeploymentRequest & { readonly purses: readonly { readonly addressIndex: number }[] },
) {
  const { purses } = request;
  const indexes = new Set(purses.map(({ addressIndex }) => addressIndex));
  if (indexes.size !== purses.length || indexes.has(0) || purses.length === 0)
    throw new KeyringError('transfer_invalid', 'A purse is named twice, or pays itself.');
  if (purses.length > mostSwept)
    throw new KeyringError('transfer_invalid', 'One transaction does not take so many purses.');
  return openAccount(network, request);
}

function openAccount(network: EvmNetwork, request: EvmDeploymentRequest) {
  checkNumbers(network, request);
  const { publicKey, nonce, offer, gasLimit } = request;
  const account = openAccountKey(versions, publicKey);
  const addressOf = (addressIndex: number) =>
    formatAddress(holderOf(account.keyAt(payingPosition(addressIndex)).publicKey));
  const shared = {
    ...{ family: 'evm' as const, network: network.network, chain: network.chain },
    ...{ account: account.account, from: addressOf(0), nonce, offer, gasLimit },
    fee: maximumFee(request),
  };
  return { shared, addressOf };
}

function affordable<Plan extends EvmSweepPlan | EvmReleasePlan | EvmDeploymentPlan>(
  { balance }: EvmDeploymentRequest,
  plan: Plan,
): EvmSweepBuildResult<Plan> {
  return plan.fee > balance
    ? { outcome: 'insufficient_native', required: plan.fee }
    : { outcome: 'built', plan };
}
