import { expect, it } from 'vitest';
import { createLogoEncoder } from './create-logo-encoder.ts';

const source = { format: 'png', bytes: Uint8Array.of(1, 2, 3) } as const;

/** Builds a worker of this code. */
const entry = (code: string) => new URL(`data:text/javascript,${encodeURIComponent(code)}`);

it('createLogoEncoder answers what the thread made of the picture', async () => {
  const encode = createLogoEncoder({
    entry: entry(`
      import { parentPort, workerData } from 'node:worker_threads';
      parentPort.postMessage(workerData.bytes.map((byte) => byte * 2));
    `),
  });
  expect([...(await encode(source))]).toEqual([2, 4, 6]);
});

it.each([
  ['ends without an answer', 'export {}'],
  [
    'answers something else',
    'import("node:worker_threads").then((it) => it.parentPort.postMessage(1))',
  ],
  ['takes the memory', 'const held = []; for (;;) held.push(new Array(1e5).fill(held.length))'],
])('createLogoEncoder refuses a picture whose thread %s', async (_, code) => {
  const encode = createLogoEncoder({ entry: entry(code) });
  await expect(encode(source)).rejects.toMatchObject({ status: 400, code: 'LOGO_DAMAGED' });
});

it('createLogoEncoder fails where the thread does, so that the log tells of it', async () => {
  const encode = createLogoEncoder({ entry: entry('throw new Error("no codec")') });
  await expect(encode(source)).rejects.toThrow('no codec');
});

it('createLogoEncoder ends a thread that does not end', async () => {
  const encode = createLogoEncoder({ entry: entry('for (;;);'), timeoutMs: 100 });
  await expect(encode(source)).rejects.toMatchObject({ code: 'LOGO_DAMAGED' });
});

it('createLogoEncoder decodes one picture at a time, and refuses a long queue', async () => {
  const encode = createLogoEncoder({ entry: entry('for (;;);'), timeoutMs: 100 });
  const all = await Promise.allSettled(Array.from({ length: 6 }, () => encode(source)));
  const codes = all.map((each) => (each.status === 'rejected' ? each.reason.code : 'taken'));
  expect(codes.filter((code) => code === 'BUSY')).toHaveLength(1);
  expect(codes.filter((code) => code === 'LOGO_DAMAGED')).toHaveLength(5);
});
