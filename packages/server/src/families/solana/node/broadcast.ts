import type { SolanaKeyring } from '@billfold/keyring';
import {
  type BroadcastResult,
  ChainFaultError,
  ChainUnavailableError,
} from '../../../chains/chain.ts';
import { type JsonRpc, JsonRpcError } from '../../../chains/json-rpc.ts';
import { commitment } from './commitment.ts';
import { loadStatus } from './find-transactions.ts';
import { hashAnswer } from './node-answers.ts';

export interface Broadcast {
  readonly rpc: JsonRpc;
  readonly keyring: SolanaKeyring;
  /** Returns whether the transaction is mined, or was broadcast before. */
  readonly isKnown: (hash: string) => Promise<boolean>;
}

/**
 * Sends `raw`, which the node simulates on its newest state first. A node that lags does not know the
 * block that `raw` names: it then passes the bytes on without simulating them.
 */
export async function broadcast(
  { rpc, keyring, isKnown }: Broadcast,
  raw: Uint8Array,
): Promise<BroadcastResult> {
  const verification = keyring.verifyTransfer(raw);
  if (verification.outcome === 'refused')
    return { outcome: 'rejected', reason: verification.fault, permanent: true };
  const { hash } = verification.transfer;
  const refusal = await trySend(rpc, { raw, hash, skipPreflight: false });
  if (refusal !== null && /blockhash not found/i.test(refusal))
    await trySend(rpc, { raw, hash, skipPreflight: true });
  if (refusal === null) return { outcome: (await isKnown(hash)) ? 'already-known' : 'accepted' };
  if ((await loadStatus(rpc, hash)) !== null) return { outcome: 'already-known' };
  return { outcome: 'rejected', reason: refusal, permanent: false };
}

interface Attempt {
  readonly raw: Uint8Array;
  readonly hash: string;
  readonly skipPreflight: boolean;
}

/** Returns the reason of a refusal; null if the node has passed it on. */
async function trySend(
  rpc: JsonRpc,
  { raw, hash, skipPreflight }: Attempt,
): Promise<string | null> {
  const options = { encoding: 'base64', preflightCommitment: commitment, skipPreflight };
  const params = [Buffer.from(raw).toString('base64'), options];
  try {
    const named = await rpc.call({ method: 'sendTransaction', params, schema: hashAnswer() });
    if (named !== hash) throw new ChainFaultError('The node names another hash than ours.');
    return null;
  } catch (error) {
    if (!(error instanceof JsonRpcError)) throw error;
    const { code, message } = error;
    if (!refusals.has(code))
      throw new ChainUnavailableError(`The node does not send now: ${code}.`);
    return message;
  }
}

/**
 * Error codes about the transaction, not about the node.
 * @see Agave, rpc-client-types, custom_error.rs
 */
const refusals: ReadonlySet<number> = new Set([
  /** It was tried and failed. */
  -32_002,
  /** Its signature is wrong. */
  -32_003,
  /** It is no transaction. */
  -32_602,
]);
