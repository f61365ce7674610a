// Measures what reading a block of Solana costs this server, when nothing in it is watched, and when one transaction is.
import { fork } from 'node:child_process';
import { createServer } from 'node:http';
import { addressOf, makeSolanaBlock } from './load/solana-block.mjs';
import { buildServerParts } from './report/build-server-parts.mjs';
import { median, printSection, verdict } from './report/table.mjs';

const megabytes = 7;
const rounds = 15;
const gateMs = 10;
const firstSlot = 320_000_000;

if (process.argv[2] === 'node') serve();
else await measure();

/** A node in a process of its own, each of whose slots has the same block. */
function serve() {
  const { whole, listed } = makeSolanaBlock({ bytes: megabytes * 1_000_000 });
  const { transactions, ...header } = whole;
  const bodyOf = (block) => Buffer.from(JSON.stringify(block).slice(1));
  const bodies = { full: bodyOf(whole), accounts: bodyOf(listed), none: bodyOf(header) };
  const bySignature = new Map(transactions.map((each) => [each.transaction.signatures[0], each]));
  let lastSlot = firstSlot;
  const answers = {
    getSlot: () => firstSlot,
    getBlocksWithLimit: ([slot, limit]) => Array.from({ length: limit }, (_, at) => slot + at),
    getTransaction: ([hash]) => ({ slot: lastSlot, ...bySignature.get(hash) }),
  };
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    const { method, params } = JSON.parse(text);
    if (method !== 'getBlock')
      return response.end(
        JSON.stringify({ jsonrpc: '2.0', result: answers[method](params), id: 1 }),
      );
    const [slot, { transactionDetails }] = params;
    lastSlot = slot;
    const body = bodies[transactionDetails];
    response.write(`{"jsonrpc":"2.0","result":{"blockHeight":${slot},`);
    response.end(Buffer.concat([body, Buffer.from(',"id":1}')]));
  });
  server.listen(0, '127.0.0.1', () => {
    const sizes = { full: bodies.full.length, accounts: bodies.accounts.length };
    process.send?.({ port: server.address()?.port, sizes });
  });
}

async function measure() {
  const parts = await buildServerParts(
    'solana-blocks',
    `export { createJsonRpc } from './chains/create-json-rpc.ts';
export { createSolanaRpcChain } from './families/solana/node/create-solana-rpc-chain.ts';
`,
  );
  const node = fork(import.meta.filename, ['node']);
  try {
    const { port, sizes } = await new Promise((resolve) => node.once('message', resolve));
    const rpc = parts.createJsonRpc({ url: `http://127.0.0.1:${port}`, clock: Date });
    const sent = { all: async () => [], has: async () => false };
    const chain = parts.createSolanaRpcChain({ network: 'SOL', chain: 'main', rpc, sent });
    let { height } = await chain.head();
    const next = () => {
      height += 1;
      return height;
    };
    const watching = (count, others = []) => {
      const addresses = Array.from({ length: count }, (_, at) => addressOf(`person-${at}`));
      const watch = { addresses: [...addresses, ...others], claims: new Set() };
      return () => chain.watchedBlockAt(next(), async () => watch);
    };
    // Whoever reads a block after the one below it asks for nothing else.
    await chain.blockAt(height);
    const whole = await processorMs(() => chain.blockAt(next()));
    const rows = [
      ['read whole', whole, undefined],
      ['1,000 addresses watched, none of them in it', await processorMs(watching(1_000)), gateMs],
      [
        '10,000 addresses watched, none of them in it',
        await processorMs(watching(10_000)),
        undefined,
      ],
      [
        '1,000 addresses watched, one of them in it',
        await processorMs(watching(999, [addressOf('swap-4-3')])),
        undefined,
      ],
    ];
    const mb = (bytes) => (bytes / 1_000_000).toFixed(1);
    printSection({
      title: 'Solana blocks',
      text: `A block of ${mb(sizes.full)} MB in the shape of the main network, of which the accounts are ${mb(sizes.accounts)} MB, asked for over HTTP on this machine; processor time of the server without its database, median of ${rounds}.`,
      head: ['Block', 'processor ms', 'of whole', 'gate', ''],
      rows: rows.map(([what, ms, gate]) => [
        what,
        ms.toFixed(1),
        `${((100 * ms) / whole).toFixed(0)} %`,
        gate === undefined ? '' : `≤ ${gate} ms`,
        verdict(ms, gate),
      ]),
    });
  } finally {
    node.kill();
  }
}

async function processorMs(read) {
  const times = [];
  for (let round = -5; round < rounds; round += 1) {
    const begun = process.cpuUsage();
    if ((await read()) === null) throw new Error('There is no block.');
    const { user, system } = process.cpuUsage(begun);
    if (round >= 0) times.push((user + system) / 1_000);
  }
  return median(times);
}
