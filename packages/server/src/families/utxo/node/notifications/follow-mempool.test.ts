import { describe, expect, it } from 'vitest';
import { sequenceOf } from '../../../../../test/zmtp-publisher.ts';
import { shownHash } from '../../block-proof.ts';
import { createFollower } from './follow-mempool.ts';
import { ZmtpError } from './zmtp-reader.ts';

/** A transaction of one input and no output. */
function rawOf(number: number): { readonly raw: Buffer; readonly hash: string } {
  const raw = Buffer.alloc(4 + 1 + 41 + 1 + 4);
  raw.writeUInt32LE(2, 0);
  raw.writeUInt8(1, 4);
  raw.writeUInt32LE(number, 5);
  return { raw, hash: shownHash(raw) };
}

function follow() {
  const seen: string[] = [];
  const note = createFollower({
    added: (hash, bare) => seen.push(`added ${hash} ${bare?.length ?? 'unread'}`),
    removed: (hash) => seen.push(`removed ${hash}`),
    mined: (block, hashes) => seen.push(`mined ${block} ${[...hashes].join()}`),
    interrupted: () => seen.push('interrupted'),
    lost: () => seen.push('lost'),
  });
  const counters = new Map<string, number>();
  const send = (topic: string, body: Buffer, from = counters.get(topic) ?? 5): void => {
    counters.set(topic, (from + 1) >>> 0);
    const counter = Buffer.alloc(4);
    counter.writeUInt32LE(from);
    note([Buffer.from(topic), body, counter]);
  };
  return { seen, note, send };
}

const first = rawOf(1);
const second = rawOf(2);
const block = 'bb'.repeat(32);

describe('createFollower', () => {
  it('joins the bytes of a transaction and the message that the node took it', () => {
    const { seen, send } = follow();
    send('rawtx', first.raw);
    expect(seen).toEqual([]);
    send('sequence', sequenceOf('A', first.hash));
    send('sequence', sequenceOf('R', first.hash));
    expect(seen).toEqual([`added ${first.hash} ${first.raw.length}`, `removed ${first.hash}`]);
  });

  it('takes transactions that the node did not take for those of the block that follows', () => {
    const { seen, send } = follow();
    for (const { raw } of [first, second]) send('rawtx', raw);
    send('sequence', sequenceOf('C', block));
    send('sequence', sequenceOf('C', block));
    expect(seen).toEqual([`mined ${block} ${first.hash},${second.hash}`, 'interrupted']);
  });

  it('leaves the bytes of a transaction to be read where they did not come', () => {
    const { seen, send } = follow();
    send('sequence', sequenceOf('A', first.hash));
    expect(seen).toEqual([`added ${first.hash} unread`]);
  });

  it('is interrupted by a block that was taken back, whose transactions are those of no other', () => {
    const { seen, send } = follow();
    send('rawtx', first.raw);
    send('sequence', sequenceOf('D', block));
    send('rawtx', second.raw);
    send('sequence', sequenceOf('C', block));
    expect(seen).toEqual(['interrupted', `mined ${block} ${second.hash}`]);
  });

  it.each(['rawtx', 'sequence'])('is interrupted by a gap in the counter of %s', (topic) => {
    const { seen, send } = follow();
    const body = topic === 'rawtx' ? first.raw : sequenceOf('R', first.hash);
    send(topic, body, 7);
    seen.length = 0;
    send(topic, body);
    expect(seen).not.toContain('interrupted');
    send(topic, body, 10);
    expect(seen).toContain('interrupted');
  });

  it('counts on after the last number', () => {
    const { seen, send } = follow();
    send('sequence', sequenceOf('R', first.hash), 0xffff_ffff);
    send('sequence', sequenceOf('R', first.hash));
    expect(seen).toEqual([`removed ${first.hash}`, `removed ${first.hash}`]);
  });

  it.each([
    ['two parts', [Buffer.from('rawtx'), first.raw]],
    ['a counter of three bytes', [Buffer.from('rawtx'), first.raw, Buffer.alloc(3)]],
    ['another topic', [Buffer.from('rawtx2'), first.raw, Buffer.alloc(4)]],
    [
      'a transaction that breaks off',
      [Buffer.from('rawtx'), first.raw.subarray(0, 20), Buffer.alloc(4)],
    ],
    [
      'an unknown change',
      [Buffer.from('sequence'), Buffer.from(`${'x'.repeat(32)}Z`), Buffer.alloc(4)],
    ],
    [
      'a change without its number',
      [Buffer.from('sequence'), Buffer.from(`${'x'.repeat(32)}A`), Buffer.alloc(4)],
    ],
    ['an empty change', [Buffer.from('sequence'), Buffer.alloc(0), Buffer.alloc(4)]],
  ])('refuses %s', (_, parts) => {
    expect(() => follow().note(parts)).toThrow(ZmtpError);
  });
});
