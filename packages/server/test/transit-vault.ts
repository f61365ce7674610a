import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import * as z from 'zod/mini';
import { listenOnLoopback } from './loopback.ts';

export const transitToken = 'hvs.a-token-of-a-test';

/** A server with the transit calls of a Vault, as its API documentation describes them. */
export interface TransitVault {
  readonly origin: string;
  /** Bodies of the calls so far. */
  readonly calls: readonly string[];
  /** Answers every call with a status and the errors of Vault; null answers as usual. */
  refuseWith(status: number | null): void;
  /** Decrypts everything to these bytes from now on. */
  decryptTo(bytes: Uint8Array): void;
  close(): Promise<void>;
}

const encrypting = z.object({ plaintext: z.string() });
const decrypting = z.object({ ciphertext: z.string() });

/** Opens a Vault with the engine `transit` and the key `billfold`. @see https://developer.hashicorp.com/vault/api-docs/secret/transit */
export async function openTransitVault(): Promise<TransitVault> {
  const key = randomBytes(32);
  const calls: string[] = [];
  let refusal: number | null = null;
  let decrypted: string | null = null;
  const { origin, close } = await listenOnLoopback(() => async (request, response) => {
    const body = await bodyOf(request);
    calls.push(body);
    const { status, answer } = answerTo(request, body);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  });
  function answerTo({ method, url, headers }: IncomingMessage, body: string) {
    // Vault names the request in some errors: a reader must not log them.
    if (refusal !== null) return { status: refusal, answer: { errors: [`refused: ${body}`] } };
    if (headers['x-vault-token'] !== transitToken)
      return { status: 403, answer: { errors: ['permission denied'] } };
    if (method === 'POST' && url === '/v1/transit/encrypt/billfold') {
      const { plaintext } = z.parse(encrypting, JSON.parse(body));
      return { status: 200, answer: { data: { ciphertext: encrypt(plaintext), key_version: 1 } } };
    }
    if (method === 'POST' && url === '/v1/transit/decrypt/billfold') {
      const { ciphertext } = z.parse(decrypting, JSON.parse(body));
      const plaintext = decrypted ?? decrypt(ciphertext);
      if (plaintext !== null) return { status: 200, answer: { data: { plaintext } } };
      return { status: 400, answer: { errors: ['cipher: message authentication failed'] } };
    }
    return { status: 404, answer: { errors: [] } };
  }
  function encrypt(plaintext: string): string {
    const iv = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', key, iv);
    const text = Buffer.concat([cipher.update(plaintext, 'base64'), cipher.final()]);
    return `vault:v1:${Buffer.concat([iv, text, cipher.getAuthTag()]).toString('base64')}`;
  }
  function decrypt(ciphertext: string): string | null {
    const bytes = Buffer.from(ciphertext.replace(/^vault:v1:/, ''), 'base64');
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12));
    decipher.setAuthTag(bytes.subarray(-16));
    try {
      const text = decipher.update(bytes.subarray(12, -16));
      return Buffer.concat([text, decipher.final()]).toString('base64');
    } catch {
      return null;
    }
  }
  return {
    ...{ origin, calls, close },
    refuseWith: (status) => {
      refusal = status;
    },
    decryptTo: (bytes) => {
      decrypted = Buffer.from(bytes).toString('base64');
    },
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const piece of request) text += String(piece);
  return text;
}
