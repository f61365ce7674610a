import { findTokenByContract, type Network, toBaseUnits } from '@billfold/core';
import type { Transfer } from '../../../chains/chain.ts';
import { formatAddress, formatHolder } from './hex-address.ts';
import type { NodeLog } from './node-answers.ts';

/** keccak-256 of `Transfer(address,address,uint256)`. @see TIP-20 */
export const transferTopic = 'ddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';
/**
 * Selector of `transfer(address,uint256)`, the first four bytes of its keccak-256, and its two
 * arguments.
 */
const transferCall = /^a9059cbb[\da-f]{24}([\da-f]{40})([\da-f]{64})/i;

/**
 * Returns the token transfers in the logs of a transaction. Tokens that are not in core's table are
 * left out.
 */
export function transfersInLogs(network: Network, logs: readonly NodeLog[]): readonly Transfer[] {
  return logs.flatMap(({ address, topics = [], data = '' }, position): Transfer[] => {
    const [topic, from, to] = topics;
    if (topic !== transferTopic || from === undefined || to === undefined) return [];
    const token = findTokenByContract(network, formatHolder(address.slice(-40)) ?? '');
    if (token === undefined || !/^[\da-f]{64}$/i.test(data)) return [];
    return [
      {
        position,
        from: formatHolder(from.slice(-40)),
        to: formatHolder(to.slice(-40)),
        tokenId: token.id,
        value: toBaseUnits(BigInt(`0x${data}`)),
        memo: null,
      },
    ];
  });
}

export interface ContractCall {
  readonly owner: string;
  readonly contract: string;
  readonly data: string;
}

/**
 * Returns the token transfer in the call data, for a transaction in the mempool or one that was
 * reverted.
 */
export function transferInCall(
  network: Network,
  { owner, contract, data }: ContractCall,
): readonly Transfer[] {
  const [, recipient, value] = transferCall.exec(data) ?? [];
  const token = findTokenByContract(network, formatAddress(contract) ?? '');
  if (token === undefined || recipient === undefined || value === undefined) return [];
  return [
    {
      position: 0,
      from: formatAddress(owner),
      to: formatHolder(recipient),
      tokenId: token.id,
      value: toBaseUnits(BigInt(`0x${value}`)),
      memo: null,
    },
  ];
}
