import { findTokenByContract, type Network, toBaseUnits } from '@billfold/core';
import type { Transfer } from '../../../chains/chain.ts';
import { formatAddress, formatHolder } from './hex-address.ts';
import type { NodeLog } from './node-answers.ts';

/** keccak-256 of `Transfer(address,address,uint256)`. @see TIP-20 */
const transferTopic = 'ddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';
/** The first four bytes of keccak-256 of `transfer(address,uint256)`, and its two words. */
const transferCall = /^a9059cbb[\da-f]{24}([\da-f]{40})([\da-f]{64})/i;

/** What the logs of a transaction move of tokens that core's table knows; others are left out. */
export function transfersInLogs(network: Network, logs: readonly NodeLog[]): readonly Transfer[] {
  return logs.flatMap(({ address, topics = [], data = '' }, position): Transfer[] => {
    const [topic, from, to] = topics;
    if (topic !== transferTopic || from === undefined || to === undefined) return [];
    const token = findTokenByContract(network, formatHolder(address.slice(-40)) ?? '');
    if (token === undefined || !/^[\da-f]{64}$/i.test(data)) return [];
    return [
      {
        // The native transfer stands at 0.
        index: position + 1,
        from: formatHolder(from.slice(-40)),
        to: formatHolder(to.slice(-40)),
        tokenId: token.id,
        value: toBaseUnits(BigInt(`0x${data}`)),
      },
    ];
  });
}

export interface ContractCall {
  readonly owner: string;
  readonly contract: string;
  readonly data: string;
}

/** What a call without logs asks of a token: it waits, or it was undone. */
export function transferInCall(
  network: Network,
  { owner, contract, data }: ContractCall,
): readonly Transfer[] {
  const [, recipient, value] = transferCall.exec(data) ?? [];
  const token = findTokenByContract(network, formatAddress(contract) ?? '');
  if (token === undefined || recipient === undefined || value === undefined) return [];
  return [
    {
      index: 1,
      from: formatAddress(owner),
      to: formatHolder(recipient),
      tokenId: token.id,
      value: toBaseUnits(BigInt(`0x${value}`)),
    },
  ];
}
