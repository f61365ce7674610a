import * as z from 'zod/mini';
import type { Ids } from './owned-things.ts';
import type { ServedCall } from './served-calls.ts';
import type { TestServer } from './test-server.ts';

export interface Asking {
  readonly ids: Ids;
  readonly authorization?: string;
}

/** Makes a call and returns its answer without the parts that differ between any two calls. */
export async function askCall(
  { app }: TestServer,
  call: ServedCall,
  { ids, authorization }: Asking,
) {
  const { method, path, request } = call;
  const url = path.replaceAll(/([\w-]+)\/\{(\w+)\}/g, (_, folder: string, name: string) => {
    const id = ids[name] ?? ids[`${folder}/{${name}}`] ?? 'BTC';
    return `${folder}/${id}`;
  });
  const given = z.parse(z.record(z.string(), z.unknown()), request.query ?? {});
  const inQuery = path.endsWith('/balance-chart') ? { walletId: ids['walletId'] } : {};
  const query = Object.fromEntries(
    Object.entries({ ...given, ...inQuery }).map(([name, value]) => [name, String(value)]),
  );
  const answer = await app.inject({
    method,
    url,
    query,
    headers: {
      'idempotency-key': 'key',
      ...(authorization === undefined ? {} : { authorization }),
      ...(request.body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(request.body === undefined ? {} : { payload: JSON.stringify(request.body) }),
  });
  const body = answer.body.replaceAll(/req_[\w-]+/g, 'req');
  return { status: answer.statusCode, body };
}
