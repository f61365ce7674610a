// Starts the server of examples/script-tag beside a running product, on a free port.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const server = join(import.meta.dirname, '../examples/script-tag/server.mjs');

/**
 * @param {{ billfold: string, email: string, password: string }} options the product and its member
 * @returns {Promise<{ url: string, stop: () => void }>}
 */
export async function startMembersPage({ billfold, email, password }) {
  const child = spawn(process.execPath, [server], {
    env: {
      ...process.env,
      PORT: '0',
      BILLFOLD_URL: billfold,
      BILLFOLD_EMAIL: email,
      BILLFOLD_PASSWORD: password,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(createInterface(child.stdout), 'line');
  const [url] = /http:\S+/.exec(String(line)) ?? [];
  if (url === undefined) throw new Error(`the example did not start: ${line}`);
  return { url, stop: () => void child.kill() };
}
