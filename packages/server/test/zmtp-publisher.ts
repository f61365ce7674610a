import { createServer, type Server, type Socket } from 'node:net';
import { portOf } from './loopback.ts';

/** A publisher of ZMTP 3.0 without authentication, as a node of Bitcoin Core has one (RFC 23). */
export interface ZmtpPublisher {
  readonly address: { readonly host: string; readonly port: number };
  /** Sends a message to each subscriber of its topic, with the counter of the topic. */
  publish(topic: string, body: Buffer): void;
  /** Counts messages of a topic that no subscriber gets. */
  drop(topic: string, messages?: number): void;
  /** Sends bytes as they are to all that are connected. */
  sendBytes(bytes: Buffer): void;
  /** Connections so far. */
  readonly connections: number;
  /** Resolves as soon as a subscriber has all of `topics`. */
  whenSubscribed(topics: readonly string[]): Promise<void>;
  /** Ends all connections, and counts from zero as a node does that starts again. */
  restart(): void;
  close(): Promise<void>;
}

export interface PublisherOptions {
  /** Bytes in place of the greeting and the command of a publisher. */
  readonly opening?: Buffer;
}

/** A frame of ZMTP: flags, length and body. */
export function zmtpFrame(flags: number, body: Buffer): Buffer {
  if (body.length < 256) return Buffer.concat([Buffer.from([flags, body.length]), body]);
  const head = Buffer.alloc(9);
  head.writeUInt8(flags | 2, 0);
  head.writeBigUInt64BE(BigInt(body.length), 1);
  return Buffer.concat([head, body]);
}

/** A message of several frames. */
export function zmtpMessage(...parts: readonly Buffer[]): Buffer {
  return Buffer.concat(parts.map((part, at) => zmtpFrame(at < parts.length - 1 ? 1 : 0, part)));
}

/** Greeting of a peer: signature, version 3.0, mechanism. */
export function zmtpGreetingOf(mechanism = 'NULL', major = 3): Buffer {
  const greeting = Buffer.alloc(64);
  greeting.writeUInt8(0xff, 0);
  greeting.writeUInt8(0x7f, 9);
  greeting.writeUInt8(major, 10);
  greeting.write(mechanism, 12, 'latin1');
  return greeting;
}

/** Command READY of a socket of this type. */
export function zmtpReadyOf(type = 'PUB'): Buffer {
  const value = Buffer.from(type, 'latin1');
  const length = Buffer.alloc(4);
  length.writeUInt32BE(value.length);
  const name = Buffer.from('\x0bSocket-Type', 'latin1');
  return zmtpFrame(4, Buffer.concat([Buffer.from('\x05READY', 'latin1'), name, length, value]));
}

/** Message of a node: topic, content and counter. */
export function nodeMessage(topic: string, body: Buffer, counter: number): Buffer {
  const number = Buffer.alloc(4);
  number.writeUInt32LE(counter);
  return zmtpMessage(Buffer.from(topic, 'latin1'), body, number);
}

/** Content of a message of `sequence`: what became of a transaction (A, R) or a block (C, D). */
export function sequenceOf(label: 'A' | 'R' | 'C' | 'D', hash: string): Buffer {
  const number = Buffer.alloc(label === 'A' || label === 'R' ? 8 : 0);
  return Buffer.concat([Buffer.from(hash, 'hex'), Buffer.from(label, 'latin1'), number]);
}

export async function startZmtpPublisher(options: PublisherOptions = {}): Promise<ZmtpPublisher> {
  const subscribers = new Map<Socket, Set<string>>();
  let counters = new Map<string, number>();
  let connections = 0;
  let announce = (): void => {};
  const next = (topic: string): number => {
    const counter = counters.get(topic) ?? 0;
    counters.set(topic, counter + 1);
    return counter;
  };
  const server: Server = createServer((socket) => {
    connections += 1;
    const topics = new Set<string>();
    subscribers.set(socket, topics);
    socket.on('error', () => {});
    socket.on('close', () => subscribers.delete(socket));
    socket.write(options.opening ?? Buffer.concat([zmtpGreetingOf(), zmtpReadyOf()]));
    let read = Buffer.alloc(0);
    socket.on('data', (chunk) => {
      read = Buffer.concat([read, chunk]);
      // After the greeting of 64 bytes each frame of a subscriber is short.
      let at = 64;
      topics.clear();
      for (; at + 2 <= read.length; at += 2 + (read[at + 1] ?? 0)) {
        const body = read.subarray(at + 2, at + 2 + (read[at + 1] ?? 0));
        if (read[at] === 0 && body[0] === 1) topics.add(body.toString('latin1', 1));
      }
      announce();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const endAll = (): void => {
    for (const socket of subscribers.keys()) socket.destroy();
    subscribers.clear();
  };
  return {
    address: { host: '127.0.0.1', port: portOf(server) },
    publish: (topic, body) => {
      const message = nodeMessage(topic, body, next(topic));
      for (const [socket, topics] of subscribers)
        if ([...topics].some((prefix) => topic.startsWith(prefix))) socket.write(message);
    },
    drop: (topic, messages = 1) => {
      for (let at = 0; at < messages; at += 1) next(topic);
    },
    sendBytes: (bytes) => {
      for (const socket of subscribers.keys()) socket.write(bytes);
    },
    get connections() {
      return connections;
    },
    whenSubscribed: async (wanted) => {
      const isThere = () =>
        [...subscribers.values()].some((topics) => wanted.every((topic) => topics.has(topic)));
      while (!isThere())
        await new Promise<void>((resolve) => {
          announce = resolve;
        });
    },
    restart: () => {
      counters = new Map();
      endAll();
    },
    close: () =>
      new Promise((resolve) => {
        endAll();
        server.close(() => resolve());
      }),
  };
}
