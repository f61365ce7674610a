import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  nodeMessage,
  sequenceOf,
  zmtpFrame,
  zmtpGreetingOf,
  zmtpMessage,
  zmtpReadyOf,
} from '../../../../../test/zmtp-publisher.ts';
import { createZmtpReader, ZmtpError, type ZmtpEvent } from './zmtp-reader.ts';

const hash = 'ab'.repeat(32);
const opening = Buffer.concat([zmtpGreetingOf(), zmtpReadyOf()]);
const messages = [
  nodeMessage('sequence', sequenceOf('A', hash), 0),
  nodeMessage('rawtx', Buffer.alloc(300, 7), 1),
  nodeMessage('rawtx', Buffer.alloc(0), 2),
];
const stream = Buffer.concat([opening, ...messages]);

/** Reads bytes that come in parts. */
function read(bytes: Buffer, cuts: readonly number[] = []): readonly ZmtpEvent[] {
  const reader = createZmtpReader();
  const ends = [...cuts, bytes.length];
  return ends.flatMap((end, at) => reader.read(bytes.subarray(at === 0 ? 0 : ends[at - 1], end)));
}

describe('createZmtpReader', () => {
  it('reads a greeting, a handshake and messages', () => {
    const events = read(stream);
    expect(events.map(({ kind }) => kind)).toEqual([
      ...['greeting', 'ready', 'message', 'message', 'message'],
    ]);
    expect(
      events.flatMap((event) => (event.kind === 'message' ? [event.parts.map(String)] : [])),
    ).toEqual([
      ['sequence', String(sequenceOf('A', hash)), '\0\0\0\0'],
      ['rawtx', '\x07'.repeat(300), '\x01\0\0\0'],
      ['rawtx', '', '\x02\0\0\0'],
    ]);
  });

  it('reads the same wherever the parts of a connection end', () => {
    const whole = read(stream);
    for (let at = 0; at <= stream.length; at += 1) expect(read(stream, [at])).toEqual(whole);
    expect(read(stream, Array.from(stream.keys()))).toEqual(whole);
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(stream.length)), (at) => {
        expect(
          read(
            stream,
            at.toSorted((a, b) => a - b),
          ),
        ).toEqual(whole);
      }),
    );
  });

  it('takes a socket that publishes, and names of properties in any case', () => {
    const shouted = Buffer.from(
      String(zmtpReadyOf()).replace('Socket-Type', 'SOCKET-TYPE'),
      'latin1',
    );
    for (const ready of [zmtpReadyOf('XPUB'), shouted])
      expect(read(Buffer.concat([zmtpGreetingOf(), ready]))).toHaveLength(2);
  });

  const long = (length: bigint): Buffer => {
    const head = Buffer.alloc(9);
    head.writeUInt8(2, 0);
    head.writeBigUInt64BE(length, 1);
    return head;
  };
  it.each([
    ['another protocol', Buffer.from(`HTTP/1.1 400 Bad Request\r\n${' '.repeat(64)}`)],
    ['ZMTP 2', zmtpGreetingOf('NULL', 2)],
    ['a mechanism with passwords', zmtpGreetingOf('PLAIN')],
    ['a message in place of the handshake', [zmtpGreetingOf(), messages[0]]],
    ['a socket that pulls', [zmtpGreetingOf(), zmtpReadyOf('PULL')]],
    [
      'an error in place of the handshake',
      [zmtpGreetingOf(), zmtpFrame(4, Buffer.from('\x05ERROR\x00'))],
    ],
    [
      'properties that break off',
      [zmtpGreetingOf(), zmtpFrame(4, Buffer.from('\x05READY\x0bSocket'))],
    ],
    ['a long handshake', [zmtpGreetingOf(), zmtpFrame(4, Buffer.alloc(1_025))]],
    ['a command after the handshake', [opening, zmtpReadyOf()]],
    ['flags that are not defined', [opening, zmtpFrame(8, Buffer.alloc(1))]],
    ['a command of several frames', [opening, zmtpFrame(5, Buffer.alloc(1))]],
    ['a frame of 4 MiB and a byte', [opening, long(4_194_305n)]],
    ['a frame of 16 exbibytes', [opening, long(0xffff_ffff_ffff_ffffn)]],
    [
      'a message of four parts',
      [opening, zmtpMessage(...Array.from({ length: 4 }, () => Buffer.alloc(1)))],
    ],
    [
      'parts that are too long together',
      [opening, zmtpFrame(1, Buffer.alloc(3_000_000)), long(3_000_000n)],
    ],
  ])('refuses %s', (_, bytes) => {
    const all = Buffer.isBuffer(bytes)
      ? bytes
      : Buffer.concat(bytes.map((each) => each ?? opening));
    expect(() => read(all)).toThrow(ZmtpError);
  });

  it('takes any bytes, or refuses them', () => {
    fc.assert(
      fc.property(fc.boolean(), fc.uint8Array({ maxLength: 400 }), (isOpened, bytes) => {
        const all = Buffer.concat([...(isOpened ? [opening] : []), bytes]);
        try {
          read(all);
        } catch (error) {
          expect(error).toBeInstanceOf(ZmtpError);
        }
      }),
    );
  });
});
