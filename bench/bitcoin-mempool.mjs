// Measures what a look at a full mempool of Bitcoin costs this server, and for how long it keeps everything else waiting.
import { fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { createServer as listenForPeers } from 'node:net';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { buildServerParts } from './report/build-server-parts.mjs';
import { median, printSection, verdict } from './report/table.mjs';

const waiting = 150_000;
/** Time between two looks at an awaited network, and the transactions that come and go meanwhile on the main one. */
const everyMs = 5_000;
const turnover = 35;
const rounds = 36;
const timedRounds = 12;
/** Transactions of a block, which a node publishes at once. */
const blockLength = 4_000;
const gates = { lookMs: 5, blockMs: 20 };

if (process.argv[2] === 'node') serve();
else {
  const listed = await measure({ isPublished: false });
  const published = await measure({ isPublished: true });
  print(listed, published);
}

/** A node in a process of its own, some of whose transactions are others at each look. */
function serve() {
  const pool = firstPool();
  let made = waiting;
  const answers = {
    getrawmempool: () => [...pool.keys()],
    getrawtransaction: ([hash]) => pool.get(hash),
    getblockchaininfo: () => ({
      blocks: 900_000,
      headers: 900_000,
      bestblockhash: 'ab'.repeat(32),
      initialblockdownload: false,
    }),
  };
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    const { method, params, id } = JSON.parse(text);
    response.end(JSON.stringify({ result: answers[method](params), error: null, id }));
  });
  const publisher = createPublisher();
  process.on('message', (order) => {
    if (order === 'mine')
      publisher.mine(Array.from({ length: blockLength }, (_, at) => numbered(-1 - at)));
    const hashes = [...pool.keys()];
    for (let at = 0; order === 'move' && at < turnover; at += 1) {
      const gone = hashes[Math.floor((hashes.length * at) / turnover)];
      const came = numbered(made);
      made += 1;
      pool.delete(gone);
      pool.set(...came);
      publisher.replace(gone, came);
    }
    process.send?.('moved');
  });
  // A connection outlives a look that keeps everything else waiting.
  server.keepAliveTimeout = 600_000;
  server.listen(0, '127.0.0.1', () =>
    publisher.listen((publishedAt) =>
      process.send?.({ port: server.address()?.port, publishedAt }),
    ),
  );
}

/** Publishes as Bitcoin Core does, by ZMTP 3.0 to one subscriber. */
function createPublisher() {
  let peer = null;
  const counters = { rawtx: 0, sequence: 0 };
  const frame = (flags, body) =>
    body.length < 256
      ? Buffer.concat([Buffer.from([flags, body.length]), body])
      : Buffer.concat([
          Buffer.from([flags | 2, 0, 0, 0, 0, 0, 0, body.length >> 8, body.length & 255]),
          body,
        ]);
  const publish = (topic, body) => {
    const counter = Buffer.alloc(4);
    counter.writeUInt32LE(counters[topic]);
    counters[topic] += 1;
    peer?.write(Buffer.concat([frame(1, Buffer.from(topic)), frame(1, body), frame(0, counter)]));
  };
  const tell = (label, hash) =>
    publish(
      'sequence',
      Buffer.concat([
        ...[Buffer.from(hash, 'hex'), Buffer.from(label)],
        Buffer.alloc(label === 'C' ? 0 : 8),
      ]),
    );
  const greeting = Buffer.alloc(64);
  greeting.write('ff00000000000000007f0300', 'hex');
  greeting.write('NULL', 12);
  const ready = frame(4, Buffer.from('\x05READY\x0bSocket-Type\0\0\0\x03PUB'));
  return {
    listen: (whenReady) => {
      const server = listenForPeers((socket) => {
        peer = socket;
        socket.write(Buffer.concat([greeting, ready]));
        socket.on('error', () => {});
        socket.resume();
      });
      server.listen(0, '127.0.0.1', () => whenReady(server.address()?.port));
    },
    replace: (gone, [hash, raw]) => {
      tell('R', gone);
      publish('rawtx', Buffer.from(raw, 'hex'));
      tell('A', hash);
    },
    mine: (transactions) => {
      for (const [, raw] of transactions) publish('rawtx', Buffer.from(raw, 'hex'));
      tell('C', 'ab'.repeat(32));
    },
  };
}

function firstPool() {
  return new Map(Array.from({ length: waiting }, (_, at) => numbered(at)));
}

/** Hash and text of a transaction: one input and two outputs of native SegWit addresses, without its witness. */
function numbered(number) {
  const random = createHash('sha512').update(`${number}`).digest();
  const output = (from) =>
    Buffer.concat([Buffer.from('e803000000000000160014', 'hex'), random.subarray(from, from + 20)]);
  const raw = Buffer.concat([
    Buffer.from('0200000001', 'hex'),
    random.subarray(0, 32),
    Buffer.from('0000000000ffffffff02', 'hex'),
    output(20),
    output(44),
    Buffer.from('00000000', 'hex'),
  ]);
  return [hashOf(raw), raw.toString('hex')];
}

function hashOf(raw) {
  const once = createHash('sha256').update(raw).digest();
  return createHash('sha256').update(once).digest().reverse().toString('hex');
}

/** Measures looks at a node that is asked for lists, or that publishes what changes too. */
async function measure({ isPublished }) {
  const parts = await buildServerParts(
    'bitcoin-mempool',
    `export { createJsonRpc } from './chains/create-json-rpc.ts';
export { createCoreRpcChain } from './families/utxo/node/create-core-rpc-chain.ts';
`,
  );
  const child = fork(import.meta.filename, ['node']);
  const answer = () => new Promise((resolve) => child.once('message', resolve));
  try {
    const { port, publishedAt } = await answer();
    const node = parts.createJsonRpc({ url: `http://127.0.0.1:${port}`, clock: Date });
    // The first look reads everything: 150,000 calls would measure HTTP.
    let known = firstPool();
    const rpc = {
      call: async (request) => {
        if (request.method !== 'getrawtransaction' || known.size === 0) return node.call(request);
        await new Promise((resolve) => setImmediate(resolve));
        return request.schema.parse(known.get(request.params[0]));
      },
    };
    let nowMs = 0;
    const clock = { now: () => nowMs };
    const publisher = isPublished ? { publisher: { host: '127.0.0.1', port: publishedAt } } : {};
    const chain = parts.createCoreRpcChain({
      ...{ network: 'BTC', chain: 'main', rpc, clock, ...publisher },
    });
    let view = null;
    /** The work of a watcher at one time: what came since the last look, and a look. */
    const look = async (order, isTimed = false) => {
      const delay = monitorEventLoopDelay({ resolution: 1 });
      // It takes processor time itself.
      if (isTimed) delay.enable();
      const moved = order === undefined ? null : answer();
      if (order !== undefined) child.send(order);
      // Telling the node of this measurement what to do is no work of a server.
      const begun = process.cpuUsage();
      if (moved !== null) {
        await moved;
        nowMs += everyMs;
        // The messages of a node come while nothing else is done.
        if (isPublished) await pause(order === 'mine' ? 500 : 20);
      }
      await chain.head();
      const seen = await chain.viewMempool();
      const fresh = seen.since(view);
      if (view !== null)
        for (const { spends, transfers } of fresh) spends.length + transfers.length;
      await chain.head();
      const { user, system } = process.cpuUsage(begun);
      await pause(5);
      delay.disable();
      view = seen;
      return { ms: (user + system) / 1_000, blockMs: delay.max / 1e6, fresh: fresh.length };
    };
    const first = await look(undefined, true);
    if (first.fresh !== waiting) throw new Error(`${first.fresh} transactions wait.`);
    known = new Map();
    // With what is published, a list follows the first message, from where on changes are enough.
    nowMs += 60_000;
    for (let at = 0; isPublished && at < 2; at += 1) {
      await look('move');
      nowMs += 60_000;
    }
    const looks = [];
    for (let round = 0; round < rounds; round += 1) looks.push(await look('move'));
    for (const { fresh } of isPublished ? looks : [])
      if (fresh !== turnover) throw new Error(`${fresh} transactions are new.`);
    const timed = [];
    for (let round = 0; round < timedRounds; round += 1) timed.push(await look('move', true));
    const block = isPublished ? await look('mine', true) : null;
    // Cost of a look in which nothing is new.
    const heads = [];
    for (let round = 0; round < timedRounds; round += 1) heads.push(await look());
    chain.close?.();
    const spent = looks.map(({ ms }) => ms);
    return {
      ...{ first, block, median: median(spent), longest: Math.max(...spent) },
      still: median(heads.map(({ ms }) => ms)),
      mean: spent.reduce((sum, ms) => sum + ms, 0) / rounds,
      blockMs: Math.max(...timed.map((each) => each.blockMs)),
    };
  } finally {
    child.kill();
  }
}

function print(listed, published) {
  const row = (what, ms, gate) => [
    what,
    ms.toFixed(1),
    gate === undefined ? '' : `≤ ${gate} ms`,
    verdict(ms, gate),
  ];
  printSection({
    title: 'Bitcoin mempool',
    text: `${waiting.toLocaleString('en')} waiting transactions, of which ${turnover} are others at each of ${rounds} looks, one each ${everyMs / 1_000} s; a node over HTTP on this machine. Processor time of the server without its database, with what it takes to receive what is published. The first look reads all of them, here without HTTP.`,
    head: ['What', 'ms', 'gate', ''],
    rows: [
      row('published: a look, mean', published.mean, gates.lookMs),
      row('published: a look, median', published.median),
      row('published: a look, longest', published.longest),
      row('published: a look in which nothing is new, median', published.still),
      row('published: longest time in which nothing else runs', published.blockMs, gates.blockMs),
      row(
        `published: a look with a block of ${blockLength.toLocaleString('en')}`,
        published.block.ms,
      ),
      row('published: the same, nothing else runs', published.block.blockMs, gates.blockMs),
      row('listed: a look, mean', listed.mean, gates.lookMs),
      row('listed: a look, median', listed.median),
      row('listed: a look, longest', listed.longest),
      row('listed: longest time in which nothing else runs', listed.blockMs, gates.blockMs),
      row('the first look', listed.first.ms),
      row('the same, nothing else runs', listed.first.blockMs, gates.blockMs),
    ],
  });
}

function pause(ms) {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
