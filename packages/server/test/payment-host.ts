import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { listHostKeys, signingKeyOf } from '../src/signed-requests/host-keys.ts';
import type { PaymentClaims } from '../src/signed-requests/payment-claims.ts';
import { signRequest } from '../src/signed-requests/sign-request.ts';
import { toVersions } from '../src/vault/versions.ts';
import { portOf } from './loopback.ts';

export type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** A host on this machine that asks to be paid, as other software could. */
export interface PaymentHost {
  readonly origin: string;
  readonly link: string;
  /** Claims of the request that it signs. */
  readonly claims: PaymentClaims;
  /** Signs other claims from now on. */
  change(changes: Partial<PaymentClaims>): void;
  /** Answers these paths so from now on: `request`, `keys`, `transactions`, `checkout` or `select`. */
  answer(path: HostPath, answer: Answer): void;
  /** Bodies that were posted to `transactions`. */
  readonly announced: readonly unknown[];
  /** Number of connections that were opened. */
  connections(): number;
  close(): Promise<void>;
}
export type HostPath = 'request' | 'keys' | 'transactions' | 'checkout' | 'select';

export const json =
  (status: number, body: unknown): Answer =>
  (_, response) =>
    response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(typeof body === 'string' ? body : JSON.stringify(body));

/** Keys of a host from a seed of one repeated byte. */
export const hostKeysOf = (byte: number) =>
  toVersions([[1, { paymentRequests: new Uint8Array(32).fill(byte) }] as const]);

/** Opens a host that asks for `asked`, for 15 minutes from `now` on. */
export async function openPaymentHost(
  asked: Pick<PaymentClaims, 'network' | 'asset' | 'address' | 'amount'> & Partial<PaymentClaims>,
  now: number,
): Promise<PaymentHost> {
  const keys = hostKeysOf(7);
  const paymentId = `pay_${'b'.repeat(26)}`;
  const announced: unknown[] = [];
  let connections = 0;
  const server = createServer((request, response) => {
    const path = pathOf(request.url ?? '', paymentId);
    if (path === null) return json(404, { code: 'NOT_FOUND' })(request, response);
    answers[path](request, response);
  });
  server.on('connection', () => {
    connections += 1;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${portOf(server)}`;
  const iat = Math.floor(now / 1_000);
  let claims: PaymentClaims = {
    ...{ iss: origin, sub: paymentId, iat, exp: iat + 900, name: 'Corner Shop' },
    ...{ chain: 'sandbox', memo: null, test: true },
    transactions: `${origin}/v1/checkout/${paymentId}/transactions`,
    ...asked,
  };
  const answers: Record<HostPath, Answer> = {
    request: (request, response) =>
      json(200, { data: { request: signRequest(claims, signingKeyOf(keys)) } })(request, response),
    keys: json(200, { keys: listHostKeys(keys) }),
    checkout: json(404, { code: 'NOT_FOUND' }),
    select: json(404, { code: 'NOT_FOUND' }),
    transactions: (request, response) => {
      let body = '';
      request.setEncoding('utf8').on('data', (text) => {
        body += text;
      });
      request.on('end', () => {
        announced.push(JSON.parse(body));
        const data = { state: 'SEEN', blockHeight: null, counted: false };
        json(200, { data })(request, response);
      });
    },
  };
  return {
    ...{ origin, link: `${origin}/pay/${paymentId}`, announced },
    get claims() {
      return claims;
    },
    change: (changes) => {
      claims = { ...claims, ...changes };
    },
    answer: (path, answer) => {
      answers[path] = answer;
    },
    connections: () => connections,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

function pathOf(url: string, paymentId: string): HostPath | null {
  switch (url) {
    case '/.well-known/billfold.json':
      return 'keys';
    case `/v1/checkout/${paymentId}/request`:
      return 'request';
    case `/v1/checkout/${paymentId}/transactions`:
      return 'transactions';
    case `/v1/checkout/${paymentId}`:
      return 'checkout';
    case `/v1/checkout/${paymentId}/select`:
      return 'select';
    default:
      return null;
  }
}
