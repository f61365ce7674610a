import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

export interface MessageStream<T> {
  /** Null is a sign of life. */
  readonly messages: AsyncIterable<T | null>;
  /** Called once, when the other side is gone or everything is told. */
  readonly close: () => void;
}

/** Longer than several heartbeats, each of which is a sign that something still goes out. */
const stuckMs = 60_000;

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
  // At most one message waits: a slow reader is told in one what happened meanwhile.
  const body = Readable.from(lines(), { highWaterMark: 1 });
  const leave = () => {
    close();
    body.destroy();
  };
  if (reply.raw.closed) leave();
  else reply.raw.once('close', leave);
  // A reader that takes nothing for so long is gone, or keeps the stream from others.
  reply.raw.setTimeout(stuckMs, () => reply.raw.destroy());
  return (
    reply
      .header('content-type', 'text/event-stream; charset=utf-8')
      // Proxies that compress would hold messages back.
      .header('cache-control', 'no-store, no-transform')
      .header('x-accel-buffering', 'no')
      // A connection that was kept open would hold up the end of the server.
      .header('connection', 'close')
      .send(body)
  );
}
