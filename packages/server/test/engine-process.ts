import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

export interface Engine {
  /** Ends it and waits for its end. */
  stop(): Promise<void>;
}
export interface EngineOptions {
  readonly command: string;
  readonly args: readonly string[];
  /** Asked until it does not throw. */
  readonly isReady: () => Promise<unknown>;
  /** Signal that ends the process. */
  readonly signal?: NodeJS.Signals;
}

/** A port that was free a moment ago: nodes of other projects cannot take one by themselves. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0));
    });
  });
}

/** Runs a node of another project alongside a test. */
export async function startEngine({
  command,
  args,
  isReady,
  signal = 'SIGTERM',
}: EngineOptions): Promise<Engine> {
  const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  let output = '';
  let hasEnded = false;
  child.stderr.on('data', (chunk) => {
    output += String(chunk);
  });
  const ended = new Promise<void>((resolve) => {
    child.once('close', () => {
      hasEnded = true;
      resolve();
    });
  });
  const stop = (): Promise<void> => {
    child.kill(signal);
    return ended;
  };
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const isUp = await isReady().then(
      () => true,
      () => false,
    );
    if (isUp) return { stop };
    if (hasEnded) throw new Error(`${command} has ended: ${output}`);
    await pause(100);
  }
  await stop();
  throw new Error(`${command} is not ready after 30 seconds: ${output}`);
}
