import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { verifyWebhook, type WebhookHeaders } from './verify-webhook.ts';

const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const other = 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD';
const at = 1_700_000_000;
const now = at * 1000;
const event = '{"id":"evt_1","object":"event","type":"webhook.ping"}';

/** The signature of the standard, by another implementation of HMAC. */
function sign(body: string, { id = 'evt_1', timestamp = String(at), key = secret } = {}): string {
  const bytes = Buffer.from(key.replace('whsec_', ''), 'base64');
  return `v1,${createHmac('sha256', bytes).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
}
function headersOf(signature: string, { id = 'evt_1', timestamp = String(at) } = {}) {
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signature };
}
const signed = headersOf(sign(event));
const refusal = (code: string) => expect.objectContaining({ code });

describe('the published vectors', () => {
  // Standard Webhooks, libraries/javascript, "sign function works".
  it('of Standard Webhooks holds', async () => {
    const headers = {
      'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      'webhook-timestamp': '1614265330',
      'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    };
    const options = { now: 1_614_265_330_000 };
    const body = '{"test": 2432232314}';
    expect(await verifyWebhook(body, headers, secret, options)).toEqual({ test: 2432232314 });
    // Parsed and written again it is another body.
    const written = verifyWebhook('{"test":2432232314}', headers, secret, options);
    await expect(written).rejects.toThrow(refusal('signature_mismatch'));
  });

  // Svix, "Verifying payloads manually".
  it('of Svix holds', async () => {
    const headers = {
      'webhook-id': 'msg_27UH4WbU6Z5A5EzD8u03UvzRbpk',
      'webhook-timestamp': '1649367553',
      'webhook-signature': 'v1,tZ1I4/hDygAJgO5TYxiSd6Sd0kDW6hPenDe+bTa3Kkw=',
    };
    const body = '{"email":"test@example.com","username":"test_user"}';
    const verified = verifyWebhook(body, headers, other, { now: new Date(1_649_367_553_000) });
    expect(await verified).toMatchObject({ email: 'test@example.com' });
  });
});

describe('verifyWebhook', () => {
  const right: readonly [string, WebhookHeaders][] = [
    ['a record', signed],
    ['a record of lists', { ...signed, 'webhook-id': ['evt_1'] }],
    ['names in capitals', mapKeys(signed, (name) => name.toUpperCase())],
    ['Headers', new Headers(signed)],
  ];
  it.each(right)('takes the headers as %s', async (_what, headers) => {
    expect(await verifyWebhook(event, headers, secret, { now })).toMatchObject({ id: 'evt_1' });
  });

  it('takes the body as bytes', async () => {
    const bytes = new TextEncoder().encode(event);
    expect(await verifyWebhook(bytes, signed, secret, { now })).toMatchObject({ id: 'evt_1' });
  });

  it('takes a secret without its prefix', async () => {
    const bare = secret.slice('whsec_'.length);
    expect(await verifyWebhook(event, signed, bare, { now })).toMatchObject({ id: 'evt_1' });
  });

  it('is content with one signature by one of the secrets, while one is rolled', async () => {
    const both = headersOf(`${sign(event, { key: other })} ${sign(event)}`);
    for (const secrets of [secret, other, [secret, other], [other, secret]])
      expect(await verifyWebhook(event, both, secrets, { now })).toMatchObject({ id: 'evt_1' });
    const old = headersOf(sign(event, { key: other }));
    expect(await verifyWebhook(event, old, [secret, other], { now })).toBeDefined();
    const alone = verifyWebhook(event, old, [secret], { now });
    await expect(alone).rejects.toThrow(refusal('signature_mismatch'));
  });

  it.each([
    ['another version', sign(event).replace('v1,', 'v2,')],
    ['an asymmetric signature', sign(event).replace('v1,', 'v1a,')],
    ['no version', sign(event).slice(3)],
    ['no base64', 'v1,****'],
    ['a part of it', sign(event).slice(0, -5)],
    ['nothing after the version', 'v1,'],
    ['commas between', `${sign('{}')},${sign(event)}`],
  ])('refuses %s', async (_what, signature) => {
    const verified = verifyWebhook(event, headersOf(signature), secret, { now });
    await expect(verified).rejects.toThrow(refusal('signature_mismatch'));
  });

  it.each([
    ['the body', `${event} `, signed],
    ['the id', event, { ...signed, 'webhook-id': 'evt_2' }],
    ['the timestamp', event, { ...signed, 'webhook-timestamp': String(at + 1) }],
  ])('notices that %s is not what was signed', async (_what, body, headers) => {
    const verified = verifyWebhook(body, headers, secret, { now });
    await expect(verified).rejects.toThrow(refusal('signature_mismatch'));
  });

  it('has no secret, no event', async () => {
    const verified = verifyWebhook(event, signed, [], { now });
    await expect(verified).rejects.toThrow(refusal('signature_mismatch'));
  });

  it.each(['webhook-id', 'webhook-timestamp', 'webhook-signature'])(
    'asks for the header %s, once',
    async (name) => {
      for (const value of ['', undefined, [], ['a', 'b']]) {
        const verified = verifyWebhook(event, { ...signed, [name]: value }, secret, { now });
        await expect(verified).rejects.toThrow(refusal('headers_missing'));
      }
    },
  );

  it.each(['now', '-1', '1e9', '17000000.5', ' 1700000000', '0x10', '9'.repeat(16)])(
    'refuses the timestamp %j',
    async (timestamp) => {
      const headers = headersOf(sign(event, { timestamp }), { timestamp });
      const verified = verifyWebhook(event, headers, secret, { now });
      await expect(verified).rejects.toThrow(refusal('timestamp_invalid'));
    },
  );

  it('lets the clocks differ by the tolerance and no more', async () => {
    const verifyAt = (seconds: number, options = {}) =>
      verifyWebhook(event, signed, secret, { now: (at + seconds) * 1000, ...options });
    for (const seconds of [-300, 0, 300]) expect(await verifyAt(seconds)).toBeDefined();
    await expect(verifyAt(301)).rejects.toThrow(refusal('timestamp_too_old'));
    await expect(verifyAt(-301)).rejects.toThrow(refusal('timestamp_too_new'));
    expect(await verifyAt(10, { toleranceSeconds: 10 })).toBeDefined();
    await expect(verifyAt(11, { toleranceSeconds: 10 })).rejects.toThrow(
      refusal('timestamp_too_old'),
    );
  });

  it('reads the clock of the system where none is given', async () => {
    const timestamp = String(Math.floor(Date.now() / 1000));
    const fresh = headersOf(sign(event, { timestamp }), { timestamp });
    expect(await verifyWebhook(event, fresh, secret)).toMatchObject({ id: 'evt_1' });
    await expect(verifyWebhook(event, signed, secret)).rejects.toThrow(
      refusal('timestamp_too_old'),
    );
  });

  it('says that a signed body is no JSON', async () => {
    const verified = verifyWebhook('hello', headersOf(sign('hello')), secret, { now });
    await expect(verified).rejects.toThrow(refusal('body_malformed'));
  });

  it.each(['', 'whsec_', 'whsec_*', 'not base64!'])('says that %j is no secret', async (wrong) => {
    const verified = verifyWebhook(event, signed, wrong, { now });
    await expect(verified).rejects.toThrow(refusal('secret_malformed'));
    await expect(verified).rejects.not.toThrow(/whsec_[^`]/);
  });

  it('verifies any body by any secret, and no other', async () => {
    const keys = fc.uint8Array({ minLength: 24, maxLength: 64 });
    const texts = fc.string({ unit: 'grapheme', maxLength: 50 });
    await fc.assert(
      fc.asyncProperty(keys, texts, texts, async (bytes, text, changed) => {
        const key = `whsec_${Buffer.from(bytes).toString('base64')}`;
        const headers = headersOf(sign(JSON.stringify(text), { key }));
        const verify = (body: string) => verifyWebhook(JSON.stringify(body), headers, key, { now });
        expect(await verify(text)).toBe(text);
        if (changed !== text)
          await expect(verify(changed)).rejects.toThrow(refusal('signature_mismatch'));
      }),
    );
  });
});

function mapKeys(record: Readonly<Record<string, string>>, rename: (name: string) => string) {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [rename(name), value]));
}
