import type { GetAccessToken, TokenResponse } from '@billfold/core';
import {
  type MessageFromFrame,
  type MessageToFrame,
  parseHello,
  parseMessageFromFrame,
} from './messages.ts';

export interface FrameConnection {
  /** Frame on the page, with the address of the wallet. */
  readonly frame: HTMLIFrameElement;
  /** Origin of the wallet: no other is listened to or told anything. */
  readonly origin: string;
  readonly getAccessToken: GetAccessToken;
  /** Called once, when the frame has answered. */
  readonly onConnect: (send: (message: MessageToFrame) => void) => void;
  readonly onMessage: (message: Exclude<MessageFromFrame, { readonly type: 'need-token' }>) => void;
  readonly signal: AbortSignal;
}

/**
 * Waits for the frame to say hello and hands it a port. Messages of other windows and origins, and further
 * hellos, have no effect. The frame is given tokens when it asks, and nothing else that this page knows.
 */
export function connectFrame(connection: FrameConnection): void {
  const { frame, origin, onConnect, onMessage, signal } = connection;
  const view = frame.ownerDocument.defaultView;
  if (view === null) return;
  const heard = new AbortController();
  const listen = ({ source, origin: from, data }: MessageEvent): void => {
    const guest = frame.contentWindow;
    if (guest === null || source !== guest || from !== origin) return;
    const hello = parseHello(data);
    if (hello === null) return;
    heard.abort();
    const { port1: port, port2 } = new view.MessageChannel();
    const send = (message: MessageToFrame): void => port.postMessage(message);
    port.onmessage = (event) => {
      const message = parseMessageFromFrame(event.data);
      if (message === null) return;
      if (message.type !== 'need-token') return onMessage(message);
      const { id, reason } = message;
      void readToken(connection, reason).then((token) => send({ type: 'token', id, token }));
    };
    signal.addEventListener('abort', () => port.close(), { once: true });
    guest.postMessage({ ...hello, type: 'welcome' }, origin, [port2]);
    onConnect(send);
  };
  view.addEventListener('message', listen, {
    signal: AbortSignal.any([signal, heard.signal]),
  });
}

/** Returns the token of the page; null where it has none, or fails to get one. */
async function readToken(
  { getAccessToken, signal }: FrameConnection,
  reason: Extract<MessageFromFrame, { readonly type: 'need-token' }>['reason'],
): Promise<string | null> {
  try {
    const answer: TokenResponse = await getAccessToken({ reason, signal });
    return typeof answer === 'object' ? (answer?.token ?? null) : answer;
  } catch {
    return null;
  }
}
