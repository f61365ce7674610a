import { Readable } from 'node:stream';
import type { Endpoint } from '@billfold/core/contract';
import type { FastifyReply } from 'fastify';

export interface SentFile {
  readonly name: string;
  /** Pulled as fast as the other side takes it: a file is never held whole. */
  readonly content: AsyncIterable<string | Uint8Array>;
}

/** Sends a file to be kept, under a name of plain characters. */
export function sendFile(
  reply: FastifyReply,
  type: Endpoint['file'],
  { name, content }: SentFile,
): FastifyReply {
  if (type === undefined) throw new Error('This endpoint names no type of file.');
  const plainName = name.replaceAll(/[^\w.-]+/g, '-');
  return reply
    .header('content-type', `${type}; charset=utf-8`)
    .header('content-disposition', `attachment; filename="${plainName}"`)
    .send(Readable.from(content));
}
