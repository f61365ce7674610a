// The server of a members' site that keeps a wallet for each member. It asks Billfold for a token of the member who
// is signed in, with a secret key that never leaves this server. Here the member is always MEMBER_ID, so it listens on
// this machine alone: anyone who loads the page acts as that member.

import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';

const billfold = process.env.BILLFOLD_URL ?? 'http://127.0.0.1:4400';
const key = process.env.BILLFOLD_SECRET_KEY;
const member = process.env.MEMBER_ID ?? 'member-17';
const port = Number(process.env.PORT ?? 5185);
if (!key) {
  console.error('Set BILLFOLD_SECRET_KEY to a secret key with the scope embed:write.');
  process.exit(1);
}

const policy = [
  "default-src 'none'",
  `script-src ${billfold}`,
  `connect-src 'self' ${billfold}`,
  // The frame in which secrets are typed.
  `frame-src ${billfold}`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');
const page = readFileSync(join(import.meta.dirname, 'index.html'), 'utf8').replaceAll(
  '{{billfold}}',
  billfold,
);

const server = createServer((request, response) => {
  answer(request, response).catch((error) => {
    console.error(error);
    response.writeHead(502, { 'content-type': 'text/plain' }).end('The wallet cannot be reached.');
  });
});
server.listen(port, '127.0.0.1', () => {
  console.log(`Fern Club is ready at ${originOf(server)}`);
});

async function answer(request, response) {
  if (request.method === 'POST' && request.url === '/billfold/token') {
    // Another site must not fetch a token in the name of whoever is signed in here.
    if (request.headers['sec-fetch-site'] !== 'same-origin') return response.writeHead(403).end();
    // A real server answers 401 here if nobody is signed in.
    const token = await createToken(member);
    response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' });
    return response.end(JSON.stringify(token));
  }
  if (request.method !== 'GET' || request.url !== '/') return response.writeHead(404).end();
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
  });
  return response.end(page);
}

/** Asks for a token of five minutes, for this page and for what its elements do. */
async function createToken(externalUserId) {
  const created = await fetch(`${billfold}/v1/embed/sessions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      externalUserId,
      scopes: [
        'portfolio:read',
        'accounts:read',
        'accounts:write',
        'transactions:read',
        'receive',
        'send',
        'wallets:write',
      ],
      allowedOrigins: [originOf(server)],
      ttlSeconds: 300,
    }),
  });
  // For this server's log: it names the field or the setting that is wrong, which is not for visitors.
  if (!created.ok) throw new Error(`Billfold answered ${created.status}: ${await created.text()}`);
  const { data } = await created.json();
  return { token: data.token, expiresAt: data.expiresAt };
}

function originOf(listening) {
  return `http://127.0.0.1:${listening.address().port}`;
}
