import { toBaseUnits } from '@billfold/core';
import { openAccountKey } from '../../account-key.ts';
import { KeyringError } from '../../keyring-error.ts';
import { payingPosition, versions } from '../bip44-account.ts';
import { holderOf } from '../key-holder.ts';
import { formatAddress, parseRecipient, toAddress } from './address.ts';
import { checkTerms } from './estimate-fee.ts';
import { planAmounts } from './plan-amounts.ts';
import { encodeValidity } from './transaction-validity.ts';
import type {
  TronTransferPlan,
  TronTransferRefusal,
  TronTransferRequest,
} from './transfer-plan.ts';
import type { TronNetwork } from './tron-network.ts';

export type TronBuildResult =
  | { readonly outcome: 'built'; readonly plan: TronTransferPlan }
  | TronTransferRefusal;

/**
 * A transfer from one address of the account.
 * @throws {KeyringError} `account_key_invalid`, `index_invalid`, `transfer_invalid`
 */
export function buildTransfer(network: TronNetwork, request: TronTransferRequest): TronBuildResult {
  const {
    recipient,
    token,
    terms,
    reference,
    createdAtMs,
    expiresAtMs,
    addressIndex = 0,
  } = request;
  const account = openAccountKey(versions, request.publicKey);
  checkTerms(network, request);
  if (encodeValidity(request) === null)
    throw new KeyringError('transfer_invalid', 'No transaction of this network is valid then.');
  const { publicKey } = account.keyAt(payingPosition(addressIndex));
  const from = formatAddress(toAddress(network, holderOf(publicKey)));
  const isPayable = parseRecipient(network, recipient) !== null;
  if (!isPayable || (token === null && recipient === from)) return { outcome: 'recipient_invalid' };
  const amounts = planAmounts(request);
  if (amounts.outcome !== 'planned') return amounts;
  const { sent, fee, networkFee } = amounts;
  const covered = token?.covered;
  const plan: TronTransferPlan = {
    family: 'tron',
    network: network.network,
    chain: network.chain,
    account: account.account,
    addressIndex,
    from,
    to: recipient,
    value: token === null ? sent : toBaseUnits(0n),
    token: token && {
      contract: token.contract,
      value: sent,
      feeLimit: token.feeLimit,
      ...(covered !== undefined && { covered }),
    },
    terms,
    fee,
    networkFee,
    reference,
    createdAtMs,
    expiresAtMs,
  };
  return { outcome: 'built', plan };
}
