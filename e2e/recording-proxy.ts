import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface RecordedRequest {
  readonly method: string;
  readonly url: URL;
  readonly headers: string;
  readonly body: string;
}

/** Proxy through which a browser calls a product. */
export interface RecordingProxy {
  readonly server: string;
  /** Requests as they left the browser, whichever part of it sent them. */
  readonly requests: readonly RecordedRequest[];
  stop(): void;
}

/** Starts a proxy that records each request with its body and passes it on. */
export async function startRecordingProxy(): Promise<RecordingProxy> {
  const requests: RecordedRequest[] = [];
  const proxy = createServer(async (incoming, outgoing) => {
    const url = new URL(incoming.url ?? '');
    const { method = 'GET', headers } = incoming;
    const body = await readBody(incoming);
    requests.push({
      ...{ method, url, headers: incoming.rawHeaders.join('\n') },
      body: body.toString(),
    });
    const passed = request(url, { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    passed.on('error', () => outgoing.destroy());
    passed.end(body);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const { port } = proxy.address() as AddressInfo;
  return {
    server: `http://127.0.0.1:${port}`,
    requests,
    stop: () => {
      proxy.closeAllConnections();
      proxy.close();
    },
  };
}

async function readBody(incoming: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of incoming) parts.push(part);
  return Buffer.concat(parts);
}
