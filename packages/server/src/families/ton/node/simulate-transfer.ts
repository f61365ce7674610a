import {
  ChainUnavailableError,
  type SimulatedTransfer,
  type TokenTransfer,
} from '../../../chains/chain.ts';
import { readAddress, readCellData, writeAddressCell } from './cell-data.ts';
import { methodResult } from './node-answers.ts';
import { formatAddress, type OnChain, rawAddress } from './ton-address.ts';
import type { TonNode } from './ton-node.ts';

/**
 * Returns the cost of a jetton transfer, and the sender's jetton wallet as the jetton master
 * derives it.
 */
export async function simulateTransfer(
  node: TonNode,
  on: OnChain,
  { token, from }: TokenTransfer,
): Promise<SimulatedTransfer> {
  const { exit_code, stack } = await node.ask({
    path: '/api/v3/runGetMethod',
    body: {
      address: rawAddress(token.contract),
      method: 'get_wallet_address',
      stack: [{ type: 'slice', value: writeAddressCell(rawAddress(from)) }],
    },
    schema: methodResult(),
  });
  const [answer] = stack;
  const holding =
    exit_code === 0 && typeof answer?.value === 'string'
      ? readAddress(readCellData(answer.value))
      : null;
  if (holding === null)
    throw new ChainUnavailableError(`The node does not know where ${token.id} is kept.`);
  return { work, holding: formatAddress(on, holding) };
}

/**
 * Nanotons, for a transfer that makes a wallet for the recipient and leaves no more in it than it needs:
 * 0.041 TON in all with jettons of TEP-74 in the machine.
 */
const work = 38_700_000n;
