// A small client for the proofs: plain fetch, so that nothing of ours can hide a fault.
import { randomUUID } from 'node:crypto';

/** @param {() => string} baseUrl read for each call: a restarted server may listen elsewhere */
export function createApi(baseUrl) {
  let token = null;
  async function call(method, path, body, headers = {}) {
    const response = await fetch(baseUrl() + path, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, body: text === '' ? null : JSON.parse(text) };
  }
  async function expect(method, path, body, headers) {
    const answer = await call(method, path, body, headers);
    if (answer.status < 300) return answer.body;
    throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
  }
  return {
    call,
    expect,
    signIn: (accessToken) => {
      token = accessToken;
    },
  };
}

const device = { device: 'Desktop', os: 'Linux', browser: 'Proof' };

/** A verified user with an activated wallet and one account, of Bitcoin unless told. */
export async function createOwner(api, { password, network = 'BTC' }) {
  const email = `owner-${randomUUID()}@example.com`;
  const { data } = await api.expect('POST', '/v1/auth/register/basic', {
    name: 'Proof',
    email,
    password: 'lantern-quartz-41',
    accountType: 'INDIVIDUAL',
    acceptTerms: true,
    referralCode: null,
    device,
  });
  api.signIn(data.accessToken);
  const mails = await api.expect('GET', `/v1/dev/outbox?to=${encodeURIComponent(email)}`);
  const token = /[?&]token=([\w-]+)/.exec(mails.data[0].text)[1];
  await api.expect('POST', '/v1/user/verifications/email', { token });
  const wallet = await api.expect('POST', '/api/wallets/create', {
    name: 'Proof',
    password,
    wordCount: 12,
    seedPhrase: null,
    walletType: 'INDIVIDUAL',
  });
  await api.expect('POST', `/api/wallets/${wallet.id}/activate`, { seedPhrase: wallet.seedPhrase });
  const account = await api.expect('POST', `/api/wallets/${wallet.id}/accounts`, {
    name: network,
    cryptoCurrencyType: network,
    password: null,
    seedPhrase: null,
  });
  return { walletId: wallet.id, accountId: account.id, email };
}

export function sendBody({ amount, recipient, password }) {
  return {
    amount,
    destinationAddress: recipient,
    seedPhrase: null,
    password,
    feeRate: 'Medium',
    feeRateValue: null,
    twoFactorCode: null,
    sendingMax: false,
  };
}

/** Decimal text of satoshi, and back: whole numbers only. */
export const toBtc = (sat) => {
  const digits = sat.toString().padStart(9, '0');
  return `${digits.slice(0, -8)}.${digits.slice(-8)}`;
};
export const toSat = (btc) => BigInt(btc.replace('.', ''));

/** Asks until the answer is true; says what was waited for when it never is. */
export async function until(what, ask, { withinMs, everyMs = 100 }) {
  const end = performance.now() + withinMs;
  for (;;) {
    if (await ask()) return;
    if (performance.now() > end) throw new Error(`still not after ${withinMs} ms: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
}
