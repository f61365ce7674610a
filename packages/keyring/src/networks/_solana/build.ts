import { checkIndex } from '../../bip32-node.ts';
import { isOnCurve, isRecipient, parseAddress } from './address.ts';
import { checkPublicKey } from './address-deriver.ts';
import { planAmounts, planSelf } from './plan-amounts.ts';
import type { SolanaNetwork } from './solana-network.ts';
import { checkNumbers } from './transfer-numbers.ts';
import type {
  SolanaTransferPlan,
  SolanaTransferRefusal,
  SolanaTransferRequest,
} from './transfer-plan.ts';

export type SolanaBuildResult =
  | { readonly outcome: 'built'; readonly plan: SolanaTransferPlan }
  | SolanaTransferRefusal;

/**
 * A transfer of SOL or of a token. A token goes to an address on the curve alone: off it stand
 * accounts for tokens too, and what is sent to an account of such an account is lost.
 * @throws {KeyringError} `account_key_invalid`, `index_invalid`, `transfer_invalid`
 */
export function buildTransfer(
  network: SolanaNetwork,
  request: SolanaTransferRequest,
): SolanaBuildResult {
  const { recipient, blockhash, priority, memo, token, references = [] } = request;
  const from = checkPublicKey(request.publicKey);
  const account = checkIndex(request.account);
  checkNumbers(network, request);
  if (!isRecipient(recipient) || (token !== null && !hasKey(recipient)))
    return { outcome: 'recipient_invalid' };
  const amounts = recipient === from ? planSelf(request) : planAmounts(request);
  if (amounts.outcome !== 'planned') return amounts;
  const plan: SolanaTransferPlan = {
    family: 'solana',
    network: network.network,
    chain: network.chain,
    account,
    from,
    to: recipient,
    value: amounts.sent,
    blockhash,
    priority,
    memo,
    ...(references.length === 0 ? {} : { references }),
    token: token === null ? null : { mint: token.mint, decimals: token.decimals },
    fee: amounts.fee,
    networkFee: amounts.networkFee,
  };
  return { outcome: 'built', plan };
}

function hasKey(address: string): boolean {
  const bytes = parseAddress(address);
  return bytes !== null && isOnCurve(bytes);
}
