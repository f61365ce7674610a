import { connect, type Socket } from 'node:net';
import { createSignerChannel, type SignerChannel } from './signer-channel.ts';
import { createLineReader, decodeFrame, encodeFrame } from './signer-frames.ts';

/**
 * Connects to a signer that runs as a service of its own.
 * @param path its Unix socket
 */
export function connectSigner(path: string): SignerChannel {
  const socket = connect(path);
  const ended = reasonOfEnd(socket);
  return createSignerChannel({
    ended,
    pid: undefined,
    isOpen: () => !socket.destroyed && !socket.readableEnded,
    send: (message, fail) => {
      socket.write(encodeFrame(message), (error) => {
        if (error instanceof Error) fail();
      });
    },
    subscribe: (listener) => readFrames(socket, listener),
    close: async () => {
      socket.destroy();
      await ended;
    },
  });
}

/** Calls the listener with each message that arrives; ends a connection that does not carry messages. */
export function readFrames(socket: Socket, listener: (message: unknown) => void): void {
  const read = createLineReader((line) => listener(decodeFrame(line)));
  socket.on('data', (chunk: Buffer) => {
    try {
      read(chunk);
    } catch (error) {
      socket.destroy(error instanceof Error ? error : undefined);
    }
  });
}

function reasonOfEnd(socket: Socket): Promise<string> {
  return new Promise((resolve) => {
    let reason = 'it closed the connection';
    socket.once('error', (error) => {
      reason = 'code' in error ? String(error.code) : error.name;
    });
    socket.once('close', () => resolve(reason));
  });
}
