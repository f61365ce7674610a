import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import type { Platform } from '@billfold/core';
import type { ResolveHost } from '../platform/resolve-host.ts';
import { englishRefusals } from '../refusal-texts/write-refusal.ts';
import { findUrlFault, type WebhookUrlRules } from './check-webhook-url.ts';
import { describeSendFault, WebhookRefusedError } from './describe-send-fault.ts';
import { createPinnedLookup } from './pinned-lookup.ts';

export interface WebhookRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface SendRules extends WebhookUrlRules {
  readonly resolveHost: ResolveHost;
  readonly schedule: Platform['schedule'];
}

/** Outcome of one request; without a status, `error` says why. */
export interface WebhookAnswer {
  readonly httpStatus: number | null;
  readonly error: string | null;
  readonly responseHeaders: Readonly<Record<string, string>> | null;
  /** At most 1 KiB. */
  readonly responseExcerpt: string | null;
  /** Seconds, or a date of HTTP, as the receiver wrote it. */
  readonly retryAfter: string | null;
}

export const limitMs = 10_000;
const mostReadBytes = 64 * 1024;
const keptBytes = 1024;

/**
 * Posts a body once, to the addresses that were checked, through no proxy and after no redirect. Ends after 10
 * seconds. A status that came by then counts, however slowly its body arrives.
 */
export function sendWebhook(
  { url: text, headers, body }: WebhookRequest,
  rules: SendRules,
): Promise<WebhookAnswer> {
  const fault = findUrlFault(text, rules);
  if (fault !== null) return Promise.resolve(unanswered(englishRefusals.text(fault)));
  const url = new URL(text);
  return new Promise((resolve) => {
    const lookup = createPinnedLookup(rules);
    const request = openRequest(url, { method: 'POST', lookup, headers, body });
    const received: { current: Receiving | null } = { current: null };
    const finish = (answer: WebhookAnswer): void => {
      cancel();
      request.destroy();
      resolve(answer);
    };
    const fail = (error: unknown): void =>
      finish(received.current?.answer() ?? unanswered(describeSendFault(error)));
    const cancel = rules.schedule(() => fail(new WebhookRefusedError(timedOut)), limitMs);
    request.on('error', fail);
    request.on('response', (response) => {
      const receiving = receive(response);
      received.current = receiving;
      response.on('error', fail);
      void receiving.ended.then(() => finish(receiving.answer()));
    });
    request.end(body);
  });
}

const timedOut = `Timed out after ${limitMs / 1000} s.`;

export interface Opening {
  readonly method: 'GET' | 'POST';
  readonly lookup: LookupFunction;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Opens a request of its own to the addresses of a look-up, through no kept connection and no proxy. */
export function openRequest(url: URL, { method, lookup, headers, body }: Opening) {
  const options = {
    method,
    hostname: url.hostname.replace(/^\[|\]$/g, ''),
    port: url.port,
    path: `${url.pathname}${url.search}`,
    headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
    lookup,
    maxHeaderSize: 16_384,
  };
  // An agent of its own: no kept connection, and no proxy of the environment.
  return url.protocol === 'http:'
    ? httpRequest({ ...options, agent: new HttpAgent() })
    : httpsRequest({ ...options, agent: new HttpsAgent() });
}

interface Receiving {
  /** Resolves at the end of the body, or where it is longer than what is read. */
  readonly ended: Promise<void>;
  answer(): WebhookAnswer;
}

function receive(response: IncomingMessage): Receiving {
  const kept: Buffer[] = [];
  let bytes = 0;
  const ended = new Promise<void>((resolve) => {
    response.on('data', (chunk: Buffer) => {
      if (bytes < keptBytes) kept.push(chunk.subarray(0, keptBytes - bytes));
      bytes += chunk.length;
      if (bytes >= mostReadBytes) resolve();
    });
    response.on('end', resolve);
  });
  return {
    ended,
    answer: () => {
      const httpStatus = response.statusCode ?? 0;
      const isRedirect = httpStatus >= 300 && httpStatus < 400;
      return {
        httpStatus,
        error: isRedirect ? 'Redirects are not followed.' : null,
        responseHeaders: headersOf(response),
        responseExcerpt: toText(Buffer.concat(kept)),
        retryAfter: response.headers['retry-after'] ?? null,
      };
    },
  };
}

/** Headers in one line each; cookies would be of no use and may be secret. */
function headersOf({ headers }: IncomingMessage): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => name !== 'set-cookie')
      .slice(0, 50)
      .map(([name, value]) => [name, String(value).slice(0, 500)]),
  );
}

/** Text that PostgreSQL can store. */
const toText = (bytes: Buffer): string =>
  new TextDecoder().decode(bytes).replaceAll('\0', '\uFFFD');

const unanswered = (error: string): WebhookAnswer => ({
  httpStatus: null,
  error,
  responseHeaders: null,
  responseExcerpt: null,
  retryAfter: null,
});
