import type { AnyRequest } from '@billfold/core/contract';
import * as z from 'zod/mini';
import { contractCalls } from '../../core/test/contract-endpoints.ts';
import { businessCalls } from './business-calls.ts';
import type { TestServer } from './test-server.ts';
import { accountCalls, walletCalls } from './wallet-calls.ts';

/** A call as a server serves it, with a request to it that is right but for whose things it names. */
export interface ServedCall {
  /** Such as `GET /api/wallets`. */
  readonly name: string;
  readonly method: Method;
  readonly path: string;
  readonly isPublic: boolean;
  readonly isStream: boolean;
  /** Takes or shows a secret. */
  readonly isSecret: boolean;
  readonly request: AnyRequest;
}

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
type Method = (typeof methods)[number];

const operationShape = z.object({
  security: z.array(z.unknown()),
  responses: z.record(
    z.string(),
    z.object({ content: z.optional(z.record(z.string(), z.unknown())) }),
  ),
});
const documentShape = z.object({
  paths: z.record(z.string(), z.record(z.string(), operationShape)),
});

/** Every call of the OpenAPI document of a server. */
export function servedCalls({ openapi }: TestServer): readonly ServedCall[] {
  const { paths } = z.parse(documentShape, openapi.document());
  return Object.entries(paths).flatMap(([path, operations]) =>
    methods.flatMap((method) => {
      const operation = operations[method.toLowerCase()];
      if (operation === undefined) return [];
      const [key, endpoint] = contractCall(method, path);
      const types = Object.values(operation.responses).flatMap(({ content = {} }) =>
        Object.keys(content),
      );
      return [
        {
          ...{ name: `${method} ${path}`, method, path },
          isPublic: operation.security.length === 0,
          isStream: types.includes('text/event-stream'),
          isSecret: endpoint.secret === true,
          request: walletCalls[key] ?? accountCalls[key] ?? businessCalls[key] ?? {},
        },
      ];
    }),
  );
}

function contractCall(method: Method, path: string) {
  const found = contractCalls.find(
    ([, endpoint]) => endpoint.path === path && endpoint.method === method,
  );
  if (found === undefined) throw new Error(`${method} ${path} is not of the contract`);
  return found;
}

/** Every route of a server, such as `GET /api/wallets/:id`, with or without a place in the contract. */
export async function routesOf({ app }: TestServer): Promise<readonly string[]> {
  await app.ready();
  const above: { readonly depth: number; readonly path: string }[] = [];
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, lead = '', part = '', verbs = ''] =
        /^([^\w/*]*)(\S+) \(([A-Z, ]+)\)/.exec(line) ?? [];
      if (part === '') return [];
      while ((above.at(-1)?.depth ?? -1) >= lead.length) above.pop();
      const path = `${above.at(-1)?.path ?? ''}${part}`;
      above.push({ depth: lead.length, path });
      return verbs
        .split(', ')
        .filter((verb) => verb !== 'HEAD' && verb !== 'OPTIONS')
        .map((verb) => `${verb} ${path}`);
    });
}

/** Removes parameter names from a route, so that `{id}` equals `:id`; ignores case and a trailing slash. */
export const withoutNames = (route: string): string =>
  route
    .replaceAll(/\{\w+\}|:\w+(\|:\w+)*/g, ':')
    .replace(/(?<=\w)\/$/, '')
    .toLowerCase();
