import { KeyringError } from '../../../keyring-error.ts';
import type { SignedTransfer } from '../../../signed-transfer.ts';
import { type WithKey, withPayingKeys } from '../../bip44-account.ts';
import { holderOf } from '../../key-holder.ts';
import { formatAddress, parseAddress } from '../address.ts';
import type { EvmNetwork } from '../evm-network.ts';
import { maximumFee } from '../fee-offer.ts';
import { isPossible } from '../transaction-numbers.ts';
import {
  type SetCodeTransaction,
  signAuthorization,
  signSetCode,
  toPrices,
} from './set-code-transaction.ts';
import { encodeSweepCall } from './sweep-call.ts';
import type { EvmReleasePlan, EvmSweepPlan } from './sweep-plan.ts';
import { getSweeper } from './sweeper.ts';
import { type DecodedEvmSweep, noDelegate, verifySweep } from './verify-sweep.ts';

/**
 * Signs a sweep or a release: each purse the authorization for this chain and the sweeper of the account's first
 * address, and that address the transaction. Keys made on the way are zeroed; `seed` stays the caller's. The result is
 * read back and compared with the plan by code that shares nothing with the signing.
 * @throws {KeyringError} `plan_mismatch`, `signature_refused`, `index_invalid`
 */
export function signSweep(
  network: EvmNetwork,
  seed: Uint8Array,
  plan: EvmSweepPlan | EvmReleasePlan,
): SignedTransfer {
  requireSound(network, plan);
  const account = { coinType: network.coinType, account: plan.account };
  const raw = withPayingKeys(seed, account, (withKey) => signParts(network, plan, withKey));
  const verification = verifySweep(network, raw);
  if (verification.outcome === 'refused')
    throw new KeyringError('signature_refused', `Refused after signing: ${verification.fault}.`);
  const { sweep } = verification;
  if (!isAsPlanned(sweep, plan))
    throw new KeyringError('signature_refused', 'What was signed is not what was planned.');
  return { raw, hash: sweep.hash };
}

function requireSound(network: EvmNetwork, plan: EvmSweepPlan | EvmReleasePlan): void {
  if (plan.network !== network.network || plan.chain !== network.chain)
    throw mismatch('The plan is for another chain.');
  if (!isPossible(network, plan)) throw mismatch('No transaction has the numbers of the plan.');
  if (plan.fee !== maximumFee(plan)) throw mismatch('The fee is not what the offer comes to.');
}

function signParts(
  { chainId }: EvmNetwork,
  plan: EvmSweepPlan | EvmReleasePlan,
  withKey: WithKey,
): Uint8Array {
  const { nonce, gasLimit, offer } = plan;
  const from = addressOf(plan.from);
  const sweeper = getSweeper(from).address;
  const delegate = plan.kind === 'sweep' ? sweeper : noDelegate;
  const authorizations = plan.purses.map(({ addressIndex, address, nonce: count }) =>
    withKey(addressIndex, ({ publicKey, privateKey }) => {
      if (formatAddress(holderOf(publicKey)) !== address)
        throw mismatch('A purse has another key.');
      return signAuthorization({ chainId, delegate, nonce: count }, privateKey);
    }),
  );
  const transaction: SetCodeTransaction = {
    ...{ chainId, nonce, gasLimit, offer, authorizations, value: 0n },
    ...(plan.kind === 'sweep'
      ? { to: sweeper, data: toCall(plan) }
      : { to: from, data: new Uint8Array() }),
  };
  return withKey(0, ({ publicKey, privateKey }) => {
    if (formatAddress(holderOf(publicKey)) !== plan.from)
      throw mismatch('The plan pays from other keys.');
    return signSetCode(transaction, privateKey);
  });
}

function toCall({ token, purses }: EvmSweepPlan): Uint8Array {
  return encodeSweepCall({
    token: token === null ? noDelegate : addressOf(token),
    moves: purses.map(({ address, units }) => ({ purse: addressOf(address), units })),
  });
}

function addressOf(text: string): Uint8Array {
  const address = parseAddress(text);
  if (address === null || formatAddress(address) !== text)
    throw mismatch('The plan names no address.');
  return address;
}

function isAsPlanned(sweep: DecodedEvmSweep, plan: EvmSweepPlan | EvmReleasePlan): boolean {
  const { maxFeePerGas, maxPriorityFeePerGas } = toPrices(plan.offer);
  return (
    sweep.kind === plan.kind &&
    sweep.from === plan.from &&
    sweep.nonce === plan.nonce &&
    sweep.gasLimit === plan.gasLimit &&
    sweep.offer.maxFeePerGas === maxFeePerGas &&
    sweep.offer.maxPriorityFeePerGas === maxPriorityFeePerGas &&
    sweep.token === (plan.kind === 'sweep' ? plan.token : null) &&
    isSameList(sweep.moves, plan.kind === 'sweep' ? plan.purses : []) &&
    isSameList(sweep.authorizations, plan.purses)
  );
}

interface Listed {
  readonly address: string;
  readonly units?: bigint;
  readonly nonce?: bigint;
}

/** Compares what a signed list has with the plan. */
function isSameList(signed: readonly Listed[], planned: readonly Listed[]): boolean {
  return (
    signed.length === planned.length &&
    signed.every((each, at) => {
      const other = planned[at];
      return (
        each.address === other?.address &&
        (each.units === undefined || each.units === other.units) &&
        (each.nonce === undefined || each.nonce === other.nonce)
      );
    })
  );
}

function mismatch(message: string): KeyringError {
  return new KeyringError('plan_mismatch', message);
}
