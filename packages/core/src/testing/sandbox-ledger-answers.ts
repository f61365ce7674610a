import { hold, outage, reorg } from '../contract/sandbox/controls.ts';
import {
  getSandboxAddress,
  getSandboxBlock,
  listSandboxBlocks,
} from '../contract/sandbox/explorer.ts';
import type { LedgerBlockRef } from '../contract/sandbox/ledger-transaction-facts.ts';
import { faucet, mine } from '../contract/sandbox/sandbox.ts';
import {
  type FeeSpikeState,
  getFeeSpike,
  getImpostor,
  sendDust,
  setFeeSpike,
} from '../contract/sandbox/scenarios.ts';
import { getSandboxTransaction } from '../contract/sandbox/transaction.ts';
import { toBaseUnits } from '../money/base-units.ts';
import { type Decimal, toDecimal } from '../money/decimal.ts';
import { getNetwork, type Network } from '../networks/registry.ts';
import { FakeRefusal, type FakeServices } from './fake-services.ts';
import type { SandboxBooks } from './sandbox-books.ts';
import { sandboxNetwork } from './sandbox-networks.ts';
import type { SandboxTransaction } from './sandbox-transaction.ts';
import { shownTransaction, spentBy } from './shown-transaction.ts';

/** Answers the controls and the explorer: a block every ten minutes, with what was sent in it. */
export function answerLedger(services: FakeServices, books: SandboxBooks): void {
  answerControls(services, books);
  answerScenarios(services, books);
  answerTransactionPages(services, books);
  answerBlocks(services, books);
}

function answerTransactionPages(services: FakeServices, books: SandboxBooks): void {
  services.on(getSandboxTransaction)(({ params: { hash } }) => {
    const transaction = found(books.transactions().find((each) => each.hash === hash));
    const { blockHeight } = transaction;
    return {
      data: shownTransaction(transaction, blockHeight === null ? null : blockAt(blockHeight)),
    };
  });
  services.on(getSandboxAddress)(({ params: { network, address } }) => {
    const items = books
      .transactions()
      .filter(({ toAddress, fromAddress }) => [toAddress, fromAddress].includes(address))
      .map((transaction) => ({
        hash: transaction.hash,
        blockHeight: transaction.blockHeight,
        at: transaction.createdAt,
        received: isPaid(transaction, address) ? transaction.value : zeroOf(network),
        spent: transaction.fromAddress === address ? spentBy(transaction) : zeroOf(network),
      }));
    const transactions = { items, total: items.length, page: 1, pageSize: 25 };
    const nonce = getNetwork(network).model.family === 'evm' ? 0 : null;
    return { data: { network, address, balance: zeroOf(network), nonce, transactions } };
  });
}

function answerBlocks(services: FakeServices, books: SandboxBooks): void {
  services.on(getSandboxBlock)(({ params: { network, height } }) => {
    if (height > books.head(network)) throw new FakeRefusal(404, { code: 'NOT_FOUND' });
    return {
      data: {
        network,
        ...blockAt(height),
        parentHash: blockAt(height - 1).hash,
        confirmations: books.head(network) - height + 1,
        transactions: minedIn(books, { network, height }).map(({ hash, value, fee }) => ({
          hash,
          value,
          fee,
        })),
      },
    };
  });
  services.on(listSandboxBlocks)(({ params: { network } }) => ({
    data: Array.from({ length: 20 }, (_, at) => books.head(network) - at).map((height) => ({
      ...blockAt(height),
      transactionCount: minedIn(books, { network, height }).length,
    })),
  }));
}

function answerControls(services: FakeServices, books: SandboxBooks): void {
  const head = (network: Network) => {
    const { height, hash } = blockAt(books.head(network));
    return { data: { height, hash } };
  };
  services.on(faucet)(({ body: { address, asset, amount } }) => ({
    data: { hash: books.receive(address, amount, asset)?.hash ?? '0'.repeat(64) },
  }));
  services.on(mine)(({ params: { network }, body: { blocks } }) => {
    books.mine(blocks, network);
    return head(network);
  });
  services.on(reorg)(({ params: { network }, body }) => {
    const depths = books
      .transactions()
      .filter(({ hash }) => body.dropTx.includes(hash))
      .map(({ confirmations }) => confirmations);
    const depth = body.depth ?? Math.max(0, ...depths);
    if (depth > books.head(network)) throw new FakeRefusal(409, { code: 'REORG_TOO_DEEP' });
    books.rollBack(depth, network);
    return head(network);
  });
  services.on(hold)(({ body }) => {
    found(books.transactions().find(({ hash }) => hash === body.hash));
    return { data: body };
  });
  services.on(outage)(({ body: { seconds } }) => ({
    data: { until: seconds === 0 ? null : new Date(books.now().getTime() + seconds * 1_000) },
  }));
}

function answerScenarios(services: FakeServices, books: SandboxBooks): void {
  const spikes = new Map<Network, FeeSpikeState>();
  const usual: FeeSpikeState = { factor: 1, until: null };
  services.on(getFeeSpike)(({ params: { network } }) => {
    const spike = spikes.get(network) ?? usual;
    return { data: spike.until !== null && spike.until > books.now() ? spike : usual };
  });
  services.on(setFeeSpike)(({ params: { network }, body: { factor, seconds } }) => {
    const until = new Date(books.now().getTime() + seconds * 1_000);
    const spike = seconds === 0 ? usual : { factor, until };
    spikes.set(network, spike);
    return { data: spike };
  });
  services.on(getImpostor)(({ params: { network } }) => {
    const [address = '', imitates = ''] = sandboxNetwork(network).addresses.slice(-2);
    return { data: { address, imitates } };
  });
  services.on(sendDust)(({ params: { network }, body: { address } }) => {
    const { minimumAmount } = getNetwork(network);
    const { hash } = found(books.receive(address, minimumAmount, network) ?? undefined);
    return { data: { hash } };
  });
}

function found<T>(item: T | undefined): T {
  if (item === undefined) throw new FakeRefusal(404, { code: 'NOT_FOUND' });
  return item;
}

function minedIn(
  books: SandboxBooks,
  { network, height }: { readonly network: Network; readonly height: number },
): readonly SandboxTransaction[] {
  return books
    .transactions()
    .filter((each) => each.blockHeight === height && each.blockchainNetwork === network);
}

function blockAt(height: number): LedgerBlockRef {
  const minedAt = new Date(Date.UTC(2026, 10, 20) + height * 600_000);
  return { height, hash: String(height).padStart(64, 'b'), minedAt };
}

function isPaid({ toAddress, tokenSymbol }: SandboxTransaction, address: string): boolean {
  return toAddress === address && tokenSymbol === null;
}

function zeroOf(network: Network): Decimal {
  return toDecimal(toBaseUnits(0n), getNetwork(network));
}
