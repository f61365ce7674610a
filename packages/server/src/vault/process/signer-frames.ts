import * as z from 'zod/mini';

/** Longest message in bytes: a payment with thousands of inputs is far below. */
const mostBytes = 8 * 1_024 * 1_024;
const lineEnd = 0x0a;

/** Values that JSON does not have, in an object with this one key. */
const tagged = z.union([
  z.strictObject({ $bigint: z.string() }),
  z.strictObject({ $bytes: z.string() }),
  z.strictObject({ $date: z.number() }),
]);

/** Encodes a message as one line of JSON, the frame of the signer's socket. */
export function encodeFrame(message: unknown): string {
  return `${JSON.stringify(toJson(message))}\n`;
}

/** Decodes a line of `encodeFrame`. @throws {SyntaxError} the line is not JSON */
export function decodeFrame(line: string): unknown {
  return JSON.parse(line, (_, value: unknown) => {
    const parsed = z.safeParse(tagged, value);
    return parsed.success ? fromTagged(parsed.data) : value;
  });
}

/**
 * Returns a reader that takes the chunks of a stream and calls `onLine` with each whole line.
 * @throws {RangeError} from the reader, when a line is longer than any message
 */
export function createLineReader(onLine: (line: string) => void): (chunk: Buffer) => void {
  let parts: Buffer[] = [];
  let size = 0;
  return (chunk) => {
    let from = 0;
    for (let at = chunk.indexOf(lineEnd); at >= 0; at = chunk.indexOf(lineEnd, from)) {
      const line = Buffer.concat([...parts, chunk.subarray(from, at)]).toString('utf8');
      parts = [];
      size = 0;
      from = at + 1;
      onLine(line);
    }
    parts.push(chunk.subarray(from));
    size += chunk.length - from;
    if (size > mostBytes) throw new RangeError('A message of the signer is too long.');
  };
}

function toJson(value: unknown): unknown {
  if (typeof value === 'bigint') return { $bigint: value.toString() };
  if (value instanceof Uint8Array) return { $bytes: Buffer.from(value).toString('base64') };
  if (value instanceof Date) return { $date: value.getTime() };
  if (Array.isArray(value)) return value.map(toJson);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, toJson(part)]));
}

function fromTagged(value: z.infer<typeof tagged>): bigint | Uint8Array | Date {
  if ('$bigint' in value) return BigInt(value.$bigint);
  if ('$bytes' in value) return new Uint8Array(Buffer.from(value.$bytes, 'base64'));
  return new Date(value.$date);
}
