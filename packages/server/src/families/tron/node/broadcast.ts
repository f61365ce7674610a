import type { TronKeyring } from '@billfold/keyring';
import {
  type BroadcastResult,
  ChainFaultError,
  ChainUnavailableError,
} from '../../../chains/chain.ts';
import { sendResult } from './node-answers.ts';
import type { TronNode } from './tron-node.ts';

export interface Broadcast {
  readonly node: TronNode;
  readonly keyring: TronKeyring;
}

/** Sends `raw`, unless no node may take it. */
export async function broadcast(
  { node, keyring }: Broadcast,
  raw: Uint8Array,
): Promise<BroadcastResult> {
  const verification = keyring.verifyTransfer(raw);
  if (verification.outcome === 'refused')
    return { outcome: 'rejected', reason: verification.fault, permanent: true };
  const { transfer } = verification;
  const body = { transaction: Buffer.from(raw).toString('hex') };
  const answer = await node.ask({ method: 'broadcasthex', body, schema: sendResult() });
  const { result, code = '', message = '', txid } = answer;
  if (txid !== undefined && txid !== transfer.hash)
    throw new ChainFaultError('The node names another hash than ours.');
  if (result === true) return { outcome: 'accepted' };
  if (code === 'DUP_TRANSACTION_ERROR') return { outcome: 'already-known' };
  if (code === '' || busy.has(code))
    throw new ChainUnavailableError(`The node does not send now: ${code}.`);
  const reason = `${code}: ${readable(message)}`;
  return { outcome: 'rejected', reason, permanent: false };
}

/**
 * Response codes about the node, not about the transaction.
 * @see java-tron, api.proto, `response_code`
 */
const busy: ReadonlySet<string> = new Set([
  'SERVER_BUSY',
  'NO_CONNECTION',
  'NOT_ENOUGH_EFFECTIVE_CONNECTION',
  'BLOCK_UNSOLIDIFIED',
]);

/** Decodes the message of a node, which some write in hexadecimal. */
function readable(message: string): string {
  const isHex = /^(?:[\da-f]{2})+$/i.test(message);
  return isHex ? Buffer.from(message, 'hex').toString() : message;
}
