// A wallet of the proofs with an account on each network of a live product, reached through its API.
import { randomUUID } from 'node:crypto';
import { createOwner, sendBody } from '../../bench/load/api.mjs';

const password = 'Proof-password-1';

/** Signs up, verifies, makes a wallet and an account on each of `networks`. */
export async function openWallet(api, networks) {
  const [network] = networks;
  const { walletId, accountId } = await createOwner(api, { password, network });
  const root = `/api/wallets/${walletId}`;
  const accounts = { [network]: accountId };
  for (const each of networks.slice(1)) {
    const body = { name: each, cryptoCurrencyType: each, password: null, seedPhrase: null };
    accounts[each] = (await api.expect('POST', `${root}/accounts`, body)).id;
  }
  return {
    api,
    depositAddress: async (of) => {
      const path = `${root}/accounts/${accounts[of]}/deposit-address`;
      return (await api.expect('GET', path)).addressValue;
    },
    balanceOf: async (of) => {
      const { items } = await api.expect('GET', `${root}/accounts`);
      const { nativeBalance, pendingBalance } = items.find(({ id }) => id === accounts[of]);
      const available = toUnits(nativeBalance);
      return { available, total: available + toUnits(pendingBalance) };
    },
    historyOf: (of) => loadHistory(api, `${root}/transactions?AccountId=${accounts[of]}`),
    /** Repeats a payment without an answer under its own key, as our client does. */
    pay: ({ network: of, amount, recipient, key = randomUUID() }) =>
      pay(api, {
        path: `${root}/transactions/accounts/${accounts[of]}`,
        body: sendBody({ amount, recipient, password }),
        key,
      }),
  };
}

async function loadHistory(api, path) {
  const rows = [];
  for (let page = 1; ; page += 1) {
    const { items, total } = await api.expect('GET', `${path}&PageSize=100&Page=${page}`);
    rows.push(...items);
    if (items.length === 0 || rows.length >= total) return rows;
  }
}

async function pay(api, { path, body, key }) {
  const headers = { 'idempotency-key': key };
  for (;;) {
    const answer = await api.call('POST', path, body, headers).catch(() => null);
    if (answer?.status === 201) return answer.body;
    if (answer !== null && ![429, 502, 503].includes(answer.status))
      throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Answers name every decimal that the asset has. */
export const toUnits = (text) => BigInt(text.replace('.', ''));

export function toText(units, decimals) {
  const digits = `${units}`.padStart(decimals + 1, '0');
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}
