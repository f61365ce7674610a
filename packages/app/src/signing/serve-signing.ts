import type { EvaluatedVault } from '@billfold/core/contract';
import type { KeyDerivation } from '@billfold/keyring/vault';
import { argon2id } from 'hash-wasm';
import type { MessageFromWorker, MessageToWorker } from './messages.ts';
import { signTask } from './sign-task.ts';

/** Side of the worker: the worker itself, or a port in a test. */
export interface WorkerSide {
  onmessage: ((event: MessageEvent) => void) | null;
  postMessage(message: MessageFromWorker): void;
}

/** Answers the first task with its signatures. The page ends the worker, and with it its memory. */
export function serveSigning(side: WorkerSide): void {
  let answer: ((evaluation: EvaluatedVault) => void) | null = null;
  let isTaken = false;
  side.onmessage = ({ data }: MessageEvent<MessageToWorker>) => {
    if (data.type === 'evaluated') return answer?.(data);
    if (isTaken) return;
    isTaken = true;
    const evaluate = (blinded: string) =>
      new Promise<EvaluatedVault>((resolve) => {
        answer = resolve;
        side.postMessage({ type: 'evaluate', blinded });
      });
    const prove = (proof: Extract<MessageFromWorker, { type: 'prove' }>['proof']): void =>
      side.postMessage({ type: 'prove', proof });
    void signTask(data.task, { deriveKey, evaluate, prove }).then(
      (result) => side.postMessage({ type: 'ended', result }),
      // Nothing of the error: it could name what it failed on.
      () =>
        side.postMessage({ type: 'ended', result: { outcome: 'refused', reason: 'unsupported' } }),
    );
  };
}

/** Derives 32 bytes by argon2id in WebAssembly. */
export function deriveKey(derivation: KeyDerivation): Promise<Uint8Array> {
  const { password, salt, memoryKib, passes, lanes } = derivation;
  return argon2id({
    ...{ password, salt, hashLength: 32, outputType: 'binary' },
    ...{ memorySize: memoryKib, iterations: passes, parallelism: lanes },
  });
}
