import { connect } from 'node:net';
import { dirname } from 'node:path';
import { requireNoOthers } from '../../platform/require-private.ts';
import { StartError } from '../../platform/start-error.ts';

/** Connects to a socket and leaves: returns `listening`, or the code of the error. */
export async function probeSigner(path: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(path);
    socket.once('connect', () => {
      socket.destroy();
      resolve('listening');
    });
    socket.once('error', (error) => resolve('code' in error ? String(error.code) : error.name));
  });
}

/**
 * Requires a signer at a socket whose directory is closed to other users: passwords are sent there.
 * @throws {StartError}
 */
export async function requireSigner(path: string): Promise<void> {
  requireNoOthers(dirname(path));
  const found = await probeSigner(path);
  if (found === 'listening') return;
  throw new StartError(
    found === 'EACCES'
      ? `This user may not open ${path} (EACCES). Put it into the group of that directory.`
      : `No signer answers at ${path} (${found}). Start it first: SIGNER_SOCKET=${path} billfold signer.`,
  );
}
