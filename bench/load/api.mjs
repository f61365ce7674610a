// Client of the API for proofs and benches: plain fetch, so that no code of ours can hide a fault.
import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';

/**
 * @typedef {ReturnType<typeof createApi>} Api
 *
 * Creates a client. `baseUrl` is read for each call: a restarted server may listen elsewhere.
 * @param {() => string} baseUrl
 */
export function createApi(baseUrl) {
  /** @type {string | null} */
  let token = null;
  /**
   * @param {string} method
   * @param {string} path
   * @param {unknown} [body]
   * @param {Record<string, string>} [headers]
   */
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
  /**
   * Returns the body of the answer, and throws when the call is refused.
   * @param {string} method
   * @param {string} path
   * @param {unknown} [body]
   * @param {Record<string, string>} [headers]
   */
  async function expect(method, path, body, headers) {
    const answer = await call(method, path, body, headers);
    if (answer.status < 300) return answer.body;
    throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
  }
  return {
    call,
    expect,
    /**
     * Streams the body of an answer, piece by piece.
     * @param {string} path
     * @returns {Promise<AsyncIterable<Buffer>>}
     */
    stream: async (path) => {
      const headers = token === null ? {} : { authorization: `Bearer ${token}` };
      const { body, status } = await fetch(baseUrl() + path, { headers });
      if (status !== 200 || body === null) throw new Error(`GET ${path}: ${status}`);
      return Readable.fromWeb(/** @type {import('node:stream/web').ReadableStream} */ (body));
    },
    /** @param {string} accessToken */
    signIn: (accessToken) => {
      token = accessToken;
    },
  };
}

const device = { device: 'Desktop', os: 'Linux', browser: 'Proof' };
/** Password with which the owners sign in. */
export const signInPassword = 'lantern-quartz-41';

/**
 * Creates a verified user with an activated wallet and one account, of Bitcoin by default.
 * @param {Api} api
 * @param {{ password: string, network?: string, referralCode?: string | null }} options
 * @returns {Promise<{ walletId: string, accountId: string, email: string, seedPhrase: string }>}
 */
export async function createOwner(api, { password, network = 'BTC', referralCode = null }) {
  const email = `mara-${randomUUID().slice(0, 13)}@example.com`;
  const { data } = await api.expect('POST', '/v1/auth/register/basic', {
    name: 'Mara Lindt',
    email,
    password: signInPassword,
    accountType: 'INDIVIDUAL',
    acceptTerms: true,
    referralCode,
    device,
  });
  api.signIn(data.accessToken);
  const mails = await api.expect('GET', `/v1/dev/outbox?to=${encodeURIComponent(email)}`);
  const token = /[?&]token=([\w-]+)/.exec(mails.data[0].text)?.[1];
  await api.expect('POST', '/v1/user/verifications/email', { token });
  const wallet = await api.expect('POST', '/api/wallets/create', {
    name: 'Shop wallet',
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
  const { id: walletId, seedPhrase } = wallet;
  return { walletId, accountId: account.id, email, seedPhrase };
}

/** @param {{ amount: string, recipient: string | undefined, password: string }} send */
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
    // The payments are small compared with their fee.
    acceptFee: true,
  };
}

/**
 * Formats satoshi as decimal text.
 * @param {bigint} sat
 */
export const toBtc = (sat) => {
  const digits = sat.toString().padStart(9, '0');
  return `${digits.slice(0, -8)}.${digits.slice(-8)}`;
};
/**
 * Parses decimal text with all eight decimals.
 * @param {string} btc
 */
export const toSat = (btc) => BigInt(btc.replace('.', ''));

/**
 * Asks until the answer is true; throws with the name of the condition when it never is.
 * @param {string} what
 * @param {() => boolean | Promise<boolean>} ask
 * @param {{ withinMs: number, everyMs?: number }} options
 */
export async function until(what, ask, { withinMs, everyMs = 100 }) {
  const end = performance.now() + withinMs;
  for (;;) {
    if (await ask()) return;
    if (performance.now() > end) throw new Error(`still not after ${withinMs} ms: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
}
