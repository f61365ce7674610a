import { type DecodedTonTransfer, KeyringError, type TonKeyring } from '@billfold/keyring';
import {
  type BroadcastResult,
  ChainFaultError,
  ChainUnavailableError,
} from '../../../chains/chain.ts';
import { loadAccount } from './load-account.ts';
import { loadHead } from './load-block.ts';
import { sentMessage } from './node-answers.ts';
import { type TonNode, TonRefusal } from './ton-node.ts';

export interface Broadcast {
  readonly node: TonNode;
  readonly keyring: TonKeyring;
  /** Returns whether the transaction is mined, or was broadcast here before. */
  readonly isKnown: (hash: string) => Promise<boolean>;
  /** Told of what the node took. */
  readonly onSent: (transfer: DecodedTonTransfer) => Promise<void>;
}

/** Sends `raw`, which a node tries on the wallet first. What waits is sent again without harm. */
export async function broadcast(
  { node, keyring, isKnown, onSent }: Broadcast,
  raw: Uint8Array,
): Promise<BroadcastResult> {
  const transfer = tryDecode(keyring, raw);
  if (transfer === null)
    return { outcome: 'rejected', reason: 'transaction_malformed', permanent: true };
  const { hash } = transfer;
  try {
    const body = { boc: Buffer.from(raw).toString('base64') };
    const path = '/api/v2/sendBocReturnHash';
    const { hash_norm } = await node.ask({ path, body, schema: sentMessage() });
    if (hash_norm != null && hash_norm !== hash)
      throw new ChainFaultError('The node names another hash than ours.');
  } catch (error) {
    if (!(error instanceof TonRefusal)) throw error;
    if (await isKnown(hash)) return { outcome: 'already-known' };
    return toRefusal(node, transfer, error.message);
  }
  if (await isKnown(hash)) return { outcome: 'already-known' };
  await onSent(transfer);
  return { outcome: 'accepted' };
}

function tryDecode(keyring: TonKeyring, raw: Uint8Array): DecodedTonTransfer | null {
  try {
    return keyring.decodeTransfer(raw);
  } catch (error) {
    if (error instanceof KeyringError) return null;
    throw error;
  }
}

/** Maps the rejection of a node by the exit code of the wallet contract in it. */
async function toRefusal(
  node: TonNode,
  transfer: DecodedTonTransfer,
  said: string,
): Promise<BroadcastResult> {
  const [, code] = /exitcode=(-?\d+)/.exec(said) ?? [];
  if (code !== undefined) {
    const permanent = await isPermanent(node, transfer, Number(code));
    return { outcome: 'rejected', reason: `${notApplied}${rejected}: exitcode=${code}`, permanent };
  }
  if (/duplicate|too many/i.test(said) || !/external message|bag-of-cells|\bboc\b/i.test(said))
    throw new ChainUnavailableError('The node does not send now.');
  const [reason = ''] = said.replace(/^LITE_SERVER_\w+: /, '').split('\n');
  return { outcome: 'rejected', reason, permanent: /bag-of-cells|\bboc\b/i.test(reason) };
}

const notApplied = 'cannot apply external message to current state : ';
const rejected = 'inbound external message rejected by transaction';

/** @see wallet-contract, func/wallet-v4-code.fc */
async function isPermanent(
  node: TonNode,
  { from, seqno, validUntil }: DecodedTonTransfer,
  code: number,
): Promise<boolean> {
  switch (code) {
    case 33:
      return seqno < ((await loadAccount(node, from)).nonce ?? 0n);
    case 34:
    case 35:
      return true;
    case 36:
      return validUntil * 1_000 <= (await loadHead(node)).minedAt.getTime();
    default:
      return false;
  }
}
