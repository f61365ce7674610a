import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

export interface MessageStream<T> {
  /** Null is a sign of life. */
  readonly messages: AsyncIterable<T | null>;
  /** Called once, when the other side is gone or everything is told. */
  readonly close: () => void;
}

/** Answers with server-sent events, one for each message, as they come. */
export function sendEvents<T>(
  reply: FastifyReply,
  { messages, close }: MessageStream<T>,
): FastifyReply {
  async function* lines() {
    // Lets the other side know at once that it is listening.
    yield ':\n\n';
    for await (const message of messages)
      yield message === null ? ':\n\n' : `data: ${JSON.stringify(message)}\n\n`;
  }
  // At most one message waits: who reads slowly is told what happened meanwhile in one.
  const body = Readable.from(lines(), { highWaterMark: 1 });
  const leave = () => {
    close();
    body.destroy();
  };
  if (reply.raw.closed) leave();
  else reply.raw.once('close', leave);
  return (
    reply
      .header('content-type', 'text/event-stream; charset=utf-8')
      .header('x-accel-buffering', 'no')
      // A connection that was kept open would hold up the end of the server.
      .header('connection', 'close')
      .send(body)
  );
}
