// Runs a node of another project alongside a proof, and speaks JSON-RPC with it.
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';

/** A port that was free a moment ago: these nodes cannot take one by themselves. */
export function freePort() {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/**
 * Starts `command` and waits until `isReady` holds. `stop` ends it and waits for its end.
 * @param {{ command: string, args: string[], isReady: () => Promise<unknown> }} options
 */
export async function startEngine({ command, args, isReady }) {
  const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  let output = '';
  let hasEnded = false;
  child.stderr.on('data', (chunk) => {
    output += chunk;
  });
  const ended = new Promise((resolve) => child.once('close', resolve)).then(() => {
    hasEnded = true;
  });
  const stop = () => {
    child.kill();
    return ended;
  };
  const end = performance.now() + 30_000;
  for (;;) {
    if (await isReady().catch(() => false)) return { stop };
    if (hasEnded) throw new Error(`${command} ended: ${output}`);
    if (performance.now() > end) {
      await stop();
      throw new Error(`${command} is not ready after 30 s: ${output}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** `rpc(method, ...params)` answers the result and throws what the node refuses with. */
export function createRpc(url, headers = {}) {
  let id = 0;
  return async (method, ...params) => {
    id += 1;
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ jsonrpc: '2.0', id, method, params }),
    });
    const { result, error } = await response.json();
    if (error) throw new RefusedError(error.message);
    return result;
  };
}

/** The node understood and said no. */
export class RefusedError extends Error {}

/** Returns the error message with which the node refuses a call; undefined when it accepts the call. */
export async function refusalOf(call) {
  try {
    await call();
    return undefined;
  } catch (error) {
    if (error instanceof RefusedError) return error.message;
    throw error;
  }
}

/** One copy of `raw` per byte, with one bit of that byte turned. */
export function flippedCopies(raw) {
  return Array.from(raw, (byte, at) => {
    const copy = Uint8Array.from(raw);
    copy[at] = byte ^ (1 << (at % 8));
    return copy;
  });
}

export const toHex = (bytes) => Buffer.from(bytes).toString('hex');
