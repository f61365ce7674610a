import {
  type ChainName,
  type Network,
  type TokenDefinition,
  toBaseUnits,
  tokensOf,
  validateAddress,
} from '@billfold/core';
import type { Transfer } from '../../../chains/chain.ts';
import type { NodeLog, NodeTransaction } from './node-answers.ts';

/** keccak-256 of `Transfer(address,address,uint256)`. @see EIP-20 */
export const transferTopic = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';
/**
 * Selector of `transfer(address,uint256)`, the first four bytes of its keccak-256, and its two
 * arguments.
 */
const transferCall = /^0xa9059cbb0{24}([\da-f]{40})([\da-f]{64})/i;

export interface OnChain {
  readonly network: Network;
  readonly chain: ChainName;
  /** By contract in lower case: asked for every log of every block. */
  readonly tokens: ReadonlyMap<string, TokenDefinition>;
}

export function onChain(network: Network, chain: ChainName): OnChain {
  const tokens = tokensOf(network).map((token) => [token.contract.toLowerCase(), token] as const);
  return { network, chain, tokens: new Map(tokens) };
}

/**
 * Returns the token transfers in the logs of a transaction. Tokens that are not in core's table are
 * left out.
 */
export function transfersInLogs(on: OnChain, logs: readonly NodeLog[]): readonly Transfer[] {
  return logs.flatMap((log, position) => {
    const [topic, from, to] = log.topics;
    if (topic !== transferTopic || from === undefined || to === undefined) return [];
    const token = on.tokens.get(log.address.toLowerCase());
    if (token === undefined || !/^0x[\da-f]{64}$/i.test(log.data)) return [];
    return {
      position,
      from: formatAddress(on, inWord(from)),
      to: formatAddress(on, inWord(to)),
      tokenId: token.id,
      value: toBaseUnits(BigInt(log.data)),
      memo: null,
    };
  });
}

/**
 * Returns the token transfer in the call data, for a transaction in the mempool or one that was
 * reverted.
 */
export function transferInCall(on: OnChain, transaction: NodeTransaction): Transfer | null {
  const { from, to = null, input } = transaction;
  const [, recipient, value] = transferCall.exec(input) ?? [];
  const token = to === null ? undefined : on.tokens.get(to.toLowerCase());
  if (token === undefined || recipient === undefined || value === undefined) return null;
  return {
    position: 0,
    from: formatAddress(on, from),
    to: formatAddress(on, `0x${recipient}`),
    tokenId: token.id,
    value: toBaseUnits(BigInt(`0x${value}`)),
    memo: null,
  };
}

/** Returns an address with its checksum (EIP-55), the stored form. */
export function formatAddress({ network, chain }: OnChain, text: string): string {
  const check = validateAddress(network, text.toLowerCase(), chain);
  if (!check.valid) throw new TypeError(`The node names ${text} as an address.`);
  return check.normalized;
}

/** The last twenty bytes of a word. */
function inWord(word: string): string {
  return `0x${word.slice(-40)}`;
}
