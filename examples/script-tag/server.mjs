// The server of a members' site: one page under a strict content security policy, and the place
// where the widget gets the token of the member who is signed in. Here that is always the person of
// BILLFOLD_EMAIL, so it listens on this machine alone: whoever loads the page acts as that person.

import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';

const billfold = process.env.BILLFOLD_URL ?? 'http://127.0.0.1:4400';
const email = process.env.BILLFOLD_EMAIL;
const password = process.env.BILLFOLD_PASSWORD;
const port = Number(process.env.PORT ?? 5180);
if (!email || !password) {
  console.error('Set BILLFOLD_EMAIL and BILLFOLD_PASSWORD to the sign-in of the member.');
  process.exit(1);
}

const policy = [
  "default-src 'none'",
  `script-src 'self' ${billfold}`,
  "style-src 'self'",
  `connect-src 'self' ${billfold}`,
  // The frame in which Send is signed.
  `frame-src ${billfold}`,
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');
const types = { '.html': 'text/html', '.css': 'text/css', '.js': 'text/javascript' };
const files = new Map(
  ['index.html', 'page.css', 'page.js'].map((name) => {
    const text = readFileSync(join(import.meta.dirname, name), 'utf8');
    return [name, text.replaceAll('{{billfold}}', billfold)];
  }),
);

const server = createServer((request, response) => {
  answer(request, response).catch((error) => {
    console.error(error);
    response.writeHead(502, { 'content-type': 'text/plain' }).end('The wallet cannot be reached.');
  });
});
server.listen(port, '127.0.0.1', () => {
  console.log(`Fern Club is ready at http://127.0.0.1:${server.address().port}`);
});

async function answer(request, response) {
  if (request.method === 'POST' && request.url === '/billfold/token') {
    // Another site must not fetch a token in the name of whoever is signed in here.
    if (request.headers['sec-fetch-site'] !== 'same-origin') return response.writeHead(403).end();
    const token = await logIn();
    response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' });
    return response.end(JSON.stringify(token));
  }
  const name = request.url === '/' ? 'index.html' : request.url.slice(1);
  const text = files.get(name);
  if (request.method !== 'GET' || text === undefined) return response.writeHead(404).end();
  response.writeHead(200, {
    'content-type': `${types[name.slice(name.lastIndexOf('.'))]}; charset=utf-8`,
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
  });
  return response.end(text);
}

async function logIn() {
  const device = { device: 'Server', os: process.platform, browser: 'Fern Club' };
  const answer = await fetch(`${billfold}/v1/auth/login/basic`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, twoFactorCode: null, device }),
  });
  if (!answer.ok)
    throw new Error(`Signing in was refused: ${answer.status} ${await answer.text()}`);
  const { data } = await answer.json();
  return { token: data.accessToken };
}
