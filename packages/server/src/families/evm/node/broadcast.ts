import type { ChainName } from '@billfold/core';
import { KeyringError } from '@billfold/keyring';
import { type BroadcastResult, ChainFaultError } from '../../../chains/chain.ts';
import { type JsonRpc, JsonRpcError } from '../../../chains/json-rpc.ts';
import type { ServedNetwork } from '../../../chains/served-networks.ts';
import { evmKeyringOf, evmSweepsOf } from '../evm-keyring.ts';
import { isSweep } from '../sweep/is-sweep.ts';
import { hashAnswer } from './node-answers.ts';

export interface Broadcast {
  readonly rpc: JsonRpc;
  readonly network: ServedNetwork;
  readonly chain: ChainName;
  /** Returns whether the node knows the transaction, in the mempool or mined. */
  readonly isKnown: (hash: string) => Promise<boolean>;
}

/**
 * Sends `raw`. What no node of this chain may take is not sent: some answer a hash for a transaction
 * of another chain and never mine it.
 */
export async function broadcast(
  { rpc, isKnown, ...on }: Broadcast,
  raw: Uint8Array,
): Promise<BroadcastResult> {
  const verified = verify(on, raw);
  if ('fault' in verified) return { outcome: 'rejected', reason: verified.fault, permanent: true };
  const { hash } = verified;
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

type Verified = { readonly hash: string } | { readonly fault: string };

/** Verifies a transfer, or a sweep of addresses by its own rules. */
function verify(on: Pick<Broadcast, 'network' | 'chain'>, raw: Uint8Array): Verified {
  try {
    if (isSweep(raw)) {
      const verification = evmSweepsOf(on).verifySweep(raw);
      return verification.outcome === 'valid' ? verification.sweep : verification;
    }
    const verification = evmKeyringOf(on).verifyTransfer(raw);
    return verification.outcome === 'valid' ? verification.transfer : verification;
  } catch (error) {
    if (error instanceof KeyringError) return { fault: error.code };
    throw error;
  }
}
