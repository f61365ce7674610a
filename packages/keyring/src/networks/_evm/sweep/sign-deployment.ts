import { hex } from '@scure/base';
import { KeyringError } from '../../../keyring-error.ts';
import type { SignedTransfer } from '../../../signed-transfer.ts';
import { withPayingKey } from '../../bip44-account.ts';
import { holderOf } from '../../key-holder.ts';
import { formatAddress, parseAddress } from '../address.ts';
import type { DecodedEvmTransfer } from '../decode.ts';
import type { UnsignedTransaction } from '../encode-transaction.ts';
import type { EvmNetwork } from '../evm-network.ts';
import { maximumFee } from '../fee-offer.ts';
import { signTransaction } from '../sign-transaction.ts';
import { isPossible } from '../transaction-numbers.ts';
import { verifyTransfer } from '../verify.ts';
import { toPrices } from './set-code-transaction.ts';
import type { EvmDeploymentPlan } from './sweep-plan.ts';
import { getSweeper } from './sweeper.ts';

/**
 * Signs the deployment of the sweeper of the account's first address with the key of that address. What is deployed
 * follows from that address alone. Keys made on the way are zeroed; `seed` stays the caller's. The result is read back
 * and compared with the plan.
 * @throws {KeyringError} `plan_mismatch`, `signature_refused`
 */
export function signDeployment(
  network: EvmNetwork,
  seed: Uint8Array,
  plan: EvmDeploymentPlan,
): SignedTransfer {
  const transaction = toTransaction(network, plan);
  const payer = { coinType: network.coinType, account: plan.account, addressIndex: 0 };
  const raw = withPayingKey(seed, payer, ({ publicKey, privateKey }) => {
    if (formatAddress(holderOf(publicKey)) !== plan.from)
      throw mismatch('The plan pays from other keys.');
    return signTransaction(transaction, privateKey);
  });
  const verification = verifyTransfer(network, raw);
  if (verification.outcome === 'refused')
    throw new KeyringError('signature_refused', `Refused after signing: ${verification.fault}.`);
  const { transfer } = verification;
  if (!isAsPlanned(transfer, plan, transaction))
    throw new KeyringError('signature_refused', 'What was signed is not what was planned.');
  return { raw, hash: transfer.hash };
}

function toTransaction(network: EvmNetwork, plan: EvmDeploymentPlan): UnsignedTransaction {
  if (plan.network !== network.network || plan.chain !== network.chain)
    throw mismatch('The plan is for another chain.');
  if (!isPossible(network, plan)) throw mismatch('No transaction has the numbers of the plan.');
  if (plan.fee !== maximumFee(plan)) throw mismatch('The fee is not what the offer comes to.');
  const from = parseAddress(plan.from);
  if (from === null) throw mismatch('The plan names no address.');
  const { nonce, gasLimit, offer } = plan;
  const { to, data } = getSweeper(from).deployment;
  return { chainId: network.chainId, nonce, gasLimit, offer, to, data, value: 0n };
}

function isAsPlanned(
  transfer: DecodedEvmTransfer,
  plan: EvmDeploymentPlan,
  { to, data }: UnsignedTransaction,
): boolean {
  const [signed, planned] = [toPrices(transfer.offer), toPrices(plan.offer)];
  return (
    transfer.from === plan.from &&
    transfer.to === formatAddress(to) &&
    transfer.value === 0n &&
    transfer.data === hex.encode(data) &&
    transfer.nonce === plan.nonce &&
    transfer.gasLimit === plan.gasLimit &&
    signed.maxFeePerGas === planned.maxFeePerGas &&
    signed.maxPriorityFeePerGas === planned.maxPriorityFeePerGas
  );
}

function mismatch(message: string): KeyringError {
  return new KeyringError('plan_mismatch', message);
}
