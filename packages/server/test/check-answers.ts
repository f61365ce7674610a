import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { OpenApi } from '../src/http/openapi.ts';

type Compile = FastifyRequest['compileValidationSchema'];
type Validate = ReturnType<Compile>;

const schema = z.record(z.string(), z.unknown());
const answers = z.object({
  content: z.optional(z.record(z.string(), z.object({ schema }))),
});
const operationShape = z.object({ responses: z.record(z.string(), answers) });
interface Operation extends z.infer<typeof operationShape> {
  /** Components of its document. */
  readonly components: object;
}

let compile: Promise<Compile> | undefined;
const compiled = new WeakMap<object, Validate>();
// By method and path: every test server of a worker describes itself alike, and would take longer for it
// than for most tests.
const operations = new Map<string, Operation>();

/** Not the answer that a caller gets: what a test must fail with. */
class UndocumentedAnswer extends Error {
  readonly statusCode = 500;
}

/**
 * Has every answer of a server under `app.inject` checked against its own OpenAPI documents, by Ajv: one
 * that is not as documented becomes a 500. What is wrong with it is added to `faults`.
 */
export function checkAnswers(
  app: FastifyInstance,
  documents: readonly OpenApi[],
): { readonly faults: readonly string[] } {
  const faults: string[] = [];
  const refuse = (fault: string): never => {
    faults.push(fault);
    throw new UndocumentedAnswer(fault);
  };
  app.addHook('onSend', async (request, reply, payload) => {
    const { url } = request.routeOptions;
    if (url === undefined) return payload;
    const path = url.replaceAll(/:(\w+)/g, '{$1}');
    const operation = operationOf(documents, request.method, path);
    if (operation === null) return payload;
    const { responses } = operation;
    const { statusCode } = reply;
    const documented =
      responses[String(statusCode)] ?? (statusCode >= 400 ? responses['default'] : undefined);
    const place = `${request.method} ${path} ${statusCode}`;
    if (documented === undefined) return refuse(`${place} is not in the OpenAPI document.`);
    if (documented.content === undefined) {
      if (payload) return refuse(`${place} has no body in the OpenAPI document.`);
      return payload;
    }
    const type = String(reply.getHeader('content-type')).split(';')[0] ?? '';
    const content = documented.content[type];
    if (content === undefined) return refuse(`${place}: ${type} is not in the OpenAPI document.`);
    if (type !== 'application/json' || typeof payload !== 'string') return payload;
    const wrong = await faultOf(content.schema, operation.components, payload);
    return wrong === null ? payload : refuse(`${place} is not as documented: ${wrong} ${payload}`);
  });
  return { faults };
}

/** Returns null for a call that is in no document. */
function operationOf(
  documents: readonly OpenApi[],
  method: string,
  path: string,
): Operation | null {
  const key = `${method} ${path}`;
  const known = operations.get(key);
  if (known !== undefined) return known;
  for (const { operation, components } of documents) {
    const described = operation(method, path);
    if (described === undefined) continue;
    const checked = { ...z.parse(operationShape, described), components };
    operations.set(key, checked);
    return checked;
  }
  return null;
}

async function faultOf(
  schema: object,
  components: object,
  payload: string,
): Promise<string | null> {
  const validate = compiled.get(schema) ?? (await openCompiler())({ ...schema, components });
  compiled.set(schema, validate);
  return validate(JSON.parse(payload)) ? null : JSON.stringify(validate.errors);
}

/** Fastify's own Ajv, told to change nothing. */
function openCompiler(): Promise<Compile> {
  compile ??= new Promise((resolve, reject) => {
    const app = Fastify({
      ajv: {
        customOptions: {
          coerceTypes: false,
          removeAdditional: false,
          useDefaults: false,
          strict: false,
        },
      },
    });
    app.get('/', async (request) => {
      resolve((shape) => request.compileValidationSchema(shape));
      return null;
    });
    app.inject('/').catch(reject);
  });
  return compile;
}
