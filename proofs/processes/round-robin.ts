// Proxy in front of several servers: each request goes to the next one that answers.
import { createServer, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';

interface Answer {
  readonly statusCode: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Starts the proxy. `origins` is read for each request: servers come and go. */
export async function startRoundRobin(
  origins: () => readonly string[],
): Promise<{ readonly url: string; readonly stop: () => Promise<void> }> {
  let turn = 0;
  const proxy = createServer(async (incoming, outgoing) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk);
    const body = Buffer.concat(chunks);
    const known = origins();
    let fault = 'nobody answers';
    turn += 1;
    for (let at = 0; at < known.length; at += 1) {
      const origin = known[(turn + at) % known.length] ?? '';
      const answer = await forward(origin, incoming, body).catch(
        (error: NodeJS.ErrnoException) => error,
      );
      if (answer instanceof Error) {
        fault = answer.message;
        // Only a request that certainly did not begin goes to another server.
        if (answer.code === 'ECONNREFUSED') continue;
        break;
      }
      outgoing.writeHead(answer.statusCode, answer.headers);
      outgoing.end(answer.body);
      return;
    }
    outgoing.writeHead(502, { 'content-type': 'application/json' });
    outgoing.end(JSON.stringify({ fault }));
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const address = proxy.address();
  if (address === null || typeof address === 'string') throw new Error('the proxy has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    stop: () =>
      new Promise((resolve) => {
        proxy.close(() => resolve());
        proxy.closeAllConnections();
      }),
  };
}

function forward(
  origin: string,
  { method, url, headers }: IncomingMessage,
  body: Buffer,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    const options = { hostname, port, method, path: url, headers, agent: false as const };
    const sent = request(options, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () => {
        const { 'transfer-encoding': _, ...rest } = answer.headers;
        resolve({
          statusCode: answer.statusCode ?? 502,
          headers: rest,
          body: Buffer.concat(chunks),
        });
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
