// A small shop: it asks Billfold to be paid, sends the customer to the checkout or shows it on a page of its own,
// and marks an order as paid when the webhook says so. Node alone, no packages.

import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';

const billfold = process.env.BILLFOLD_URL ?? 'http://127.0.0.1:4400';
const key = process.env.BILLFOLD_KEY;
const webhookSecret = process.env.WEBHOOK_SECRET;
const port = Number(process.env.PORT ?? 5190);
if (!key || !webhookSecret) {
  console.error(
    'Set BILLFOLD_KEY to a secret key and WEBHOOK_SECRET to the secret of the webhook.',
  );
  process.exit(1);
}

const items = new Map([
  ['beans', { name: 'Coffee beans, 1 kg', price: '24.00' }],
  ['filters', { name: 'Paper filters, 100', price: '4.50' }],
]);
const currency = 'EUR';

/**
 * Orders by id. A real shop keeps them, and the webhooks that it knows, in its database.
 * @type {Map<string, { id: string, item: string, paymentId: string, checkoutUrl: string, isPaid: boolean }>}
 */
const orders = new Map();
const knownWebhooks = new Set();

const files = new Map(
  [
    ['/page.css', 'text/css'],
    ['/page.js', 'text/javascript'],
  ].map(([path, type]) => [path, { type, text: readFileSync(join(import.meta.dirname, path)) }]),
);

/** The script and the frame of the checkout come from Billfold; a form may lead there. Nothing else is loaded. */
const policy = [
  "default-src 'none'",
  `script-src 'self' ${billfold}`,
  `frame-src ${billfold}`,
  "style-src 'self'",
  `form-action 'self' ${billfold}`,
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

const server = createServer((request, response) => {
  answer(request, response).catch((error) => {
    console.error(error);
    if (response.headersSent) return response.end();
    show(response, 502, 'Something failed', '<p>Nothing was paid. <a href="/">Try again</a>.</p>');
  });
});
server.listen(port, '127.0.0.1', () => {
  console.log(`Bean Shop is ready at ${origin()}`);
});

function origin() {
  return process.env.SHOP_URL ?? `http://127.0.0.1:${server.address().port}`;
}

async function answer(request, response) {
  const { pathname } = new URL(request.url, origin());
  const file = files.get(pathname);
  if (request.method === 'GET' && file !== undefined)
    return response.writeHead(200, { 'content-type': file.type }).end(file.text);
  if (request.method === 'POST' && pathname === '/webhooks') return receive(request, response);
  if (request.method === 'POST' && pathname === '/orders') return order(request, response);
  if (request.method === 'GET' && pathname === '/') return showShop(response);
  const [, id, part] = /^\/orders\/([\w-]+)(\/pay)?$/.exec(pathname) ?? [];
  const found = orders.get(id ?? '');
  if (request.method !== 'GET' || found === undefined)
    return show(response, 404, 'Not found', '<p><a href="/">Back to the shop</a></p>');
  return part === undefined ? showOrder(response, found) : showCheckout(response, found);
}

/** Creates an order with its payment. The price is the shop's own: a form says only what is bought. */
async function order(request, response) {
  const form = new URLSearchParams(await read(request));
  const item = items.get(form.get('item') ?? '');
  if (item === undefined)
    return show(response, 400, 'Choose an item', '<p><a href="/">Back to the shop</a></p>');
  const id = randomUUID();
  const answered = await fetch(`${billfold}/v1/merchant/payments`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${key}`,
      'content-type': 'application/json',
      // A request that is sent again creates no second payment.
      'idempotency-key': id,
    },
    body: JSON.stringify({
      price: { amount: item.price, currency },
      orderId: id,
      description: item.name,
      redirectUrl: `${origin()}/orders/${id}`,
      cancelUrl: `${origin()}/`,
    }),
  });
  if (!answered.ok)
    throw new Error(`Billfold answered ${answered.status}: ${await answered.text()}`);
  const { data: payment } = await answered.json();
  const { id: paymentId, checkoutUrl } = payment;
  orders.set(id, { id, item: item.name, paymentId, checkoutUrl, isPaid: false });
  const next = form.get('checkout') === 'here' ? `/orders/${id}/pay` : checkoutUrl;
  return response.writeHead(303, { location: next }).end();
}

/** Takes a webhook: verified by its bytes, processed once, and answered when the order is kept. */
async function receive(request, response) {
  const body = await read(request);
  if (!isGenuine(request.headers, body)) return response.writeHead(401).end();
  const webhookId = request.headers['webhook-id'];
  if (!knownWebhooks.has(webhookId)) note(JSON.parse(body));
  knownWebhooks.add(webhookId);
  // Without this answer the webhook comes again, so that a shop that fails before it loses no order.
  return response.writeHead(204).end();
}

/** `payment.confirmed` is the event to ship on. What the customer's browser says is never enough. */
function note({ type, data }) {
  const found = orders.get(data.object.orderId);
  if (type === 'payment.confirmed' && found?.paymentId === data.object.id)
    orders.set(found.id, { ...found, isPaid: true });
}

/** Verifies the signature of Standard Webhooks. */
function isGenuine(headers, body) {
  const { 'webhook-id': id, 'webhook-timestamp': time, 'webhook-signature': given = '' } = headers;
  if (!(Math.abs(Date.now() / 1000 - Number(time)) <= 300)) return false;
  const secret = Buffer.from(webhookSecret.replace('whsec_', ''), 'base64');
  const right = createHmac('sha256', secret).update(`${id}.${time}.${body}`).digest();
  return String(given)
    .split(' ')
    .some((each) => {
      const [version, text = ''] = each.split(',');
      const bytes = Buffer.from(text, 'base64');
      return version === 'v1' && bytes.length === right.length && timingSafeEqual(bytes, right);
    });
}

/** Reads a body of at most 256 KiB. */
async function read(request) {
  let body = '';
  for await (const part of request.setEncoding('utf8')) {
    body += part;
    if (body.length > 262_144) throw new Error('The request is too large.');
  }
  return body;
}

function showShop(response) {
  const list = [...items].map(
    ([id, { name, price }], index) => `<label>
        <input type="radio" name="item" value="${id}" ${index === 0 ? 'checked' : ''} />
        ${escapeHtml(name)} <span>${price} ${currency}</span>
      </label>`,
  );
  return show(
    response,
    200,
    'Bean Shop',
    `<form method="post" action="/orders">
      <fieldset><legend>What would you like?</legend>${list.join('')}</fieldset>
      <button name="checkout" value="there">Check out</button>
      <button name="checkout" value="here" class="second">Check out on this page</button>
    </form>`,
  );
}

function showOrder(response, { id, item, isPaid }) {
  const state = isPaid
    ? '<p role="status">Paid. We are packing your order.</p>'
    : `<p role="status">Waiting for your payment. <a href="/orders/${id}/pay">Pay now</a></p>`;
  const wait = isPaid ? '' : '<script src="/page.js" data-wait defer></script>';
  return show(response, 200, 'Your order', `<p>${escapeHtml(item)}</p>${state}${wait}`);
}

function showCheckout(response, { id, item, paymentId, checkoutUrl }) {
  return show(
    response,
    200,
    'Pay your order',
    `<p>${escapeHtml(item)}</p>
    <billfold-checkout payment-id="${paymentId}" label="Checkout of Bean Shop">
      <a href="${escapeHtml(checkoutUrl)}">Open the checkout</a>
    </billfold-checkout>
    <p role="status" id="said"></p>
    <p><a href="/orders/${id}">See your order</a></p>
    <script async src="${billfold}/1/billfold-checkout.js" crossorigin="anonymous"></script>
    <script src="/page.js" defer></script>`,
  );
}

function show(response, status, title, content) {
  response.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  response.end(`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>${escapeHtml(title)} · Bean Shop</title>
    <link rel="stylesheet" href="/page.css" />
  </head>
  <body><main><h1>${escapeHtml(title)}</h1>${content}</main></body>
</html>`);
}

function escapeHtml(text) {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
