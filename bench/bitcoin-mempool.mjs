// Measures what a look at a full mempool of Bitcoin costs this server, and for how long it keeps everything else waiting.
import { fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { buildServerParts } from './report/build-server-parts.mjs';
import { median, printSection, verdict } from './report/table.mjs';

const waiting = 150_000;
/** Time between two looks at an awaited network, and the transactions that come and go meanwhile on the main one. */
const everyMs = 5_000;
const turnover = 35;
const rounds = 36;
const gates = { lookMs: 5, blockMs: 20 };

if (process.argv[2] === 'node') serve();
else await measure();

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
  process.on('message', () => {
    const hashes = [...pool.keys()];
    for (let at = 0; at < turnover; at += 1) {
      pool.delete(hashes[Math.floor((hashes.length * at) / turnover)]);
      pool.set(...numbered(made));
      made += 1;
    }
    process.send?.('moved');
  });
  // A connection outlives a look that keeps everything else waiting.
  server.keepAliveTimeout = 600_000;
  server.listen(0, '127.0.0.1', () => process.send?.({ port: server.address()?.port }));
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

async function measure() {
  const parts = await buildServerParts(
    'bitcoin-mempool',
    `export { createJsonRpc } from './chains/create-json-rpc.ts';
export { createCoreRpcChain } from './families/utxo/node/create-core-rpc-chain.ts';
`,
  );
  const child = fork(import.meta.filename, ['node']);
  const answer = () => new Promise((resolve) => child.once('message', resolve));
  try {
    const { port } = await answer();
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
    const chain = parts.createCoreRpcChain({ network: 'BTC', chain: 'main', rpc, clock });
    const first = await look(chain);
    known = new Map();
    const looks = [];
    for (let round = 0; round < rounds; round += 1) {
      const moved = answer();
      child.send('move');
      await moved;
      nowMs += everyMs;
      looks.push(await look(chain));
    }
    const spent = looks.map(({ ms }) => ms);
    const mean = spent.reduce((sum, ms) => sum + ms, 0) / rounds;
    const longest = Math.max(...looks.map(({ blockMs }) => blockMs));
    const row = (what, ms, gate) => [
      what,
      ms.toFixed(1),
      gate === undefined ? '' : `≤ ${gate} ms`,
      verdict(ms, gate),
    ];
    printSection({
      title: 'Bitcoin mempool',
      text: `${waiting.toLocaleString('en')} waiting transactions, of which ${turnover} are others at each of ${rounds} looks, one each ${everyMs / 1_000} s; a node over HTTP on this machine. Processor time of the server without its database. The first look reads all of them, here without HTTP.`,
      head: ['What', 'ms', 'gate', ''],
      rows: [
        row('a look, mean', mean, gates.lookMs),
        row('a look, median', median(spent)),
        row('a look, longest', Math.max(...spent)),
        row('the first look', first.ms),
        row('longest time in which nothing else runs', longest, gates.blockMs),
        row('the same, in the first look', first.blockMs),
      ],
    });
  } finally {
    child.kill();
  }
}

/** A look as the watcher takes it: the head, what waits, and the head again. */
async function look(chain) {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const begun = process.cpuUsage();
  await chain.head();
  const seen = await chain.mempool();
  await chain.head();
  const { user, system } = process.cpuUsage(begun);
  await new Promise((resolve) => setTimeout(resolve, 5));
  delay.disable();
  if (seen.length !== waiting) throw new Error(`${seen.length} transactions wait.`);
  return { ms: (user + system) / 1_000, blockMs: delay.max / 1e6 };
}
