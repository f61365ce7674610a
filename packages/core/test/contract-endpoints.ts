import * as contract from '../src/contract/index.ts';
import { type ServedEndpoint, servedEndpoint } from '../src/contract/requests.ts';
import type { Endpoint } from '../src/contract/schema.ts';

/** Every endpoint of the contract with its requests, by its name. */
export const endpoints: readonly (readonly [string, ServedEndpoint])[] = Object.entries<unknown>(
  contract,
).flatMap(([name, each]) => (isEndpoint(each) ? [[name, servedEndpoint(each)] as const] : []));

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'path' in value && 'response' in value;
}
