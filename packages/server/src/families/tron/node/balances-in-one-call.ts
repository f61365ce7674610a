import {
  balanceReader,
  encodeWanted,
  readWords,
  type WantedUnits,
} from '../../../chains/balance-reader.ts';
import { ChainUnavailableError } from '../../../chains/chain.ts';
import { constantResult } from './node-answers.ts';
import type { TronNode } from './tron-node.ts';

/** Balances after the head of a node, with what the node tells of that block from within. */
export interface ToldBalances {
  readonly height: number;
  readonly parentHash: string;
  /** Seconds since 1970. */
  readonly time: number;
  /** In the order in which they were asked for. */
  readonly units: readonly bigint[];
}

/**
 * Loads balances by one `triggerconstantcontract` without a contract, which runs code as if it deployed one. Null where
 * the node does not run it, or where a token fails: ask for each balance by itself then.
 * @see java-tron, Wallet.java, `triggerConstantContract`
 */
export async function loadBalancesInOneCall(
  node: TronNode,
  wanted: readonly WantedUnits[],
): Promise<ToldBalances | null> {
  const answer = await node
    .ask({
      method: 'triggerconstantcontract',
      body: { owner_address: nobody, data: `${headAndBalances}${encodeWanted(wanted)}` },
      schema: constantResult(),
    })
    .catch(unlessUnavailable);
  const { result, constant_result: [text = ''] = [] } = answer ?? { result: {} };
  if (result.result !== true || result.message !== undefined) return null;
  const words = readWords(text, wanted.length + ofHead.length);
  if (words === null) return null;
  const [height = 0n, parent = 0n, time = 0n, ...units] = words;
  const parentHash = parent.toString(16).padStart(64, '0');
  return { height: Number(height), parentHash, time: Number(time), units };
}

/** Code for the height of the head, the hash of the block below, and the time of the head. */
const ofHead = ['43', '6001430340', '42'];

/** The answer begins with a height, and so not with the byte 0xef, which no code of a contract may begin with. */
export const headAndBalances = balanceReader(ofHead);

const nobody = `41${'00'.repeat(20)}`;

/** A node that is away does not answer the calls that follow either. */
function unlessUnavailable(error: unknown): null {
  if (error instanceof ChainUnavailableError) return null;
  throw error;
}
