// A tiny proxy in front of several servers: each request goes to the next one that answers.
import { createServer, request } from 'node:http';

/**
 * @param {() => readonly string[]} origins read for each request: servers come and go
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function startRoundRobin(origins) {
  let turn = 0;
  const proxy = createServer(async (incoming, outgoing) => {
    const chunks = [];
    for await (const chunk of incoming) chunks.push(chunk);
    const body = Buffer.concat(chunks);
    const known = origins();
    let fault = 'nobody answers';
    turn += 1;
    for (let at = 0; at < known.length; at += 1) {
      const origin = known[(turn + at) % known.length];
      const answer = await forward(origin, incoming, body).catch((error) => error);
      // Only what was certainly not begun is asked of another one.
      if (answer.code === 'ECONNREFUSED') continue;
      fault = answer.message;
      if (answer instanceof Error) break;
      outgoing.writeHead(answer.statusCode, answer.headers);
      outgoing.end(answer.body);
      return;
    }
    outgoing.writeHead(502, { 'content-type': 'application/json' });
    outgoing.end(JSON.stringify({ fault }));
  });
  await new Promise((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${proxy.address().port}`,
    stop: () =>
      new Promise((resolve) => {
        proxy.close(resolve);
        proxy.closeAllConnections();
      }),
  };
}

function forward(origin, { method, url, headers }, body) {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    const sent = request({ hostname, port, method, path: url, headers, agent: false }, (answer) => {
      const chunks = [];
      answer.on('data', (chunk) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () => {
        const { 'transfer-encoding': _, ...rest } = answer.headers;
        resolve({ statusCode: answer.statusCode, headers: rest, body: Buffer.concat(chunks) });
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
