import { chmodSync, rmSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import { dirname } from 'node:path';
import type { Random } from '@billfold/core';
import { requireNoOthers } from '../../platform/require-private.ts';
import { StartError } from '../../platform/start-error.ts';
import { createKdf } from '../kdf.ts';
import { type KeySource, loadKeys } from '../key-source.ts';
import { wipeMasterKeys } from '../master-keys.ts';
import { readFrames } from './connect-signer.ts';
import { probeSigner } from './probe-signer.ts';
import { encodeFrame } from './signer-frames.ts';
import { createSignerHost } from './signer-host.ts';

/** Servers of one installation on this machine. */
const mostConnections = 64;

export interface SignerServiceOptions {
  /** Path of the Unix socket. Its directory decides which users may connect. */
  readonly socket: string;
  /** Source of the master keys, read again for each server that connects. */
  readonly keySource: KeySource;
  readonly random: Random;
}

export interface SignerService {
  /** Ends all connections and wipes their seeds. */
  stop(): Promise<void>;
}

/**
 * Serves the signer on a Unix socket, so that it can run as another user than the servers that ask it.
 * @throws {StartError} the keys cannot be read, or the socket cannot be opened safely
 */
export async function serveSigner(options: SignerServiceOptions): Promise<SignerService> {
  const { socket: path, keySource, random } = options;
  requireNoOthers(dirname(path));
  wipeMasterKeys(await loadKeys(keySource));
  await removeStaleSocket(path);
  // One for all servers: each derivation holds megabytes.
  const kdf = createKdf();
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    serveConnection(socket, createSignerHost({ random, kdf, keySource }));
  });
  server.maxConnections = mostConnections;
  await listen(server, path);
  return {
    stop: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}

/** Answers one server. Its seeds end with its connection. */
function serveConnection(socket: Socket, host: ReturnType<typeof createSignerHost>): void {
  socket.on('error', () => {});
  socket.once('close', () => void host.close());
  readFrames(socket, (message) => {
    host.answer(message).then(
      (answer) => {
        if (socket.writable) socket.write(encodeFrame(answer));
        // Without keys it is of no use: the server connects again when they may be readable.
        if (answer.outcome === 'refused' && answer.refusal.kind === 'start') socket.end();
      },
      () => socket.destroy(),
    );
  });
}

async function listen(server: Server, path: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => {
      const code = 'code' in error ? String(error.code) : error.name;
      reject(new StartError(`Cannot listen at ${path} (${code}). Set SIGNER_SOCKET.`));
    });
    server.listen(path, resolve);
  });
  // The group of the file is that of this process; until here the umask kept everyone else out.
  chmodSync(path, 0o660);
}

/** Removes the socket that a killed signer left behind. @throws {StartError} another signer listens */
async function removeStaleSocket(path: string): Promise<void> {
  const found = await probeSigner(path);
  if (found === 'listening') throw new StartError(`Another signer listens at ${path}. Stop it.`);
  if (found === 'ECONNREFUSED') rmSync(path, { force: true });
}
