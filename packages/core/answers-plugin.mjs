// For builds that a browser loads: the client reads answers by the contract, and writes requests
// that the types have checked already. What describes a request serves the server and its documents.
import { readFileSync } from 'node:fs';

const variant = '?answers';
const ofRequest = ['summary', 'params', 'query', 'body'];

/**
 * Gives the calls of the client endpoints without the schemas of their requests, and without what
 * only those need of the schema library. The contract itself is published whole.
 * @returns {import('vite').Plugin[]}
 */
export function answersOnly() {
  return [
    {
      name: 'billfold-answers-only',
      // Before Vite resolves it: a module of the contract that the client imports is another one.
      enforce: 'pre',
      resolveId: {
        filter: { id: /\/contract\/[\w-]+\.ts$/ },
        async handler(source, importer, options) {
          if (!importer || !/[\\/]core[\\/]src[\\/]client[\\/]/.test(importer)) return null;
          const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
          const hasEndpoints =
            resolved && readFileSync(resolved.id, 'utf8').includes('satisfies Endpoint<');
          return hasEndpoints ? `${resolved.id}${variant}` : resolved;
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
          return { code: withoutRequests(code, this.parse(code)), map: null };
        },
      },
    },
  ];
}

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
