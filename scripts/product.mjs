// Starts the built server as a separate process, on a free port, and waits until it is ready.
import { spawn } from 'node:child_process';
import { join } from 'node:path';

const built = join(import.meta.dirname, '..', 'packages', 'server', 'dist', 'main.js');

/**
 * @typedef {object} Product
 * @property {string} url
 * @property {number} pid
 * @property {() => Promise<number | null>} kill as a crash does: nothing is finished or closed
 * @property {() => Promise<number | null>} stop asks it to finish; answers its exit code
 * @property {() => string} output what it has printed and logged so far
 *
 * Starts the built server, or the one of `main`.
 * @param {{ data: string, main?: string, env?: Record<string, string>, args?: readonly string[], timeoutMs?: number, user?: { uid: number, gid: number } }} options
 * @returns {Promise<Product>}
 */
export async function startProduct({
  data,
  main = built,
  env = {},
  args = [],
  timeoutMs = 60_000,
  user,
}) {
  const child = spawn(process.execPath, [main, ...args], {
    env: {
      ...process.env,
      PORT: '0',
      BILLFOLD_DATA: data,
      BILLFOLD_DEMO: '0',
      // The caller's own database is not used unless the caller passes it.
      DATABASE_URL: '',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    // Another user than this one; only root may choose.
    ...user,
  });
  let output = '';
  /** @type {Promise<number | null>} */
  const exited = new Promise((resolve) => child.once('exit', resolve));
  /** @type {string} */
  const url = await new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`not ready after ${timeoutMs} ms:\n${output}`)),
      timeoutMs,
    );
    /** @param {Buffer} chunk */
    const listen = (chunk) => {
      output += chunk;
      const ready = /^Billfold is ready at (\S+)$/m.exec(output);
      if (ready?.[1] === undefined) return;
      clearTimeout(timer);
      resolve(ready[1]);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    void exited.then(() => {
      clearTimeout(timer);
      reject(new Error(`the server ended before it was ready:\n${output}`));
    });
  });
  /** @param {NodeJS.Signals} signal */
  const end = (signal) => {
    child.kill(signal);
    return exited;
  };
  return {
    url,
    pid: child.pid ?? 0,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    output: () => output,
  };
}
