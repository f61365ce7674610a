import * as contract from '@billfold/core/contract';
import { type Endpoint, errorBody } from '@billfold/core/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { accountRules } from './api-rules/account-rules.ts';
import { transactionRules } from './api-rules/transaction-rules.ts';
import { walletRules } from './api-rules/wallet-rules.ts';

/** Implementation of the API: the fake of core/testing, or the server. */
export interface ApiWorld {
  readonly walletId: string;
  /** Bitcoin account with half a coin that can be spent. */
  readonly accountId: string;
  readonly password: string;
  readonly seedPhrase: string;
  ask(request: ApiRequest): Promise<ApiAnswer>;
}
export interface ApiRequest {
  readonly method: Endpoint['method'];
  /** Path with its query. */
  readonly url: string;
  readonly body?: object | undefined;
  readonly idempotencyKey?: string | undefined;
  /** The `Billfold-Intent` header. */
  readonly intent?: string | undefined;
}
export interface ApiAnswer {
  readonly status: number;
  readonly body: unknown;
}

const nobody = '0197aa00-0000-7000-8000-000000000000';
const rules = [...accountRules, ...transactionRules, ...walletRules];

/** Runs every rule, in order, against one implementation of the API. */
export function describeApi(name: string, open: () => Promise<ApiWorld>): void {
  describe(`the API of ${name}`, () => {
    let world: ApiWorld;
    beforeAll(async () => {
      world = await open();
    });
    /** Header of the intent that a rule created last. */
    let intent: string | undefined;
    it.each(rules)('$name', async (rule) => {
      const { call, body, key, status = 200, code, like, check } = rule;
      const [method, url = ''] = fill(world, call).split(/ (.*)/);
      const answer = await world.ask({
        method: z.parse(z.enum(['GET', 'POST', 'PUT', 'DELETE']), method),
        url,
        body: body && JSON.parse(fill(world, JSON.stringify(body))),
        idempotencyKey: key,
        intent: rule.intent?.replace('{INTENT}', intent ?? ''),
      });
      const created = z.safeParse(contract.createIntent.response(), answer.body);
      if (created.success) intent = `${created.data.intentId}; digest=${created.data.digest}`;
      expect({ status: answer.status, ...(answer.status === status ? {} : answer) }).toEqual({
        status,
      });
      if (code === undefined) checkShape(`${method}`, url, answer.body);
      else expect(z.parse(errorBody(), answer.body).code).toBe(code);
      if (like !== undefined)
        expect(answer.body).toMatchObject(JSON.parse(fill(world, JSON.stringify(like))));
      check?.(answer.body);
    });
  });
}

function fill(world: ApiWorld, text: string): string {
  const names = {
    W: world.walletId,
    A: world.accountId,
    NOBODY: nobody,
    PASSWORD: world.password,
    SEED: world.seedPhrase,
  };
  return Object.entries(names).reduce(
    (filled, [name, value]) => filled.replaceAll(`{${name}}`, value),
    text,
  );
}

/** Parses an answer with the schema of the endpoint at a URL. */
function checkShape(method: string, url: string, body: unknown): void {
  const [path = ''] = url.split('?');
  const found = Object.values(contract).find(
    (each) =>
      typeof each === 'object' &&
      'path' in each &&
      each.method === method &&
      matches(each.path, path),
  );
  if (typeof found !== 'object' || !('response' in found))
    throw new Error(`no call ${method} ${path}`);
  z.parse(found.response(), body);
}

const matches = (pattern: string, path: string): boolean =>
  new RegExp(`^${pattern.replaceAll(/\{\w+\}/g, '[^/]+')}$`, 'i').test(path) &&
  !(pattern.endsWith('}') && /\/(confirmations|balance-chart)$/.test(path));
