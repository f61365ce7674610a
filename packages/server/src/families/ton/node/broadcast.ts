import { KeyringError, type TonKeyring } from '@billfold/keyring';
import {
  type BroadcastResult,
  ChainFaultError,
  ChainUnavailableError,
} from '../../../chains/chain.ts';
import { loadHeight } from './find-transactions.ts';
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
  const hash = tryHash(keyring, raw);
  if (hash === null)
    return { outcome: 'rejected', reason: 'transaction_malformed', permanent: true };
  try {
    const body = { boc: Buffer.from(raw).toString('base64') };
    const path = '/api/v2/sendBocReturnHash';
    const { hash_norm } = await node.ask({ path, body, schema: sentMessage() });
    if (hash_norm != null && hash_norm !== hash)
      throw new ChainFaultError('The node names another hash than ours.');
  } catch (error) {
    if (!(error instanceof TonRefusal)) throw error;
    const reason = readRefusal(error.message);
    if ((await loadHeight(node, hash)) !== null) return { outcome: 'already-known' };
    return { outcome: 'rejected', reason, permanent: false };
  }
  return { outcome: (await isKnown(hash)) ? 'already-known' : 'accepted' };
}

function tryHash(keyring: TonKeyring, raw: Uint8Array): string | null {
  try {
    return keyring.decodeTransfer(raw).hash;
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
