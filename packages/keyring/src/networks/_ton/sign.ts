import { ed25519 } from '@noble/curves/ed25519.js';
import { hex } from '@scure/base';
import { KeyringError } from '../../keyring-error.ts';
import type { SignedTransfer } from '../../signed-transfer.ts';
import { withEd25519Key } from '../../slip10-key.ts';
import { accountPath } from './account-path.ts';
import { formatAddress, parseAddress, parseRecipient } from './address.ts';
import { encodeBagOfCells } from './bag-of-cells.ts';
import { type Draft, draftExternal, draftRequest } from './draft.ts';
import { isAsPlanned } from './is-as-planned.ts';
import type { TonNetwork } from './ton-network.ts';
import { isPossible } from './transfer-numbers.ts';
import type { TonTransferPlan } from './transfer-plan.ts';
import { verifyTransfer } from './verify.ts';
import { walletAddress, walletInit } from './wallet-contract.ts';

/**
 * Signs `plan` with the key of `seed` that pays, for wallets of one chain alone where that has a
 * wallet id of its own. The first send of a wallet brings the wallet along. Keys made on the way are
 * zeroed; `seed` stays the caller's. The result is read back and checked against the plan by code
 * that shares nothing with the writing of it.
 *
 * The hash is that of the message in its normal form (TEP-467), by which explorers find it: the
 * network gives its transactions hashes of their own, which nobody knows before.
 * @throws {KeyringError} `plan_mismatch`, `signature_refused`, `index_invalid`
 */
export function signTransfer(
  network: TonNetwork,
  seed: Uint8Array,
  plan: TonTransferPlan,
): SignedTransfer {
  const draft = toDraft(network, plan);
  const { walletId } = network;
  const request = draftRequest(draft, { ...plan, walletId });
  const path = accountPath(network, plan.account);
  const { publicKey, signature } = withEd25519Key(seed, path, (key) => {
    const owner = ed25519.getPublicKey(key);
    if (formatAddress(walletAddress(network, owner), network) !== plan.from)
      throw mismatch('The plan pays from other keys.');
    return { publicKey: owner, signature: ed25519.sign(request.hash, key) };
  });
  const init = plan.seqno === 0n ? walletInit(publicKey, walletId) : null;
  const external = draftExternal({ wallet: draft.from, init, request, signature });
  const raw = encodeBagOfCells(external);
  const verification = verifyTransfer(network, raw, hex.encode(publicKey));
  if (verification.outcome === 'refused')
    throw new KeyringError('signature_refused', `Refused after signing: ${verification.fault}.`);
  const { transfer } = verification;
  if (!isAsPlanned(transfer, plan))
    throw new KeyringError('signature_refused', 'What was signed is not what was planned.');
  return { raw, hash: transfer.hash };
}

function toDraft(network: TonNetwork, plan: TonTransferPlan): Draft {
  const { value, token, isEverything, isBounceable, memo, fee } = plan;
  if (plan.network !== network.network || plan.chain !== network.chain)
    throw mismatch('The plan is for another chain.');
  if (!isPossible(network, { ...plan, amounts: [value, token?.attached ?? 0n] }))
    throw mismatch('No transfer is like the plan.');
  const from = parseAddress(plan.from, network);
  const to = parseRecipient(plan.to, network);
  const wallet = token && parseAddress(token.wallet, network);
  if (from === null || to === null || (token !== null && wallet === null))
    throw mismatch('The plan pays no address.');
  if ((isEverything && token !== null) || fee < (token?.attached ?? 0n))
    throw mismatch('The plan contradicts itself.');
  return {
    from,
    to,
    value,
    isEverything,
    isBounceable,
    memo,
    token: token && wallet && { wallet, attached: token.attached },
  };
}

function mismatch(message: string): KeyringError {
  return new KeyringError('plan_mismatch', message);
}
