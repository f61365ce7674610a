// Checks of the books after the payments.
import type { AddCheck } from '../support/checks.ts';
import { readBooks } from '../support/read-books.ts';
import { deposit, history, isOf, type Paid, type Person, toUnits } from './person.ts';

type Book = Awaited<ReturnType<typeof booksOf>>;

/** Checks that on one network nothing was lost, doubled or made. */
export async function judgeNetwork(
  network: string,
  { people, paid }: { readonly people: readonly Person[]; readonly paid: readonly Paid[] },
  check: AddCheck,
): Promise<void> {
  const books = await Promise.all(people.map((person) => booksOf(person, network)));
  const sum = (pick: (book: Book) => bigint) =>
    books.reduce((total, book) => total + pick(book), 0n);
  const funded = BigInt(people.length) * 2n * toUnits(deposit);
  const [held, fees] = [sum((book) => book.balance), sum((book) => book.fees)];
  check(
    `${network}: funded = balances + fees`,
    funded === held + fees && fees > 0n,
    `${funded} = ${held} + ${fees}`,
  );
  const isEven = (book: Book) => book.balance === book.received - book.sent - book.fees;
  check(
    `${network}: each account holds what came in less what went out`,
    books.every(isEven),
    `${books.length} accounts`,
  );
  const inOrder = (rows: readonly string[]) => rows.toSorted().join('\n');
  const ours = paid.filter((payment) => payment.network === network);
  const expected = ours.map(({ hash, amount, from }) => `${from} ${hash} ${toUnits(amount)}`);
  const sent = books.flatMap(({ rows }, at) =>
    rows.filter(isOf('SENT')).map((row) => `${at} ${row.hash} ${toUnits(row.value)}`),
  );
  check(
    `${network}: each payment was sent once`,
    inOrder(sent) === inOrder(expected),
    `${sent.length} of ${expected.length}`,
  );
  const due = ours.map(({ hash, amount, to }) => `${to} ${hash} ${toUnits(amount)}`);
  const hashes = new Set(ours.map(({ hash }) => hash));
  const received = books.flatMap(({ rows }, at) =>
    rows
      .filter((row) => isOf('RECEIVED')(row) && hashes.has(row.hash))
      .map((row) => `${at} ${row.hash} ${toUnits(row.value)}`),
  );
  check(
    `${network}: each payment was received once`,
    inOrder(received) === inOrder(due),
    `${received.length} of ${due.length}`,
  );
}

async function booksOf(person: Person, network: string) {
  const rows = await history(person, person.accounts[network]);
  const { items } = await person.api.expect('GET', `${person.root}/accounts`);
  const account = items.find(({ id }: { id: string }) => id === person.accounts[network]);
  const sumOf = (type: string, field: 'value' | 'fee') =>
    rows.filter(isOf(type)).reduce((total, row) => total + toUnits(row[field] ?? '0'), 0n);
  return {
    rows,
    balance: toUnits(account.nativeBalance) + toUnits(account.pendingBalance),
    sent: sumOf('SENT', 'value'),
    received: sumOf('RECEIVED', 'value'),
    fees: sumOf('SENT', 'fee'),
  };
}

/** Checks the raw Bitcoin transactions by another library, and that no work is left undone. */
export async function judgeLedger(
  url: string,
  people: readonly Person[],
  check: AddCheck,
): Promise<void> {
  const accountIds = people.flatMap(({ accounts }) => accounts['BTC'] ?? []);
  const { wallet, ledger, open } = await readBooks({ url }, { accountIds, recipient: null });
  check(
    'the raw Bitcoin transactions say the same: received = unspent + fees',
    ledger.received === ledger.unspent + ledger.fees && ledger.fees === wallet.fees,
    `${ledger.received} = ${ledger.unspent} + ${ledger.fees} sat`,
  );
  check(
    'no intent and no outbox item is left',
    open.intents === 0 && open.outboxItems === 0,
    `${open.intents} signed only, ${open.outboxItems} outbox items open`,
  );
}
