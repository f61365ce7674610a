import { type EvmKeyring, KeyringError } from '@billfold/keyring';
import { type BroadcastResult, ChainFaultError } from '../../../chains/chain.ts';
import { type JsonRpc, JsonRpcError } from '../../../chains/json-rpc.ts';
import { hashAnswer } from './node-answers.ts';

export interface Broadcast {
  readonly rpc: JsonRpc;
  readonly keyring: EvmKeyring;
  /** Returns whether the node knows the transaction, in the mempool or mined. */
  readonly isKnown: (hash: string) => Promise<boolean>;
}

/**
 * Sends `raw`. What no node of this chain may take is not sent: some answer a hash for a transaction
 * of another chain and never mine it.
 */
export async function broadcast(
  { rpc, keyring, isKnown }: Broadcast,
  raw: Uint8Array,
): Promise<BroadcastResult> {
  const refusal = refuseAtOnce(keyring, raw);
  if (refusal !== null) return { outcome: 'rejected', reason: refusal, permanent: true };
  const { hash } = keyring.decodeTransfer(raw);
  try {
    const params = [`0x${Buffer.from(raw).toString('hex')}`];
    const named = await rpc.call({
      method: 'eth_sendRawTransaction',
      params,
      schema: hashAnswer(),
    });
    if (named !== hash) throw new ChainFaultError('The node names another hash than ours.');
    return { outcome: 'accepted' };
  } catch (error) {
    if (!(error instanceof JsonRpcError)) throw error;
    // Some nodes say "nonce too low" of what they have mined.
    if (await isKnown(hash)) return { outcome: 'already-known' };
    return { outcome: 'rejected', reason: error.message, permanent: false };
  }
}

function refuseAtOnce(keyring: EvmKeyring, raw: Uint8Array): string | null {
  try {
    const verification = keyring.verifyTransfer(raw);
    return verification.outcome === 'valid' ? null : verification.fault;
  } catch (error) {
    if (error instanceof KeyringError) return error.code;
    throw error;
  }
}
