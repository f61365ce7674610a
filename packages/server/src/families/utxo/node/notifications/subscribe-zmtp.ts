import { createConnection, type Socket } from 'node:net';
import type { Platform } from '@billfold/core';
import type { PublisherAddress } from '../../../../chains/node-settings.ts';
import {
  createZmtpReader,
  ZmtpError,
  type ZmtpEvent,
  zmtpGreeting,
  zmtpReady,
  zmtpSubscribe,
} from './zmtp-reader.ts';

export interface ZmtpOptions {
  readonly address: PublisherAddress;
  readonly topics: readonly string[];
  readonly schedule: Platform['schedule'];
  /** Called when a handshake is done. */
  readonly onReady?: () => void;
  /** Receives each message. @throws {ZmtpError} to end a connection that makes no sense */
  readonly onMessage: (parts: readonly Buffer[]) => void;
  /** Called when a connection has ended, after which messages are missing. */
  readonly onLost: () => void;
}

export interface ZmtpSubscription {
  /** Ends the connection for good. */
  close(): void;
}

/** Time in which a handshake is done. */
const handshakeMs = 10_000;
const firstRetryMs = 500;
const mostRetryMs = 30_000;
/** Bytes of some milliseconds of work. */
const longChunk = 32_768;
/** After this time without a byte the system asks whether the other side is still there. */
const keepAliveMs = 60_000;

/**
 * Subscribes to what a node publishes, and connects again whenever the connection ends: after half a second, and after
 * twice the time for each failure, up to half a minute. Whatever is wrong with what comes ends the connection, and
 * nothing else.
 */
export function subscribeZmtp(options: ZmtpOptions): ZmtpSubscription {
  const { address, topics, schedule, onReady, onMessage, onLost } = options;
  let retryMs = firstRetryMs;
  let socket: Socket | null = null;
  let cancelTimer = (): void => {};

  function connect(): void {
    const reader = createZmtpReader();
    const connection = createConnection({ ...address, keepAlive: true });
    socket = connection;
    connection.setKeepAlive(true, keepAliveMs).setNoDelay(true);
    cancelTimer = schedule(() => connection.destroy(), handshakeMs);
    connection.on('connect', () => connection.write(zmtpGreeting));
    connection.on('data', (chunk) => {
      // Bytes that were under way when the connection was given up.
      if (connection.destroyed) return;
      // A node publishes all of a block at once: other work runs before the next part of it.
      if (chunk.length >= longChunk) {
        connection.pause();
        setImmediate(() => connection.resume());
      }
      try {
        for (const event of reader.read(chunk)) receive(connection, event);
      } catch (error) {
        if (!(error instanceof ZmtpError)) throw error;
        connection.destroy();
      }
    });
    // The close that follows says the same.
    connection.on('error', () => {});
    connection.on('end', () => connection.destroy());
    connection.on('close', () => {
      cancelTimer();
      if (socket !== connection) return;
      socket = null;
      cancelTimer = schedule(connect, retryMs);
      retryMs = Math.min(mostRetryMs, 2 * retryMs);
      onLost();
    });
  }

  function receive(connection: Socket, event: ZmtpEvent): void {
    switch (event.kind) {
      case 'greeting':
        connection.write(zmtpReady);
        return;
      case 'ready':
        cancelTimer();
        connection.write(Buffer.concat(topics.map(zmtpSubscribe)));
        onReady?.();
        return;
      case 'message':
        onMessage(event.parts);
        // One that ends each connection at its first message is not asked every half second.
        retryMs = firstRetryMs;
        return;
      default:
        event satisfies never;
    }
  }

  connect();
  return {
    close: () => {
      const connection = socket;
      socket = null;
      cancelTimer();
      connection?.destroy();
    },
  };
}
