import type { Endpoint, Schema } from '@billfold/core/contract';
import { errorBody } from '@billfold/core/contract';
import { servedEndpoint } from '@billfold/core/contract/requests';
import * as z from 'zod/mini';

export interface OpenApi {
  add<P, Q, B, R>(endpoint: Endpoint<P, Q, B, R>): void;
  /** Returns the operation of one endpoint as `document` has it. */
  operation(method: string, path: string): object | undefined;
  /** Components to which operations refer. */
  readonly components: object;
  /** OpenAPI 3.1 of every endpoint added so far. */
  document(): object;
}

/** Facts in which the documents of two APIs differ. */
export interface ApiDescription {
  readonly title: string;
  readonly description?: string;
  readonly securitySchemes: Readonly<Record<string, object>>;
  /** Security of the calls that are not public. */
  readonly security: (endpoint: Pick<Endpoint, 'scope'>) => readonly object[];
  /** Parameters of every call. */
  readonly parameters?: readonly object[];
}

const walletApi: ApiDescription = {
  title: 'Billfold',
  securitySchemes: { session: { type: 'http', scheme: 'bearer' } },
  security: () => [{ session: [] }],
};

/** Assembled from the very calls that bind the routes, so that it cannot name another API. */
export function createOpenApi(api: ApiDescription = walletApi): OpenApi {
  const paths = new Map<string, Map<string, () => object>>();
  const { title, description, securitySchemes } = api;
  const components = { securitySchemes, schemas: { Error: jsonSchema(errorBody) } };
  const license = { name: 'MIT', identifier: 'MIT' };
  const info = { title, version: '1', ...(description ? { description } : {}), license };
  return {
    add(endpoint) {
      const operations = paths.get(endpoint.path) ?? new Map<string, () => object>();
      operations.set(endpoint.method.toLowerCase(), () => operationOf(endpoint, api));
      paths.set(endpoint.path, operations);
    },
    operation: (method, path) => paths.get(path)?.get(method.toLowerCase())?.(),
    components,
    document: () => ({
      openapi: '3.1.0',
      info,
      paths: Object.fromEntries(
        [...paths]
          .sort(([a], [b]) => (a < b ? -1 : 1))
          .map(([path, operations]) => [
            path,
            Object.fromEntries([...operations].map(([method, describe]) => [method, describe()])),
          ]),
      ),
      components,
    }),
  };
}

function operationOf<P, Q, B, R>(
  called: Endpoint<P, Q, B, R>,
  { security, parameters: shared = [] }: ApiDescription,
): object {
  const endpoint = servedEndpoint(called);
  const status = endpoint.status ?? 200;
  const parameters = [
    ...parametersOf('path', endpoint.params),
    ...parametersOf('query', endpoint.query),
    ...(endpoint.idempotent
      ? [{ ...idempotencyKey, required: endpoint.requiresKey === true }]
      : []),
    ...shared,
  ];
  return {
    summary: endpoint.summary,
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(endpoint.body
      ? { requestBody: { required: true, content: json(jsonSchema(endpoint.body)) } }
      : {}),
    responses: {
      [status]: {
        description: 'The answer.',
        ...(status === 204 || status === 302 ? {} : { content: answerOf(endpoint) }),
      },
      default: {
        description: 'A refusal.',
        content: json({ $ref: '#/components/schemas/Error' }),
      },
    },
    security: endpoint.public ? [] : security(endpoint),
  };
}

function answerOf<P, Q, B, R>({ file, stream, response }: Endpoint<P, Q, B, R>): object {
  if (stream === true) return { 'text/event-stream': { schema: jsonSchema(response) } };
  if (file === undefined) return json(jsonSchema(response));
  return { [file]: { schema: { type: 'string', format: 'binary' } } };
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
};

function parametersOf(
  place: 'path' | 'query',
  make: (() => Schema<unknown>) | undefined,
): readonly object[] {
  if (make === undefined) return [];
  const { properties = {}, required = [] } = z.toJSONSchema(make(), written);
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema,
  }));
}

function jsonSchema<T>(make: () => Schema<T>): object {
  const { $schema: _, ...schema } = z.toJSONSchema(make(), written);
  return schema;
}

/** Read-only types are those of our code. In OpenAPI the word means that a request leaves the field out. */
const written: Parameters<typeof z.toJSONSchema>[1] = {
  io: 'input',
  override: ({ jsonSchema: schema }) => {
    delete schema.readOnly;
  },
};

const json = (schema: object): object => ({ 'application/json': { schema } });
