import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { portOf } from '../packages/server/test/loopback.ts';

export interface MobileLineOptions {
  /** Port of the product at the other end. */
  readonly port: number;
  /** Loses the answer to the first request whose head it is true of. */
  readonly loses: (head: string) => boolean;
}
export interface MobileLine {
  /** The product as one reaches it over the line. */
  readonly url: string;
  /**
   * Calls lost with their connection: `before POST /path`, or `after …` once the product had received it.
   */
  readonly lost: readonly string[];
  close(): Promise<void>;
}

/** Throughput and latency of the 3G profile in browsers’ developer tools. */
const bytesPerMs = 180;
const latencyMs = 100;

/** Packet loss of 5 %: every twentieth packet of a connection is sent again, after this time. */
const packetBytes = 1_460;
const packetsPerLoss = 20;
const sentAgainMs = 300;

/**
 * Connection resets: every twentieth API call loses its connection, in turn before and after it arrived.
 */
const callsPerReset = 20;

/**
 * A product over 3G with 5 % loss: Chromium's own emulation loses packets of WebRTC alone. What is
 * lost is counted, not drawn, so that a test that failed fails again.
 */
export async function openMobileLine({ port, loses }: MobileLineOptions): Promise<MobileLine> {
  const lost: string[] = [];
  const sockets = new Set<Socket>();
  let calls = 0;
  let hasLostAnswer = false;
  const fateOf = (head: string): 'arrives' | 'before' | 'after' => {
    if (!hasLostAnswer && loses(head)) {
      hasLostAnswer = true;
      return 'after';
    }
    if (!/^[A-Z]+ \/(api|v1)\//.test(head)) return 'arrives';
    calls += 1;
    if (calls % callsPerReset !== 0) return 'arrives';
    return (calls / callsPerReset) % 2 === 1 ? 'before' : 'after';
  };
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1');
    const reset = (what: string): void => {
      lost.push(what);
      far.destroy();
      near.resetAndDestroy();
    };
    let losesAnswer: string | null = null;
    const out = carry(near, far, (chunk) => {
      const [head = ''] = chunk.toString('latin1').split(' HTTP/1.1\r\n', 1);
      if (!/^[A-Z]+ \/\S*$/.test(head)) return true;
      const fate = fateOf(head);
      if (fate === 'before') reset(`before ${head}`);
      if (fate === 'after') losesAnswer = head;
      return fate !== 'before';
    });
    const back = carry(far, near, () => {
      if (losesAnswer !== null) reset(`after ${losesAnswer}`);
      return losesAnswer === null;
    });
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.once('close', () => sockets.delete(socket));
    }
    void Promise.all([out, back]);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${portOf(server)}`,
    lost,
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}

/** Carries what `from` says to `to`, at the pace of the line, as long as `passes` lets it. */
async function carry(from: Socket, to: Socket, passes: (chunk: Buffer) => boolean): Promise<void> {
  let packets = 0;
  try {
    for await (const chunk of from) {
      if (!Buffer.isBuffer(chunk) || !passes(chunk)) return;
      const before = Math.floor(packets / packetsPerLoss);
      packets += Math.ceil(chunk.length / packetBytes);
      const losses = Math.floor(packets / packetsPerLoss) - before;
      await pause(latencyMs + chunk.length / bytesPerMs + losses * sentAgainMs);
      if (!to.destroyed) to.write(chunk);
    }
    to.end();
  } catch {
    // One side is gone, and so is the connection.
    to.destroy();
  }
}
