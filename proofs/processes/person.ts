// People of the proof: each has a wallet with an account on each network, reached through the API alone.
import { randomUUID } from 'node:crypto';
import { type Api, createApi, createOwner, sendBody } from '../../bench/load/api.mjs';

const password = 'Proof-password-1';
/** Each person gets it twice on each network. */
export const deposit = '20';

export interface Person {
  readonly at: number;
  readonly api: Api;
  readonly root: string;
  readonly accounts: Readonly<Record<string, string>>;
  readonly addresses: Readonly<Record<string, string>>;
}

/** A payment from one person to another, by their places in the list. */
export interface Paid {
  readonly network: string;
  readonly hash: string;
  readonly amount: string;
  readonly from: number;
  readonly to: number;
}

/** A row of the history, as the API has it. */
export interface Row {
  readonly type: string;
  readonly hash: string;
  readonly status: string;
  readonly confirmations: number;
  readonly value: string;
  readonly fee: string | null;
}

/** Signs up, verifies, makes a wallet and an account on each network. */
export async function openPerson(
  at: number,
  { url, networks }: { readonly url: string; readonly networks: readonly string[] },
): Promise<Person> {
  const api = createApi(() => url);
  const { walletId, accountId } = await createOwner(api, { password });
  const root = `/api/wallets/${walletId}`;
  const accounts: Record<string, string> = { BTC: accountId };
  for (const network of networks.filter((each) => each !== 'BTC'))
    accounts[network] = (await api.expect('POST', `${root}/accounts`, accountBody(network))).id;
  const addresses: Record<string, string> = {};
  for (const network of networks) {
    const path = `${root}/accounts/${accounts[network]}/deposit-address`;
    addresses[network] = (await api.expect('GET', path)).addressValue;
  }
  return { at, api, root, accounts, addresses };
}

function accountBody(network: string) {
  return { name: network, cryptoCurrencyType: network, password: null, seedPhrase: null };
}

/** Repeats a payment under one key until it has an answer, as our client does. */
export async function pay(
  { api, root, accounts }: Person,
  { network, amount, to }: { network: string; amount: string; to: Person },
): Promise<{ readonly hash: string }> {
  const path = `${root}/transactions/accounts/${accounts[network]}`;
  const body = sendBody({ amount, recipient: to.addresses[network], password });
  const headers = { 'idempotency-key': randomUUID() };
  for (;;) {
    const answer = await api.call('POST', path, body, headers).catch(() => null);
    if (answer?.status === 201) return answer.body;
    if (answer !== null && ![429, 502, 503].includes(answer.status))
      throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Newest first; of one account, or of all. */
export async function history(
  { api, root }: Pick<Person, 'api' | 'root'>,
  accountId?: string,
): Promise<readonly Row[]> {
  const filter = accountId === undefined ? '' : `&AccountId=${accountId}`;
  const rows: Row[] = [];
  for (let page = 1; ; page += 1) {
    const { items, total } = await api.expect(
      'GET',
      `${root}/transactions?PageSize=100&Page=${page}${filter}`,
    );
    rows.push(...items);
    if (items.length === 0 || rows.length >= total) return rows;
  }
}

/** Returns the sum that waits for its confirmations, in units of 10^-18. */
export async function pending({ api, root }: Person): Promise<bigint> {
  const { items } = await api.expect('GET', `${root}/accounts`);
  return items.reduce(
    (total: bigint, item: { pendingBalance: string }) => total + toUnits(item.pendingBalance),
    0n,
  );
}

/** Converts decimal text to units of 10^-18, whatever the network counts in. */
export function toUnits(text: string): bigint {
  const [whole = '', fraction = ''] = text.split('.');
  return BigInt(whole + fraction.padEnd(18, '0'));
}

export function isOf(type: string) {
  return (row: Row): boolean => row.type === type;
}
