import type * as z from 'zod/mini';
import type { Endpoint } from '../contract/schema.ts';
import { NetworkError } from '../errors/error-kinds.ts';
import type { Incoming } from './http-client.ts';

/** The JSON of a body: null when it is empty, undefined when it is none. */
export function readJson(body: ArrayBuffer): unknown {
  const text = new TextDecoder().decode(body);
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Parses an answer by the schema of its endpoint (R-API-04). Accepts the other forms that the
 * specification shows for some answers: inside `data`, and a list without its page; see "Envelopes"
 * in docs/decisions/api.md and "The wallet list tolerates two shapes" in docs/decisions/wallets.md.
 * @throws {NetworkError} `response_invalid`, with the path and never with a value
 */
export function readAnswer<P, Q, B, R>(
  endpoint: Endpoint<P, Q, B, R>,
  { response, body }: Incoming,
): R {
  const schema = endpoint.response();
  const answer = endpoint.file ? fileOf(response, body) : readJson(body);
  const parsed = schema.safeParse(answer);
  if (parsed.success) return parsed.data;
  for (const form of otherForms(answer)) {
    const reparsed = schema.safeParse(form);
    if (reparsed.success) return reparsed.data;
  }
  throw new NetworkError('response_invalid', {
    messages: [`${endpoint.method} ${endpoint.path}: ${problemsOf(parsed.error)}`],
  });
}

/** Where it breaks the contract, and how: never a value, which may be a secret. */
function problemsOf({ issues }: z.core.$ZodError): string {
  return issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ');
}

function otherForms(answer: unknown): readonly unknown[] {
  if (Array.isArray(answer)) return [onePage(answer)];
  if (typeof answer !== 'object' || answer === null || !('data' in answer)) return [];
  const { data } = answer;
  return Array.isArray(data) ? [data, onePage(data)] : [data];
}

function onePage(items: readonly unknown[]): object {
  return { items, total: items.length, page: 1, pageSize: items.length };
}

function fileOf({ headers }: Response, body: ArrayBuffer): File {
  const disposition = headers.get('content-disposition') ?? '';
  const [, name = 'download'] = /filename="([^"/\\]+)"/.exec(disposition) ?? [];
  return new File([body], name, { type: headers.get('content-type') ?? '' });
}
