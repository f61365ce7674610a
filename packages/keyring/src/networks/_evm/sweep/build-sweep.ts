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
  type EvmReleasePlan,
  type EvmSweepPlan,
  mostSwept,
  type SweptPurse,
} from './sweep-plan.ts';

interface SetCodeRequest {
  /** `AccountPublic.publicKey` of the account. */
  readonly publicKey: string;
  /** Transaction count of its first address, which pays. */
  readonly nonce: bigint;
  /** Native balance of its first address less earlier unmined transfers, in wei. */
  readonly balance: BaseUnits;
  readonly offer: EvmFeeOffer;
  readonly gasLimit: bigint;
}

export interface EvmSweepRequest extends SetCodeRequest {
  /** Contract of the token; null sweeps the native asset. */
  readonly token: string | null;
  readonly purses: readonly Omit<SweptPurse, 'address'>[];
}

export interface EvmReleaseRequest extends SetCodeRequest {
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

function open(
  network: EvmNetwork,
  request: SetCodeRequest & { readonly purses: readonly { readonly addressIndex: number }[] },
) {
  checkNumbers(network, request);
  const { publicKey, nonce, offer, gasLimit, purses } = request;
  const account = openAccountKey(versions, publicKey);
  const indexes = new Set(purses.map(({ addressIndex }) => addressIndex));
  if (indexes.size !== purses.length || indexes.has(0) || purses.length === 0)
    throw new KeyringError('transfer_invalid', 'A purse is named twice, or pays itself.');
  if (purses.length > mostSwept)
    throw new KeyringError('transfer_invalid', 'One transaction does not take so many purses.');
  const addressOf = (addressIndex: number) =>
    formatAddress(holderOf(account.keyAt(payingPosition(addressIndex)).publicKey));
  const shared = {
    ...{ family: 'evm' as const, network: network.network, chain: network.chain },
    ...{ account: account.account, from: addressOf(0), nonce, offer, gasLimit },
    fee: maximumFee(request),
  };
  return { shared, addressOf };
}

function affordable<Plan extends EvmSweepPlan | EvmReleasePlan>(
  { balance }: SetCodeRequest,
  plan: Plan,
): EvmSweepBuildResult<Plan> {
  return plan.fee > balance
    ? { outcome: 'insufficient_native', required: plan.fee }
    : { outcome: 'built', plan };
}
