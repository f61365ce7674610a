// Entry of the thread that decodes one picture, built as logo-worker.js beside main.js.
import { parentPort, workerData } from 'node:worker_threads';
import * as z from 'zod/mini';
import { ApiError } from '../platform/api-error.ts';
import { encodeLogo } from './encode-logo.ts';

const source = z.object({
  format: z.enum(['png', 'jpeg', 'webp']),
  bytes: z.instanceof(Uint8Array),
});

// A damaged picture is no fault of the thread, whose end would be written to the log.
const encoded = await encodeLogo(z.parse(source, workerData)).catch((error: unknown) => {
  if (error instanceof ApiError) return null;
  throw error;
});
parentPort?.postMessage(encoded);
