import { checkIndex } from '../../bip32-node.ts';
import { KeyringError } from '../../keyring-error.ts';
import { formatAddress, parseAddress, parseRecipient } from './address.ts';
import { planAmounts } from './plan-amounts.ts';
import { checkPublicKey } from './public-key.ts';
import type { TonNetwork } from './ton-network.ts';
import { checkNumbers } from './transfer-numbers.ts';
import type {
  TonToken,
  TonTransferPlan,
  TonTransferRefusal,
  TonTransferRequest,
} from './transfer-plan.ts';
import { walletAddress } from './wallet-contract.ts';

export type TonBuildResult =
  | { readonly outcome: 'built'; readonly plan: TonTransferPlan }
  | TonTransferRefusal;

/**
 * A transfer of TON or of a jetton from the wallet of an account. Everything is sent by the wallet's
 * own count: exact, and nothing stays behind, rent that nobody has asked for yet among it.
 * @throws {KeyringError} `account_key_invalid`, `index_invalid`, `transfer_invalid`
 */
export function buildTransfer(network: TonNetwork, request: TonTransferRequest): TonBuildResult {
  const { recipient, seqno, validUntil, isBounceable, memo, amount } = request;
  const wallet = walletAddress(network, checkPublicKey(request.publicKey));
  const account = checkIndex(request.account);
  const token = request.token && checkToken(network, request.token);
  const amounts = [amount === 'max' ? 0n : amount, token?.attached ?? 0n];
  checkNumbers(network, { seqno, validUntil, memo, amounts });
  const to = parseRecipient(recipient, network);
  if (to === null) return { outcome: 'recipient_invalid' };
  const planned = planAmounts(request, to);
  if (planned.outcome !== 'planned') return planned;
  const plan: TonTransferPlan = {
    family: 'ton',
    network: network.network,
    chain: network.chain,
    account,
    from: formatAddress(wallet, network),
    to: formatAddress(to, network),
    value: planned.sent,
    isEverything: amount === 'max' && token === null,
    seqno,
    validUntil,
    isBounceable,
    memo,
    token,
    fee: planned.fee,
  };
  return { outcome: 'built', plan };
}

function checkToken(network: TonNetwork, { wallet, attached }: TonToken): TonToken {
  const address = parseAddress(wallet, network);
  if (address === null)
    throw new KeyringError('transfer_invalid', 'The jetton wallet is no address.');
  return { wallet: formatAddress(address, network), attached };
}
