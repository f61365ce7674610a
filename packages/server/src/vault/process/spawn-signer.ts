import { type ChildProcess, spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { createSignerChannel, type SignerChannel } from './signer-channel.ts';

const patienceMs = 5_000;

type Environment = Readonly<Record<string, string>>;

/**
 * Starts a signer as a child of this process.
 * @param entry the built signer-main.ts
 * @param environment its variables, none unless given
 */
export function spawnSigner(entry: string, environment: Environment = {}): SignerChannel {
  const child = startConfined(entry, environment);
  let hasEnded = false;
  // A channel that breaks has lost its other end, which `exit` reports.
  child.on('error', () => {});
  const ended = new Promise<string>((resolve) => {
    const end = (how: string) => {
      hasEnded = true;
      resolve(how);
    };
    child.once('error', ({ message }) => end(message));
    child.once('exit', (code, signal) => end(signal ?? `code ${code}`));
  });
  return createSignerChannel({
    ended,
    pid: child.pid,
    isOpen: () => child.connected && !hasEnded,
    send: (message, fail) => {
      child.send(message, (error) => {
        if (error !== null) fail();
      });
    },
    subscribe: (listener) => child.on('message', listener),
    close: async () => {
      if (child.connected) child.disconnect();
      const timer = setTimeout(() => child.kill('SIGKILL'), patienceMs);
      await ended;
      clearTimeout(timer);
    },
  });
}

/**
 * Starts it with the given environment alone, no output, and permission to read files but not to write any or to
 * start programs. Node cannot take the network from it. Where there is a shell, no core is dumped either.
 */
function startConfined(entry: string, environment: Environment): ChildProcess {
  const permission = process.allowedNodeEnvironmentFlags.has('--permission')
    ? '--permission'
    : '--experimental-permission';
  const node = [
    process.execPath,
    '--no-warnings',
    permission,
    '--allow-fs-read=*',
    '--allow-addons',
    entry,
  ];
  const [command = '', ...args] =
    process.platform === 'win32'
      ? node
      : ['/bin/sh', '-c', 'ulimit -c 0; exec "$@"', 'sh', ...node];
  const child = spawn(command, args, {
    env: environment,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
  });
  // Where the processor is short, answers go before password hashes.
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  return child;
}
