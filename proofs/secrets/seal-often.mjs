// Seals by the server's own code, read from its sources: only the derivation of the key is left out.
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { runnerImport } from 'vite';

const vault = join(import.meta.dirname, '../../packages/server/src/vault');

/**
 * Answers how many different keys, salts and nonces were drawn for `count` seals, and how many
 * different nonces they carry.
 */
export async function sealOften(count) {
  const { sealEnvelope } = (await runnerImport(join(vault, 'envelope.ts'))).module;
  const { toVersions } = (await runnerImport(join(vault, 'versions.ts'))).module;
  const drawn = new Set();
  const nonces = new Set();
  const textOf = (bytes) => Buffer.from(bytes).toString('latin1');
  const tools = {
    kdf: { deriveKey: async () => new Uint8Array(32) },
    peppers: toVersions([[1, new Uint8Array(randomBytes(32))]]),
    random: {
      bytes: (length) => {
        const bytes = new Uint8Array(randomBytes(length));
        drawn.add(textOf(bytes));
        return bytes;
      },
    },
  };
  const binding = { walletId: 'wallet', userId: 'user', createdAt: new Date(0) };
  const plain = new Uint8Array(randomBytes(18));
  for (let at = 0; at < count; at += 1) {
    const { seedIv, wrapIv } = await sealEnvelope(
      plain,
      { password: 'Proof-password-1', binding },
      tools,
    );
    nonces.add(textOf(seedIv)).add(textOf(wrapIv));
  }
  return { drawn: drawn.size, nonces: nonces.size };
}
