/**
 * The publisher does not speak ZMTP 3 as `createZmtpReader` reads it, or sends more than it may.
 * @see https://rfc.zeromq.org/spec/23/ (ZMTP 3.0)
 */
export class ZmtpError extends Error {
  override readonly name = 'ZmtpError';
}

export type ZmtpEvent =
  | { readonly kind: 'greeting' }
  | { readonly kind: 'ready' }
  /** Message of one or more parts. Their bytes are those of the connection: copy what is kept. */
  | { readonly kind: 'message'; readonly parts: readonly Buffer[] };

export interface ZmtpReader {
  /**
   * Reads the next bytes of a connection, which can end anywhere, and returns what they complete.
   * @throws {ZmtpError} for bytes that no publisher sends; nothing can be read afterwards
   */
  read(chunk: Buffer): readonly ZmtpEvent[];
}

/** Most bytes of a message: a block has no larger transaction. */
const mostBytes = 4 * 1_024 * 1_024;
/** Most parts of a message: topic, content and counter. */
const mostParts = 3;
/** Most bytes of a command, which names the peer and its type of socket. */
const mostCommandBytes = 1_024;

const greetingLength = 64;
const minorAt = 11;
const mechanismAt = 12;
const mechanismLength = 20;
const flag = { more: 1, long: 2, command: 4 } as const;

/** Creates the reader of one connection to a publisher without authentication (mechanism NULL). */
export function createZmtpReader(): ZmtpReader {
  const queue = createByteQueue();
  let events: ZmtpEvent[] = [];
  const parser = parse((event) => events.push(event));
  let wanted = parser.next().value ?? 0;
  return {
    read: (chunk) => {
      queue.push(chunk);
      events = [];
      for (let bytes = queue.take(wanted); bytes !== null; bytes = queue.take(wanted))
        wanted = parser.next(bytes).value ?? 0;
      return events;
    },
  };
}

/** Yields how many bytes it wants next. */
function* parse(emit: (event: ZmtpEvent) => void): Generator<number, void, Buffer> {
  requireGreeting(yield greetingLength);
  emit({ kind: 'greeting' });
  const ready = yield* parseFrame(mostCommandBytes);
  if (!ready.isCommand) throw new ZmtpError('a message before the handshake');
  requirePublisher(ready.body);
  emit({ kind: 'ready' });
  for (;;) emit({ kind: 'message', parts: yield* parseMessage() });
}

function* parseMessage(): Generator<number, readonly Buffer[], Buffer> {
  const parts: Buffer[] = [];
  let bytesLeft = mostBytes;
  for (let hasMore = true; hasMore; ) {
    if (parts.length === mostParts) throw new ZmtpError('a message of too many parts');
    const frame = yield* parseFrame(bytesLeft);
    if (frame.isCommand) throw new ZmtpError('a command after the handshake');
    parts.push(frame.body);
    bytesLeft -= frame.body.length;
    hasMore = frame.hasMore;
  }
  return parts;
}

interface Frame {
  readonly isCommand: boolean;
  readonly hasMore: boolean;
  readonly body: Buffer;
}

function* parseFrame(most: number): Generator<number, Frame, Buffer> {
  const flags = (yield 1).readUInt8();
  if (flags > (flag.more | flag.long | flag.command)) throw new ZmtpError('an unknown frame');
  const isCommand = (flags & flag.command) !== 0;
  const hasMore = (flags & flag.more) !== 0;
  if (isCommand && hasMore) throw new ZmtpError('a command of several frames');
  const isLong = (flags & flag.long) !== 0;
  const length = isLong ? lengthOf(yield 8) : (yield 1).readUInt8();
  if (length > most) throw new ZmtpError('a frame that is too long');
  return { isCommand, hasMore, body: yield length };
}

function lengthOf(bytes: Buffer): number {
  return bytes.readUInt32BE(0) === 0 ? bytes.readUInt32BE(4) : Number.POSITIVE_INFINITY;
}

function requireGreeting(greeting: Buffer): void {
  const isZmtp = greeting[0] === 0xff && greeting[9] === 0x7f;
  if (!isZmtp || (greeting[10] ?? 0) < 3) throw new ZmtpError('no greeting of ZMTP 3');
  const mechanism = greeting.subarray(mechanismAt, mechanismAt + mechanismLength);
  if (!mechanism.equals(nullMechanism)) throw new ZmtpError('another mechanism than NULL');
}

/** @throws {ZmtpError} for anything else than READY of a socket that publishes */
function requirePublisher(command: Buffer): void {
  if (!command.subarray(0, readyName.length).equals(readyName))
    throw new ZmtpError('a handshake that was refused');
  const type = readProperties(command.subarray(readyName.length)).get('socket-type');
  if (type !== 'PUB' && type !== 'XPUB') throw new ZmtpError('a socket that does not publish');
}

function readProperties(bytes: Buffer): ReadonlyMap<string, string> {
  const properties = new Map<string, string>();
  try {
    for (let at = 0; at < bytes.length; ) {
      const nameEnd = at + 1 + bytes.readUInt8(at);
      const valueEnd = nameEnd + 4 + bytes.readUInt32BE(nameEnd);
      if (valueEnd > bytes.length) throw new RangeError('The value ends too early.');
      // Names are compared without regard to case.
      const name = bytes.toString('latin1', at + 1, nameEnd).toLowerCase();
      properties.set(name, bytes.toString('latin1', nameEnd + 4, valueEnd));
      at = valueEnd;
    }
  } catch (error) {
    if (error instanceof RangeError) throw new ZmtpError('properties that cannot be read');
    throw error;
  }
  return properties;
}

interface ByteQueue {
  push(chunk: Buffer): void;
  /** Takes the next bytes; null until there are as many. */
  take(length: number): Buffer | null;
}

/** Joins chunks once what they are to hold is complete, so that a long frame is copied once. */
function createByteQueue(): ByteQueue {
  let chunks: Buffer[] = [];
  let size = 0;
  return {
    push: (chunk) => {
      chunks.push(chunk);
      size += chunk.length;
    },
    take: (length) => {
      if (size < length) return null;
      const [first] = chunks;
      const joined =
        first !== undefined && first.length >= length ? first : Buffer.concat(chunks, size);
      if (joined !== first) chunks = [joined];
      chunks[0] = joined.subarray(length);
      size -= length;
      if (chunks[0].length === 0) chunks.shift();
      return joined.subarray(0, length);
    },
  };
}

const nullMechanism = Buffer.alloc(mechanismLength);
nullMechanism.write('NULL', 'latin1');
const readyName = Buffer.from('\x05READY', 'latin1');

/** Greeting of a subscriber without authentication. */
export const zmtpGreeting: Buffer = makeGreeting();

function makeGreeting(): Buffer {
  const greeting = Buffer.alloc(greetingLength);
  greeting[0] = 0xff;
  greeting[9] = 0x7f;
  greeting[10] = 3;
  greeting[minorAt] = 0;
  nullMechanism.copy(greeting, mechanismAt);
  return greeting;
}

/** Command that ends the handshake of a subscriber. */
export const zmtpReady: Buffer = frame(
  flag.command,
  Buffer.concat([readyName, property('Socket-Type', 'SUB'), property('Identity', '')]),
);

/** Returns the message that subscribes to the topics with this prefix. */
export function zmtpSubscribe(prefix: string): Buffer {
  return frame(0, Buffer.from(`\x01${prefix}`, 'latin1'));
}

function property(name: string, value: string): Buffer {
  const bytes = Buffer.alloc(1 + name.length + 4 + value.length);
  bytes.writeUInt8(name.length, 0);
  bytes.write(name, 1, 'latin1');
  bytes.writeUInt32BE(value.length, 1 + name.length);
  bytes.write(value, 5 + name.length, 'latin1');
  return bytes;
}

/** A frame of less than 256 bytes. */
function frame(flags: number, body: Buffer): Buffer {
  return Buffer.concat([Buffer.from([flags, body.length]), body]);
}
