// What the books must say after the proof; each answers checks.
import { readBooks } from '../read-books.mjs';
import { deposit, history, isOf, toUnits } from './person.mjs';

/** What everybody sees of one network: nothing lost, nothing doubled, nothing made. */
export async function judgeNetwork(network, { people, paid }, check) {
  const books = await Promise.all(people.map((person) => booksOf(person, network)));
  const sum = (pick) => books.reduce((total, book) => total + pick(book), 0n);
  const funded = BigInt(people.length) * 2n * toUnits(deposit);
  const [held, fees] = [sum((book) => book.balance), sum((book) => book.fees)];
  check(
    `${network}: funded = balances + fees`,
    funded === held + fees && fees > 0n,
    `${funded} = ${held} + ${fees}`,
  );
  const isEven = (book) => book.balance === book.received - book.sent - book.fees;
  check(
    `${network}: each account holds what came in less what went out`,
    books.every(isEven),
    `${books.length} accounts`,
  );
  const inOrder = (rows) => rows.toSorted().join('\n');
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

async function booksOf(person, network) {
  const rows = await history(person, person.accounts[network]);
  const { items } = await person.api.expect('GET', `${person.root}/accounts`);
  const account = items.find(({ id }) => id === person.accounts[network]);
  const sumOf = (type, field) =>
    rows.filter(isOf(type)).reduce((total, row) => total + toUnits(row[field] ?? '0'), 0n);
  return {
    rows,
    balance: toUnits(account.nativeBalance) + toUnits(account.pendingBalance),
    sent: sumOf('SENT', 'value'),
    received: sumOf('RECEIVED', 'value'),
    fees: sumOf('SENT', 'fee'),
  };
}

/** The raw Bitcoin transactions in another library's eyes, and what is left undone. */
export async function judgeLedger(url, people, check) {
  const accountIds = people.map(({ accounts }) => accounts.BTC);
  const { wallet, ledger, open } = await readBooks({ url }, { accountIds, recipient: null });
  check(
    'the raw Bitcoin transactions say the same: received = unspent + fees',
    ledger.received === ledger.unspent + ledger.fees && ledger.fees === wallet.fees,
    `${ledger.received} = ${ledger.unspent} + ${ledger.fees} sat`,
  );
  check(
    'no intent and no promise is left',
    open.intents === 0 && open.promises === 0,
    `${open.intents} signed only, ${open.promises} promises open`,
  );
}
