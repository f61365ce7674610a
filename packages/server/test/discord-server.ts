import { createHash, randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Loopback, listenOnLoopback } from './loopback.ts';

export interface DiscordPerson {
  readonly id: string;
  readonly username: string;
  readonly global_name: string | null;
  readonly email: string | null;
  readonly verified: boolean;
}
export interface DiscordServer extends Loopback {
  signIn(person: DiscordPerson): void;
  /** Answers everything with this status, until it is null. */
  fail(status: number | null): void;
}

/** Starts a server that implements Discord’s documented OAuth 2.0: code with PKCE, then `/users/@me`. */
export async function startDiscordServer(secret: string): Promise<DiscordServer> {
  const codes = new Map<string, URLSearchParams>();
  const tokens = new Set<string>();
  const state: { person: DiscordPerson | null; status: number | null } = {
    person: null,
    status: null,
  };
  const loopback = await listenOnLoopback((origin) => async (request, response) => {
    const url = new URL(request.url ?? '/', origin);
    if (state.status !== null) return answer(response, state.status, {});
    if (url.pathname === '/authorize') {
      const code = randomBytes(16).toString('hex');
      codes.set(code, url.searchParams);
      const back = new URL(url.searchParams.get('redirect_uri') ?? '');
      back.searchParams.set('code', code);
      back.searchParams.set('state', url.searchParams.get('state') ?? '');
      response.writeHead(302, { location: back.href });
      response.end();
      return;
    }
    if (url.pathname === '/token') {
      const body = new URLSearchParams(await textOf(request));
      const asked = codes.get(body.get('code') ?? '');
      codes.delete(body.get('code') ?? '');
      if (asked === undefined || body.get('client_secret') !== secret || !isSame(asked, body))
        return answer(response, 400, { error: 'invalid_grant' });
      const access_token = randomBytes(16).toString('hex');
      tokens.add(access_token);
      return answer(response, 200, { access_token, token_type: 'Bearer', expires_in: 604_800 });
    }
    const bearer = request.headers.authorization?.replace('Bearer ', '') ?? '';
    return tokens.has(bearer)
      ? answer(response, 200, state.person)
      : answer(response, 401, { message: '401: Unauthorized', code: 0 });
  });
  return {
    ...loopback,
    signIn: (person) => {
      state.person = person;
    },
    fail: (status) => {
      state.status = status;
    },
  };
}

function isSame(asked: URLSearchParams, body: URLSearchParams): boolean {
  const verifier = body.get('code_verifier') ?? '';
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  return (
    asked.get('code_challenge') === challenge &&
    asked.get('redirect_uri') === body.get('redirect_uri') &&
    asked.get('client_id') === body.get('client_id')
  );
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

function answer(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}
