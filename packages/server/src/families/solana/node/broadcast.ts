import type { DecodedSolanaTransfer, SolanaKeyring } from '@billfold/keyring';
import {
  type BroadcastResult,
  ChainFaultError,
  ChainUnavailableError,
} from '../../../chains/chain.ts';
import { type JsonRpc, JsonRpcError } from '../../../chains/json-rpc.ts';
import { commitment } from './commitment.ts';
import { hashAnswer } from './node-answers.ts';

export interface Broadcast {
  readonly rpc: JsonRpc;
  readonly keyring: SolanaKeyring;
  /** Returns whether the transaction is mined, or was broadcast here before. */
  readonly isKnown: (hash: string) => Promise<boolean>;
  /** Told of what the node took. */
  readonly onSent: (transfer: DecodedSolanaTransfer) => Promise<void>;
}

/** Sends `raw`, which the node tries on its newest state first. What waits is sent again without harm. */
export async function broadcast(
  { rpc, keyring, isKnown, onSent }: Broadcast,
  raw: Uint8Array,
): Promise<BroadcastResult> {
  const verification = keyring.verifyTransfer(raw);
  if (verification.outcome === 'refused')
    return { outcome: 'rejected', reason: verification.fault, permanent: true };
  const { transfer } = verification;
  try {
    const named = await send(rpc, raw);
    if (named !== transfer.hash)
      throw new ChainFaultError('The node names another hash than ours.');
  } catch (error) {
    if (!(error instanceof JsonRpcError)) throw error;
    if (await isKnown(transfer.hash)) return { outcome: 'already-known' };
    return toRefusal(error);
  }
  if (await isKnown(transfer.hash)) return { outcome: 'already-known' };
  await onSent(transfer);
  return { outcome: 'accepted' };
}

function send(rpc: JsonRpc, raw: Uint8Array): Promise<string> {
  const options = { encoding: 'base64', preflightCommitment: commitment };
  const params = [Buffer.from(raw).toString('base64'), options];
  return rpc.call({ method: 'sendTransaction', params, schema: hashAnswer() });
}

function toRefusal({ code, message }: JsonRpcError): BroadcastResult {
  if (!refusals.has(code)) throw new ChainUnavailableError(`The node does not send now: ${code}.`);
  return { outcome: 'rejected', reason: message, permanent: isPermanent(message) };
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

/**
 * Returns whether a rejection is final: neither time nor funds change it. Any other may pass later.
 */
function isPermanent(message: string): boolean {
  return /blockhash not found|signature verification|deserialize|sanitize|too large|loaded twice|duplicate instruction|program that does not exist|version is unsupported/i.test(
    message,
  );
}
