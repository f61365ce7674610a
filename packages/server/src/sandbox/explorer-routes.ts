import {
  getSandboxAddress,
  getSandboxBlock,
  getSandboxTransaction,
  listSandboxBlocks,
} from '@billfold/core/contract';
import { requireServed } from '../chains/require-served.ts';
import type { Bind } from '../http/bind.ts';
import type { Sandboxes } from './routes.ts';
import { showAddress } from './show-address.ts';
import { showBlock } from './show-block.ts';
import { showTransaction } from './show-transaction.ts';

/** The ledgers as an explorer shows them: from the ledger itself, past any outage. */
export function bindExplorerRoutes(bind: Bind, sandboxes: Sandboxes): void {
  bind.open(getSandboxTransaction)(async ({ params: { network, hash } }) => ({
    data: await showTransaction(sandboxes.get(requireServed(network)), network, hash),
  }));
  bind.open(getSandboxAddress)(async ({ params: { network, address }, query }) => ({
    data: await showAddress(sandboxes.get(requireServed(network)), { network, address, ...query }),
  }));
  bind.open(getSandboxBlock)(async ({ params: { network, height } }) => ({
    data: await showBlock(sandboxes.get(requireServed(network)), network, height),
  }));
  bind.open(listSandboxBlocks)(async ({ params: { network } }) => ({
    data: await sandboxes
      .get(requireServed(network))
      .ledger.read((state) => state.newestBlocks(20)),
  }));
}
