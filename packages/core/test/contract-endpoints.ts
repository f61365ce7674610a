import * as contract from '../src/contract/index.ts';
import { type ServedEndpoint, servedEndpoint } from '../src/contract/requests.ts';
import type { Endpoint } from '../src/contract/schema.ts';

const named = Object.entries<unknown>(contract);

/** Every endpoint that the contract exports by itself, with its requests, by its name. */
export const endpoints: readonly (readonly [string, ServedEndpoint])[] = named.flatMap(
  ([name, each]) => (isEndpoint(each) ? [[name, servedEndpoint(each)] as const] : []),
);

/** Every call of the contract by its name, those of a tab of settings by the name of the tab. */
export const contractCalls: readonly (readonly [string, ServedEndpoint])[] = named.flatMap(
  ([name, each]) => endpointsIn(each).map((endpoint) => [name, endpoint] as const),
);

/** Returns the endpoints of an export of the contract with their requests: one, or those of a tab. */
export function endpointsIn(value: unknown): readonly ServedEndpoint[] {
  if (typeof value !== 'object' || value === null) return [];
  const found = isEndpoint(value) ? [value] : Object.values(value).filter(isEndpoint);
  return found.map((endpoint) => servedEndpoint(endpoint));
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'path' in value && 'response' in value;
}
