// Proxy of a browser that adds one script to each page, before all others, and learns from it what goes wrong there. So both
// engines are watched in the same way: WebDriver has no console.
import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

const scriptPath = '/proof-of-browsers.js';
const faultPath = '/proof-of-browsers/fault';

export interface ObservingProxy {
  /** Its host and port. */
  readonly address: string;
  /** Returns the faults since the last call. */
  takeFaults(): readonly string[];
  stop(): void;
}

/** Starts the proxy. Pages of other hosts than this machine are refused, and are a fault. */
export async function startObservingProxy(): Promise<ObservingProxy> {
  let faults: string[] = [];
  const server = createServer(async (incoming, outgoing) => {
    const url = new URL(incoming.url ?? '', 'http://not-proxied.invalid');
    if (url.pathname === scriptPath) return answer(outgoing, 'text/javascript', observer);
    if (url.pathname === faultPath) {
      faults.push(await text(incoming));
      return answer(outgoing, 'text/plain', '');
    }
    if (url.hostname !== '127.0.0.1') {
      faults.push(`request to ${url.href}`);
      return outgoing.writeHead(502).end();
    }
    pass(incoming, outgoing, { url, note: (fault) => faults.push(fault) });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the proxy has no port');
  return {
    address: `127.0.0.1:${address.port}`,
    takeFaults: () => {
      const taken = faults;
      faults = [];
      return taken;
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function answer(outgoing: ServerResponse, type: string, body: string): void {
  outgoing.writeHead(200, { 'content-type': type, 'cross-origin-resource-policy': 'cross-origin' });
  outgoing.end(body);
}

function pass(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { url, note }: { readonly url: URL; readonly note: (fault: string) => void },
): void {
  const { method = 'GET' } = incoming;
  // A compressed page could not be read here.
  const { 'accept-encoding': _, ...headers } = incoming.headers;
  const passed = request(url, { method, headers }, async (response) => {
    const { statusCode = 502 } = response;
    if (statusCode >= 400 && !isExpected(statusCode, url))
      note(`${method} ${url.pathname} is answered ${statusCode}`);
    if (!response.headers['content-type']?.startsWith('text/html')) {
      outgoing.writeHead(statusCode, response.headers);
      return response.pipe(outgoing);
    }
    const page = (await text(response)).replace(
      /<head[^>]*>/,
      (head) => `${head}<script src="${scriptPath}"></script>`,
    );
    const { 'content-length': __, ...kept } = response.headers;
    outgoing.writeHead(statusCode, kept);
    outgoing.end(method === 'HEAD' ? undefined : page);
  });
  passed.on('error', () => outgoing.destroy());
  outgoing.on('close', () => passed.destroy());
  incoming.pipe(passed);
}

/** By a 401 a page learns that its session has ended; browsers ask for an icon that a page does not name. */
function isExpected(status: number, { pathname }: URL): boolean {
  return status === 401 || pathname === '/favicon.ico';
}

/** Runs first in each page. */
const observer = `(() => {
  const tell = (fault) => navigator.sendBeacon('${faultPath}', location.pathname + ': ' + fault);
  addEventListener('error', ({ message, target }) => {
    // Browsers give up files loaded ahead when a page is left. Those that fail are seen by the proxy.
    if (target.localName === 'link') return;
    // The standard has what is left over delivered with the next frame.
    if (/^ResizeObserver loop/.test(message)) return;
    tell(message ?? 'cannot load ' + target.outerHTML);
  }, true);
  addEventListener('unhandledrejection', ({ reason }) => tell('unhandled: ' + reason));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
    tell('against the policy ' + violatedDirective + ': ' + blockedURI + ' ' + sample));
  for (const level of ['error', 'warn']) {
    const log = console[level];
    console[level] = (...said) => {
      tell('console.' + level + ': ' + said.join(' '));
      log.apply(console, said);
    };
  }
})();
`;
