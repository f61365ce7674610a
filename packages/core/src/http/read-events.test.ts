import { describe, expect, it } from 'vitest';
import { readEvents } from './read-events.ts';

async function read(...pieces: readonly string[]) {
  let signs = 0;
  const bytes = new TextEncoder();
  const stream = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start: (controller) => {
      for (const piece of pieces) controller.enqueue(bytes.encode(piece));
      controller.close();
    },
  });
  const events: string[] = [];
  for await (const event of readEvents(stream, () => {
    signs += 1;
  }))
    events.push(event);
  return { events, signs };
}

describe('server-sent events', () => {
  it('are read however they are cut into pieces', async () => {
    const { events } = await read(':\n', '\ndata: o', 'ne\n', '\nda', 'ta: two\n\n');
    expect(events).toEqual(['one', 'two']);
  });

  it('may have several lines, other ends of lines, and fields that we do not use', async () => {
    const { events } = await read('id: 1\r\nevent: x\r\ndata: one\r\ndata:two\r\n\r\n');
    expect(events).toEqual(['one\ntwo']);
  });

  it('count only when they are whole', async () => {
    const { events } = await read('data: one\n\ndata: two\n');
    expect(events).toEqual(['one']);
  });

  it('are signs of life, as comments are', async () => {
    const { events, signs } = await read(':\n\n', ':\n\n', 'data: one\n\n');
    expect({ events, signs }).toEqual({ events: ['one'], signs: 3 });
  });
});
