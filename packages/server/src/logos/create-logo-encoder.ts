import { Worker } from 'node:worker_threads';
import { createWorkQueue } from '../vault/work-queue.ts';
import type { LogoSource } from './encode-logo.ts';
import type { LogoEncoder } from './logo-encoder.ts';
import { logoRefused } from './logo-refused.ts';

/** A picture of 3,000 by 3,000 pixels takes about two seconds on one slow core. */
const longestMs = 20_000;

export interface LogoEncoderOptions {
  /** The built logo-worker.ts. */
  readonly entry: string | URL;
  readonly timeoutMs?: number;
}

/**
 * Creates an encoder that decodes each picture in a thread of its own, one at a time: requests go on
 * meanwhile, and all that a picture does ends with its thread.
 */
export function createLogoEncoder({
  entry,
  timeoutMs = longestMs,
}: LogoEncoderOptions): LogoEncoder {
  const queue = createWorkQueue({ running: 1, waiting: 4 });
  return (source) => queue.run('owner', () => encodeInThread(source, { entry, timeoutMs }));
}

async function encodeInThread(
  source: LogoSource,
  { entry, timeoutMs }: Required<LogoEncoderOptions>,
): Promise<Uint8Array> {
  const worker = new Worker(entry, {
    workerData: { format: source.format, bytes: Uint8Array.from(source.bytes) },
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: 64 },
    // What a decoder prints about a picture belongs in no log.
    stdout: true,
    stderr: true,
  });
  const answer = new Promise<unknown>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', (error) => (isOutOfMemory(error) ? resolve(null) : reject(error)));
    worker.once('exit', () => resolve(null));
  });
  const timer = setTimeout(() => void worker.terminate(), timeoutMs);
  try {
    const encoded = await answer;
    if (encoded instanceof Uint8Array) return encoded;
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
  throw logoRefused('LOGO_DAMAGED');
}

function isOutOfMemory(error: Error): boolean {
  return 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}
