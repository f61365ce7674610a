import { KeyringError, type UtxoKeyring } from '@billfold/keyring';
import {
  type BroadcastResult,
  ChainFaultError,
  ChainUnavailableError,
} from '../../../chains/chain.ts';
import { type JsonRpc, JsonRpcError } from '../../../chains/json-rpc.ts';
import { hash as hashAnswer } from './node-answers.ts';
import { rpcErrors } from './rpc-errors.ts';

export interface Broadcast {
  readonly rpc: JsonRpc;
  readonly keyring: UtxoKeyring;
  /** Returns whether the node knows the transaction, in the mempool or mined. */
  readonly isKnown: (hash: string) => Promise<boolean>;
}

/** Sends `raw`, unless the node has it: nodes take what waits in their mempool a second time. */
export async function broadcast(
  { rpc, keyring, isKnown }: Broadcast,
  raw: Uint8Array,
): Promise<BroadcastResult> {
  const transfer = tryDecode(keyring, raw);
  if (transfer === null)
    return { outcome: 'rejected', reason: 'TX decode failed', permanent: true };
  const { hash } = transfer;
  if (await isKnown(hash)) return { outcome: 'already-known' };
  try {
    const params = [Buffer.from(raw).toString('hex')];
    const named = await rpc.call({ method: 'sendrawtransaction', params, schema: hashAnswer() });
    if (named !== hash) throw new ChainFaultError('The node names another hash than ours.');
    return { outcome: 'accepted' };
  } catch (error) {
    if (!(error instanceof JsonRpcError)) throw error;
    const { code, message: reason } = error;
    if (code === rpcErrors.alreadyInChain) return { outcome: 'already-known' };
    if (!refusals.has(code))
      throw new ChainUnavailableError(`The node does not send now: ${code}.`);
    // A node judges by its own mempool and settings: the books end a send, by a block that spends its inputs.
    return { outcome: 'rejected', reason, permanent: false };
  }
}

/** Error codes about the transaction, not about the node. */
const refusals: ReadonlySet<number> = new Set([
  rpcErrors.undecodable,
  rpcErrors.transactionError,
  rpcErrors.transactionRejected,
]);

function tryDecode(keyring: UtxoKeyring, raw: Uint8Array) {
  try {
    return keyring.decodeTransfer(raw);
  } catch (error) {
    if (error instanceof KeyringError) return null;
    throw error;
  }
}
