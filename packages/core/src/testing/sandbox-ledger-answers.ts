import { mine } from '../contract/sandbox.ts';
import { hold, outage, reorg } from '../contract/sandbox-controls.ts';
import {
  getSandboxAddress,
  getSandboxBlock,
  getSandboxTransaction,
  type LedgerBlockRef,
  listSandboxBlocks,
} from '../contract/sandbox-explorer.ts';
import type { Transaction } from '../contract/transactions.ts';
import { toBaseUnits } from '../money/base-units.ts';
import { type Decimal, parseAmount, toDecimal } from '../money/decimal.ts';
import { getNetwork } from '../networks/registry.ts';
import { FakeRefusal, type FakeServices } from './fake-services.ts';
import type { SandboxBooks } from './sandbox-books.ts';

const { decimals } = getNetwork('BTC');
const zero = toDecimal('0.00000000');

/** Answers the controls and the explorer: a block every ten minutes, with what was sent in it. */
export function answerLedger(services: FakeServices, books: SandboxBooks): void {
  answerControls(services, books);
  answerTransactionPages(services, books);
  answerBlocks(services, books);
}

function answerTransactionPages(services: FakeServices, books: SandboxBooks): void {
  services.on(getSandboxTransaction)(({ params: { network, hash } }) => {
    const transaction = found(books.transactions().find((each) => each.hash === hash));
    const { blockHeight, confirmations, createdAt, fee, value, toAddress, fromAddress } =
      transaction;
    return {
      data: {
        network,
        hash,
        block: blockHeight === null ? null : blockAt(blockHeight),
        confirmations,
        acceptedAt: createdAt,
        isHeld: false,
        size: 222,
        vsize: 141,
        fee,
        inputs: [
          {
            hash: '0'.repeat(64),
            index: 0,
            address: fromAddress,
            value: spentBy(transaction),
            signature: 'valid',
          },
        ],
        outputs: [{ index: 0, address: toAddress, value }],
        check: { isValid: true, reason: null },
      },
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
        received: transaction.toAddress === address ? transaction.value : zero,
        spent: transaction.fromAddress === address ? spentBy(transaction) : zero,
      }));
    const transactions = { items, total: items.length, page: 1, pageSize: 25 };
    return { data: { network, address, balance: zero, transactions } };
  });
}

function answerBlocks(services: FakeServices, books: SandboxBooks): void {
  services.on(getSandboxBlock)(({ params: { network, height } }) => {
    if (height > books.head()) throw new FakeRefusal(404, { code: 'NOT_FOUND' });
    return {
      data: {
        network,
        ...blockAt(height),
        parentHash: blockAt(height - 1).hash,
        confirmations: books.head() - height + 1,
        transactions: minedIn(books, height).map(({ hash, value, fee }) => ({ hash, value, fee })),
      },
    };
  });
  services.on(listSandboxBlocks)(() => ({
    data: Array.from({ length: 20 }, (_, at) => books.head() - at).map((height) => ({
      ...blockAt(height),
      transactionCount: minedIn(books, height).length,
    })),
  }));
}

function answerControls(services: FakeServices, books: SandboxBooks): void {
  const head = () => ({ data: { height: books.head(), hash: blockAt(books.head()).hash } });
  services.on(mine)(({ body: { blocks } }) => {
    books.mine(blocks);
    return head();
  });
  services.on(reorg)(({ body: { depth } }) => {
    if (depth > books.head()) throw new FakeRefusal(409, { code: 'REORG_TOO_DEEP' });
    books.takeBack(depth);
    return head();
  });
  services.on(hold)(({ body }) => {
    found(books.transactions().find(({ hash }) => hash === body.hash));
    return { data: body };
  });
  services.on(outage)(({ body: { seconds } }) => ({
    data: { until: seconds === 0 ? null : new Date(books.now().getTime() + seconds * 1_000) },
  }));
}

function found<T>(item: T | undefined): T {
  if (item === undefined) throw new FakeRefusal(404, { code: 'NOT_FOUND' });
  return item;
}

function minedIn(books: SandboxBooks, height: number): readonly Transaction[] {
  return books.transactions().filter(({ blockHeight }) => blockHeight === height);
}

function blockAt(height: number): LedgerBlockRef {
  const minedAt = new Date(Date.UTC(2026, 10, 20) + height * 600_000);
  return { height, hash: String(height).padStart(64, 'b'), minedAt };
}

function spentBy({ value, fee }: Transaction): Decimal {
  const units = parseAmount(value, decimals) + parseAmount(fee ?? zero, decimals);
  return toDecimal(toBaseUnits(units), { decimals });
}
