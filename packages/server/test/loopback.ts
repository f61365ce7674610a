import { createServer, type RequestListener, type Server } from 'node:http';

export interface Loopback {
  readonly origin: string;
  close(): Promise<void>;
}

/** A server on a free port of this machine, made for its own address. */
export async function listenOnLoopback(
  make: (origin: string) => RequestListener,
): Promise<Loopback> {
  const listener: { current: RequestListener | null } = { current: null };
  const server = createServer((request, response) => listener.current?.(request, response));
  // A kept connection that ends just as it is used again would look like a failure.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${portOf(server)}`;
  listener.current = make(origin);
  return {
    origin,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

export function portOf(server: Pick<Server, 'address'>): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}
