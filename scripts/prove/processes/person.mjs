// Somebody of the proof: a wallet with an account on each network, reached through the API alone.
import { randomUUID } from 'node:crypto';
import { createApi, createOwner, sendBody } from '../api.mjs';

const password = 'Proof-password-1';
/** Each person gets it twice on each network. */
export const deposit = '20';

/** Signs up, verifies, makes a wallet and an account on each network. */
export async function openPerson(at, { url, networks }) {
  const api = createApi(() => url);
  const { walletId, accountId } = await createOwner(api, { password });
  const root = `/api/wallets/${walletId}`;
  const accounts = { BTC: accountId };
  for (const network of networks.filter((each) => each !== 'BTC'))
    accounts[network] = (await api.expect('POST', `${root}/accounts`, accountBody(network))).id;
  const addresses = {};
  for (const network of networks) {
    const path = `${root}/accounts/${accounts[network]}/deposit-address`;
    addresses[network] = (await api.expect('GET', path)).addressValue;
  }
  return { at, api, root, accounts, addresses };
}

function accountBody(network) {
  return { name: network, cryptoCurrencyType: network, password: null, seedPhrase: null };
}

/** Pays until there is an answer, under one key: what our client does. */
export async function pay({ api, root, accounts }, { network, amount, to }) {
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
export async function history({ api, root }, accountId) {
  const filter = accountId === undefined ? '' : `&AccountId=${accountId}`;
  const rows = [];
  for (let page = 1; ; page += 1) {
    const { items, total } = await api.expect(
      'GET',
      `${root}/transactions?PageSize=100&Page=${page}${filter}`,
    );
    rows.push(...items);
    if (items.length === 0 || rows.length >= total) return rows;
  }
}

/** What still waits for its confirmations, in units of 10^-18. */
export async function pending({ api, root }) {
  const { items } = await api.expect('GET', `${root}/accounts`);
  return items.reduce((total, { pendingBalance }) => total + toUnits(pendingBalance), 0n);
}

/** Decimal text in units of 10^-18, whatever the network counts in. */
export function toUnits(text) {
  const [whole, fraction = ''] = text.split('.');
  return BigInt(whole + fraction.padEnd(18, '0'));
}

export function isOf(type) {
  return (row) => row.type === type;
}
