import type { GetAccessToken, Random } from '@billfold/core';
import {
  type FrameHello,
  type FrameJob,
  frameVersion,
  type MessageFromFrame,
  parseMessageToFrame,
  parseWelcome,
} from '@billfold/react/internal';

/** Page around the frame, after it has proved to be the one that the frame has greeted. */
export interface HostPage {
  /** First request of the page; later ones are ignored: a frame does one thing. */
  readonly job: Promise<FrameJob>;
  /** Asks the page for a token, which stays in the memory of this frame. */
  readonly getAccessToken: GetAccessToken;
  send(message: MessageFromFrame): void;
}

type FramedWindow = Pick<Window, 'parent' | 'location' | 'addEventListener'>;

/**
 * Greets the page around this frame; null where there is none. The page names its origin in the fragment: the
 * browser delivers the greeting to that origin alone, and the answer counts only from there, with the nonce.
 */
export function connectToPage(framed: FramedWindow, random: Random): HostPage | null {
  const { parent, location } = framed;
  const origin = new URLSearchParams(location.hash.slice(1)).get('parent');
  const isFramed = parent !== framed;
  if (!isFramed || origin === null || !URL.canParse(origin) || new URL(origin).origin !== origin)
    return null;
  const nonce = Array.from(random.bytes(16), (byte) => byte.toString(16).padStart(2, '0')).join('');
  const waiting = new Map<number, (token: string | null) => void>();
  const connected = whenWelcomed(framed, { origin, nonce });
  const job = connected.then(
    (port) =>
      new Promise<FrameJob>((resolve) => {
        port.onmessage = ({ data }) => {
          const message = parseMessageToFrame(data);
          if (message === null) return;
          if (message.type !== 'token') return resolve(message);
          waiting.get(message.id)?.(message.token);
          waiting.delete(message.id);
        };
      }),
  );
  const send = (message: MessageFromFrame): void =>
    void connected.then((port) => port.postMessage(message));
  let requests = 0;
  const hello: FrameHello = { billfold: frameVersion, type: 'hello', nonce };
  parent.postMessage(hello, origin);
  return {
    job,
    send,
    getAccessToken: ({ reason }) =>
      new Promise((resolve) => {
        requests += 1;
        waiting.set(requests, resolve);
        send({ type: 'need-token', id: requests, reason });
      }),
  };
}

/** Resolves with the port of the first answer from the page. */
function whenWelcomed(
  { parent, addEventListener }: FramedWindow,
  { origin, nonce }: { readonly origin: string; readonly nonce: string },
): Promise<MessagePort> {
  return new Promise((resolve) => {
    const heard = new AbortController();
    const listen = ({ source, origin: from, data, ports: [port] }: MessageEvent): void => {
      if (source !== parent || from !== origin || port === undefined) return;
      if (parseWelcome(data, nonce) === null) return;
      heard.abort();
      resolve(port);
    };
    addEventListener('message', listen, { signal: heard.signal });
  });
}
