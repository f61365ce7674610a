// Calls of many people from one process, as cheap as Node makes them: what the callers use of a machine
// that they share with the server is lost to the server.
import { Agent, request } from 'node:http';

/**
 * @param {string} baseUrl
 * @returns {(method: string, path: string, options: { body?: object, headers: object }) => Promise<{ status: number, retryAfter: number }>}
 */
export function createCaller(baseUrl) {
  const { hostname, port } = new URL(baseUrl);
  // As many connections as there are calls under way; browsers keep theirs open too.
  const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });
  return (method, path, { body, headers }) =>
    new Promise((resolve, reject) => {
      const text = body === undefined ? undefined : JSON.stringify(body);
      const sent =
        text === undefined
          ? {}
          : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) };
      const call = request(
        { agent, hostname, port, method, path, headers: { ...headers, ...sent } },
        (answer) => {
          answer.on('error', reject);
          answer.on('end', () =>
            resolve({
              status: answer.statusCode,
              retryAfter: Number(answer.headers['retry-after'] ?? 1),
            }),
          );
          answer.resume();
        },
      );
      call.on('error', reject);
      call.end(text);
    });
}
