import { openAccountKey } from '../../account-key.ts';
import { KeyringError } from '../../keyring-error.ts';
import { payingPosition, versions } from '../bip44-account.ts';
import { holderOf } from '../key-holder.ts';
import { formatAddress, parseAddress, parseRecipient } from './address.ts';
import type { EvmNetwork } from './evm-network.ts';
import { toExactOffer } from './fee-offer.ts';
import { planAmounts } from './plan-amounts.ts';
import { checkNumbers } from './transaction-numbers.ts';
import type { EvmTransferPlan, EvmTransferRefusal, EvmTransferRequest } from './transfer-plan.ts';

export type EvmBuildResult =
  | { readonly outcome: 'built'; readonly plan: EvmTransferPlan }
  | EvmTransferRefusal;

/**
 * A transfer from one address of the account. A token is not sent to its own contract, which
 * could never send it back. For `max` of the native asset an EIP-1559 offer gives its highest
 * price away whole (priority fee = highest fee), as what the base fee left would come back to an
 * account that was to be empty: the fee is then exact, and nothing stays behind where the transfer
 * uses its whole gas limit, as one of 21,000 to an address without code does.
 * @throws {KeyringError} `account_key_invalid`, `index_invalid`, `transfer_invalid`
 */
export function buildTransfer(network: EvmNetwork, request: EvmTransferRequest): EvmBuildResult {
  const { recipient, amount, token, offer, gasLimit, nonce, addressIndex = 0 } = request;
  const account = openAccountKey(versions, request.publicKey);
  checkNumbers(network, request);
  const to = parseRecipient(recipient);
  const contract = token === null ? null : readContract(token.contract);
  if (to === null || formatAddress(to) === contract) return { outcome: 'recipient_invalid' };
  const amounts = planAmounts(request);
  if (amounts.outcome !== 'planned') return amounts;
  const plan: EvmTransferPlan = {
    family: 'evm',
    network: network.network,
    chain: network.chain,
    account: account.account,
    addressIndex,
    from: formatAddress(holderOf(account.keyAt(payingPosition(addressIndex)).publicKey)),
    to: formatAddress(to),
    token: contract,
    nonce,
    value: amounts.sent,
    offer: amount === 'max' && contract === null ? toExactOffer(offer) : offer,
    gasLimit,
    fee: amounts.fee,
  };
  return { outcome: 'built', plan };
}

function readContract(text: string): string {
  const contract = parseAddress(text);
  if (contract === null) throw new KeyringError('transfer_invalid', 'The token has no address.');
  return formatAddress(contract);
}
