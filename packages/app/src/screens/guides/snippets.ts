export const languages = ['shell', 'curl', 'node', 'php', 'python'] as const;
export type Language = (typeof languages)[number];

/** Facts of a business that its snippets carry; a secret is never among them. */
export interface SnippetPlace {
  /** Origin of this server. */
  readonly origin: string;
  /** Key as people know it, such as `bf_test_sk_4fGh...x7Qa`; null where there is none. */
  readonly maskedKey: string | null;
  /** Currency of the business. */
  readonly currency: string;
}

/** Server of an example, which stands for the reader's own. */
export const exampleOrigin = 'https://pay.example';

/** Code of one step by language. */
export type Snippet = Readonly<Partial<Record<Language, (place: SnippetPlace) => string>>>;

/** Returns the key that the environment variable holds, as a comment. */
const keyNote = (mark: string, { maskedKey }: SnippetPlace): string =>
  maskedKey === null ? '' : `${mark} BILLFOLD_KEY is ${maskedKey}\n`;

const storeKey: Snippet = {
  shell: () => `# Paste the secret and press Enter: it is not shown.
read -rs BILLFOLD_KEY && export BILLFOLD_KEY`,
};

const createPayment: Snippet = {
  curl: (
    place,
  ) => `${keyNote('#', place)}curl --request POST '${place.origin}/v1/merchant/payments' \\
  --header "Authorization: Bearer $BILLFOLD_KEY" \\
  --header 'Content-Type: application/json' \\
  --header 'Idempotency-Key: order-A-1001' \\
  --data '{"price":{"amount":"25.00","currency":"${place.currency}"},"orderId":"A-1001"}'`,
  node: (place) => `// first-payment.mjs: run it with "node first-payment.mjs".
${keyNote('//', place)}const response = await fetch('${place.origin}/v1/merchant/payments', {
  method: 'POST',
  headers: {
    Authorization: \`Bearer \${process.env.BILLFOLD_KEY}\`,
    'Content-Type': 'application/json',
    'Idempotency-Key': 'order-A-1001',
  },
  body: JSON.stringify({
    price: { amount: '25.00', currency: '${place.currency}' },
    orderId: 'A-1001',
  }),
});
if (!response.ok) throw new Error(await response.text());
const { data: payment } = await response.json();
console.log(payment.id, payment.checkoutUrl);`,
  php: (place) => `<?php
// first-payment.php: run it with "php first-payment.php".
${keyNote('//', place)}$request = curl_init('${place.origin}/v1/merchant/payments');
curl_setopt_array($request, [
    CURLOPT_POST => true,
    CURLOPT_RETURNTRANSFER => true,
    CURLOPT_HTTPHEADER => [
        'Authorization: Bearer ' . getenv('BILLFOLD_KEY'),
        'Content-Type: application/json',
        'Idempotency-Key: order-A-1001',
    ],
    CURLOPT_POSTFIELDS => json_encode([
        'price' => ['amount' => '25.00', 'currency' => '${place.currency}'],
        'orderId' => 'A-1001',
    ]),
]);
$answer = curl_exec($request);
if (curl_getinfo($request, CURLINFO_RESPONSE_CODE) >= 300) {
    throw new RuntimeException((string) $answer);
}
$payment = json_decode($answer, true)['data'];
echo $payment['id'], ' ', $payment['checkoutUrl'], PHP_EOL;`,
  python: (place) => `# first_payment.py: run it with "python3 first_payment.py".
${keyNote('#', place)}import json, os, urllib.request

request = urllib.request.Request(
    "${place.origin}/v1/merchant/payments",
    method="POST",
    headers={
        "Authorization": f"Bearer {os.environ['BILLFOLD_KEY']}",
        "Content-Type": "application/json",
        "Idempotency-Key": "order-A-1001",
    },
    data=json.dumps({
        "price": {"amount": "25.00", "currency": "${place.currency}"},
        "orderId": "A-1001",
    }).encode(),
)
with urllib.request.urlopen(request) as answer:
    payment = json.load(answer)["data"]
print(payment["id"], payment["checkoutUrl"])`,
};

const callToSimulate = (origin: string): string =>
  `curl --request POST "${origin}/v1/merchant/test/payments/$PAYMENT/simulate" \\
  --header "Authorization: Bearer $BILLFOLD_KEY" \\
  --header 'Content-Type: application/json' \\
  --data "{\\"amount\\":\\"$DUE\\",\\"confirmations\\":6,\\"replaceable\\":false}"`;

const simulate: Snippet = {
  curl: ({
    origin,
  }) => `# After a coin was chosen at the checkout: pays all of the newest payment of the order. Needs jq.
ORDER=$(curl --silent --header "Authorization: Bearer $BILLFOLD_KEY" \\
  '${origin}/v1/merchant/payments?orderId=A-1001') &&
PAYMENT=$(jq -r '.data[0].id // error("No payment of order A-1001")' <<< "$ORDER") &&
DUE=$(jq -r '.data[0].due // error("Choose a coin at the checkout first")' <<< "$ORDER") &&
${callToSimulate(origin)}`,
};

/** The call alone, for readers who have found the payment as `simulate` does. */
const simulateFound: Snippet = {
  curl: ({ origin }) => `# $PAYMENT and $DUE are set as in First payment by API, with a test key.
${callToSimulate(origin)}`,
};

/** Reports whether the server runs on the reader's own machine, where it may reach the receiver of the guide. */
const isHere = (origin: string): boolean =>
  ['127.0.0.1', 'localhost', '[::1]'].includes(new URL(origin).hostname);

const addWebhook: Snippet = {
  curl: ({ origin }) => `# Or with a key that may manage webhooks. The answer has the secret once.
${isHere(origin) ? '# Refused? Start Billfold with ALLOW_PRIVATE_WEBHOOKS=true.\n' : ''}curl --request POST '${origin}/v1/merchant/webhook-endpoints' \\
  --header "Authorization: Bearer $BILLFOLD_KEY" \\
  --header 'Content-Type: application/json' \\
  --header 'Idempotency-Key: first-webhook' \\
  --data '{"url":"${isHere(origin) ? 'http://127.0.0.1:4190/' : 'https://shop.example/webhooks'}","events":null,"disablesItself":true}'`,
};

const verify: Snippet = {
  node: () => `// receiver.mjs: run it with "WEBHOOK_SECRET=whsec_… node receiver.mjs".
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';

const secret = Buffer.from(process.env.WEBHOOK_SECRET.replace('whsec_', ''), 'base64');

function isGenuine(headers, body) {
  const { 'webhook-id': id, 'webhook-timestamp': time, 'webhook-signature': given = '' } = headers;
  if (!(Math.abs(Date.now() / 1000 - Number(time)) <= 300)) return false;
  const right = createHmac('sha256', secret).update(\`\${id}.\${time}.\${body}\`).digest();
  return given.split(' ').some((each) => {
    const [version, text = ''] = each.split(',');
    const bytes = Buffer.from(text, 'base64');
    return version === 'v1' && bytes.length === right.length && timingSafeEqual(bytes, right);
  });
}

createServer(async (request, response) => {
  let body = '';
  for await (const part of request.setEncoding('utf8')) body += part;
  if (!isGenuine(request.headers, body)) return response.writeHead(401).end();
  response.writeHead(204).end();
  const event = JSON.parse(body);
  console.log(event.type, event.data.object.orderId ?? '');
}).listen(process.env.PORT ?? 4190, () => console.log('listening'));`,
  php: () => `<?php
// receiver.php: run it with "WEBHOOK_SECRET=whsec_… php -S 127.0.0.1:4190 receiver.php".
$secret = base64_decode(substr(getenv('WEBHOOK_SECRET'), strlen('whsec_')));
$body = file_get_contents('php://input');
$id = $_SERVER['HTTP_WEBHOOK_ID'] ?? '';
$time = $_SERVER['HTTP_WEBHOOK_TIMESTAMP'] ?? '0';
$right = 'v1,' . base64_encode(hash_hmac('sha256', "$id.$time.$body", $secret, true));

$genuine = abs(time() - (int) $time) <= 300;
$signed = false;
foreach (explode(' ', $_SERVER['HTTP_WEBHOOK_SIGNATURE'] ?? '') as $given) {
    $signed = hash_equals($right, $given) || $signed;
}
if (!$genuine || !$signed) {
    http_response_code(401);
    exit;
}
http_response_code(204);
$event = json_decode($body, true);
error_log($event['type']);`,
  python: () => `# receiver.py: run it with "WEBHOOK_SECRET=whsec_… python3 receiver.py".
import base64, hashlib, hmac, json, os, time
from http.server import BaseHTTPRequestHandler, HTTPServer

SECRET = base64.b64decode(os.environ["WEBHOOK_SECRET"].removeprefix("whsec_"))

def is_genuine(headers, body):
    sent = headers.get("webhook-timestamp", "0")
    if not sent.isdigit() or abs(time.time() - int(sent)) > 300:
        return False
    signed = f"{headers.get('webhook-id')}.{sent}.".encode() + body
    digest = hmac.new(SECRET, signed, hashlib.sha256).digest()
    right = "v1," + base64.b64encode(digest).decode()
    given = headers.get("webhook-signature", "").split(" ")
    return any(hmac.compare_digest(right, each) for each in given)

class Receiver(BaseHTTPRequestHandler):
    def do_POST(self):
        body = self.rfile.read(int(self.headers.get("content-length", 0)))
        genuine = is_genuine(self.headers, body)
        self.send_response(204 if genuine else 401)
        self.end_headers()
        if genuine:
            print(json.loads(body)["type"], flush=True)

HTTPServer(("127.0.0.1", int(os.environ.get("PORT", "4190"))), Receiver).serve_forever()`,
};

const listEvents: Snippet = {
  curl: ({ origin }) => `curl '${origin}/v1/merchant/events?since=2026-11-01T00:00:00Z' \\
  --header "Authorization: Bearer $BILLFOLD_KEY"`,
};

const doctor: Snippet = { shell: () => 'npm start -- doctor' };

const backup: Snippet = {
  shell: () => `npm start -- backup billfold.tar.gz
# On another machine, whose data directory holds the master key alone:
npm start -- restore billfold.tar.gz`,
};

/** Code of the guides by step. */
export const snippets = {
  ...{ storeKey, createPayment, simulate, simulateFound },
  ...{ addWebhook, verify, listEvents, doctor, backup },
};
