import * as contract from '../src/contract/index.ts';
import type { Endpoint } from '../src/contract/schema.ts';

/** Every endpoint of the contract by its name. */
export const endpoints: readonly (readonly [string, Endpoint])[] = Object.entries(contract).flatMap(
  ([name, each]) => (isEndpoint(each) ? [[name, each] as const] : []),
);

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'path' in value && 'response' in value;
}
