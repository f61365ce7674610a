import type { IncomingMessage } from 'node:http';
import type { Platform } from '@billfold/core';
import type { ResolveHost } from '../platform/resolve-host.ts';
import type { WebhookUrlRules } from '../webhooks/check-webhook-url.ts';
import { createPinnedLookup } from '../webhooks/pinned-lookup.ts';
import { openRequest } from '../webhooks/send-webhook.ts';

export interface HostRules extends WebhookUrlRules {
  readonly resolveHost: ResolveHost;
  readonly schedule: Platform['schedule'];
}

export interface HostCall {
  readonly url: string;
  /** Posted as JSON; left out to get. */
  readonly body?: object;
}

export interface HostAnswer {
  readonly status: number;
  /** Parsed JSON; null for anything else. */
  readonly body: unknown;
}

const limitMs = 10_000;
const mostBytes = 64 * 1024;

/**
 * Calls another host at the addresses that its own look-up checked, through no proxy and after no redirect. Returns
 * null where it did not answer within 10 seconds, or with more than 64 KiB.
 */
export function askHost(
  { url: text, body }: HostCall,
  rules: HostRules,
): Promise<HostAnswer | null> {
  const url = new URL(text);
  const sent = body === undefined ? '' : JSON.stringify(body);
  const headers = {
    accept: 'application/json',
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  };
  return new Promise((resolve) => {
    const request = openRequest(url, {
      ...{ method: body === undefined ? 'GET' : 'POST', headers, body: sent },
      lookup: createPinnedLookup(rules),
    });
    const finish = (answer: HostAnswer | null): void => {
      cancel();
      request.destroy();
      resolve(answer);
    };
    const fail = (): void => finish(null);
    const cancel = rules.schedule(fail, limitMs);
    request.on('error', fail);
    request.on('response', (response) => {
      read(response).then(finish, fail);
    });
    request.end(sent);
  });
}

async function read(response: IncomingMessage): Promise<HostAnswer | null> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of response) {
    if (!Buffer.isBuffer(part)) return null;
    bytes += part.length;
    if (bytes > mostBytes) return null;
    parts.push(part);
  }
  return { status: response.statusCode ?? 0, body: parse(Buffer.concat(parts).toString()) };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
