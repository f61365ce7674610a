// For builds that a browser loads: the client reads answers by the contract, and writes requests
// that the types have checked already. What describes a request serves the server and its documents,
// and so does most of the schema library.
import { readFileSync } from 'node:fs';

const variant = '?answers';
const ofRequest = ['summary', 'params', 'query', 'body'];

/**
 * Gives the calls of the client endpoints without the schemas of their requests, and those of their
 * answers made of `answer-schema.ts` instead of zod. The contract itself is published whole.
 * @returns {import('vite').Plugin[]}
 */
export function answersOnly() {
  return [
    {
      name: 'billfold-answers-only',
      // Before Vite resolves it: a module of the contract that the client imports is another one.
      enforce: 'pre',
      resolveId: {
        filter: { id: /\/[\w-]+\.ts$/ },
        async handler(source, importer, options) {
          if (!importer?.endsWith(variant) && !isOfClient.test(importer ?? '')) return null;
          const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
          return resolved && hasSchemas(resolved.id) ? `${resolved.id}${variant}` : resolved;
        },
      },
    },
    {
      name: 'billfold-answers-only-text',
      // What is parsed is JavaScript by then.
      enforce: 'post',
      transform: {
        filter: { id: /\?answers$/ },
        handler(code) {
          const answers = withoutRequests(code, this.parse(code));
          return { code: answers.replace(schemaLibrary, "'./answer-schema.ts'"), map: null };
        },
      },
    },
  ];
}

const isOfClient = /[\\/]core[\\/]src[\\/]client[\\/]/;
const isOfContract = /[\\/]core[\\/]src[\\/]contract[\\/][\w-]+\.ts$/;

const schemaLibrary = /(?<=^import \* as z from )['"]zod\/mini['"]/m;
const hasSchemas = (id) =>
  isOfContract.test(id) && /^import \* as z |satisfies Endpoint</m.test(readFileSync(id, 'utf8'));

/** Blanks in place of what is left out, so that every other character stays where its map has it. */
function withoutRequests(code, { body }) {
  let left = code;
  for (const { start, end } of body.flatMap(endpointsOf).flatMap(requestParts(code)))
    left = left.slice(0, start) + left.slice(start, end).replace(/\S/g, ' ') + left.slice(end);
  return left;
}

function endpointsOf(statement) {
  const { declarations = [] } = statement.declaration ?? statement;
  return declarations
    .map(({ init }) => init)
    .filter((init) => init?.type === 'ObjectExpression' && propertyOf(init, 'method'));
}

const propertyOf = ({ properties }, name) => properties.find(({ key }) => key?.name === name);

/** Each with the comma behind it. */
const requestParts = (code) => (endpoint) =>
  ofRequest.flatMap((name) => {
    const property = propertyOf(endpoint, name);
    if (!property) return [];
    const [behind] = /^\s*,?/.exec(code.slice(property.end)) ?? [''];
    return [{ start: property.start, end: property.end + behind.length }];
  });
