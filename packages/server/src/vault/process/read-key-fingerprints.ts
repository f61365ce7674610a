import type { Env } from '../../platform/env.ts';
import { loadKeys } from '../key-source.ts';
import { fingerprintOf, wipeMasterKeys } from '../master-keys.ts';
import { connectSigner } from './connect-signer.ts';
import { requireSigner } from './probe-signer.ts';
import { signerCalls } from './signer-calls.ts';

/**
 * Reads the fingerprints of the master keys, newest first: from the signer where it is a service, because
 * this process cannot read the keys then; else from the keys themselves.
 * @throws {StartError} no signer answers, or the keys are damaged
 */
export async function readKeyFingerprints({
  dataDirectory,
  masterKey,
  signerSocket,
  transit,
}: Pick<Env, 'dataDirectory' | 'masterKey' | 'signerSocket' | 'transit'>): Promise<
  readonly string[]
> {
  if (signerSocket === null) {
    const keys = await loadKeys({ directory: dataDirectory, given: masterKey, transit });
    const fingerprints = keys.map(fingerprintOf);
    wipeMasterKeys(keys);
    return fingerprints;
  }
  await requireSigner(signerSocket);
  const channel = connectSigner(signerSocket);
  try {
    const { keys } = await channel.ask(signerCalls.open, null);
    return keys.map(({ fingerprint }) => fingerprint);
  } finally {
    await channel.close();
  }
}
