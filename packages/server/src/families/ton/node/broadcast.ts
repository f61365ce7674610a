import { type DecodedTonTransfer, KeyringError, type TonKeyring } from '@billfold/keyring';
import {
  type BroadcastResult,
  ChainFaultError,
  ChainUnavailableError,
} from '../../../chains/chain.ts';
import { loadHeight } from './find-transactions.ts';
import { loadAccount } from './load-account.ts';
import { loadHead } from './load-block.ts';
import { sentMessage } from './node-answers.ts';
import { type TonNode, TonRefusal } from './ton-node.ts';

export interface Broadcast {
  readonly node: TonNode;
  readonly keyring: TonKeyring;
  /** Returns whether the transaction is mined, or was broadcast before. */
  readonly isKnown: (hash: string) => Promise<boolean>;
}

/** Sends `raw`, which a node tries on the wallet first. What waits is sent again without harm. */
export async function broadcast(
  { node, keyring, isKnown }: Broadcast,
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
    const reason = readRefusal(error.message);
    // The state first: a transaction that has changed it is then in the index that is read after it.
    const permanent = await isOver(node, transfer);
    if ((await loadHeight(node, hash)) !== null) return { outcome: 'already-known' };
    return { outcome: 'rejected', reason, permanent };
  }
  return { outcome: (await isKnown(hash)) ? 'already-known' : 'accepted' };
}

function tryDecode(keyring: TonKeyring, raw: Uint8Array): DecodedTonTransfer | null {
  try {
    return keyring.decodeTransfer(raw);
  } catch (error) {
    if (error instanceof KeyringError) return null;
    throw error;
  }
}

/**
 * Returns the reason of a refusal, with the exit code of the wallet contract if there is one.
 * @throws {ChainUnavailableError} it says nothing about the transaction
 */
function readRefusal(said: string): string {
  const [, code] = /exitcode=(-?\d+)/.exec(said) ?? [];
  if (code !== undefined) return `${notApplied}${rejected}: exitcode=${code}`;
  if (/duplicate|too many/i.test(said) || !/external message|bag-of-cells|\bboc\b/i.test(said))
    throw new ChainUnavailableError('The node does not send now.');
  const [reason = ''] = said.replace(/^LITE_SERVER_\w+: /, '').split('\n');
  return reason;
}

const notApplied = 'cannot apply external message to current state : ';
const rejected = 'inbound external message rejected by transaction';

/**
 * Returns whether the wallet contract can never accept it: its sequence number is used, or the chain is
 * past its end.
 * @see wallet-contract, func/wallet-v4-code.fc
 */
async function isOver(
  node: TonNode,
  { from, seqno, validUntil }: DecodedTonTransfer,
): Promise<boolean> {
  if (validUntil * 1_000 <= (await loadHead(node)).minedAt.getTime()) return true;
  return seqno < ((await loadAccount(node, from)).nonce ?? 0n);
}
