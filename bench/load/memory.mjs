// What a server under load keeps: its own report after a collection, not what the allocator holds ready.
import { join } from 'node:path';
import { residentMb } from './measure.mjs';

/** To be added to the environment of a server whose memory is looked at. */
export const reporting = {
  NODE_OPTIONS: `--require ${join(import.meta.dirname, 'report-memory.cjs')}`,
};

/**
 * @param {{ pid: number, output: () => string }} product started with `reporting`
 * @returns {Promise<{ keptMb: number, resources: Record<string, number>, residentMb: number }>} `resources`
 *   counts what keeps the process running, by its kind; `residentMb` is with its signer
 */
export async function readMemory(product) {
  const reports = () => product.output().match(/^memory \{.*\}$/gm) ?? [];
  const before = reports().length;
  process.kill(product.pid, 'SIGUSR2');
  const end = performance.now() + 10_000;
  while (reports().length === before) {
    if (performance.now() > end) throw new Error('the server does not report its memory');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const { heapUsed, external, resources } = JSON.parse(reports().at(-1).slice('memory '.length));
  const mebibyte = 1_048_576;
  return {
    keptMb: (heapUsed + external) / mebibyte,
    resources,
    residentMb: residentMb(product.pid),
  };
}
