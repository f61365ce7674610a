import type { BillfoldClient, Platform, TokenResponse, ValidationError } from '@billfold/core';
import { answerTimeMs } from './framing.ts';
import {
  type MessageFromFrame,
  type MessageToFrame,
  parseHello,
  parseMessageFromFrame,
} from './messages.ts';
import { type FrameRefusal, refusedFrameError } from './refused-frame-error.ts';

export interface FrameConnection {
  /** Frame on the page, with the address of the wallet. */
  readonly frame: HTMLIFrameElement;
  /** Origin of the wallet: no other is listened to or told anything. */
  readonly origin: string;
  readonly client: Pick<BillfoldClient, 'getAccessToken'> & {
    readonly platform: Pick<Platform, 'schedule'>;
  };
  /** Called once, when the frame has answered. */
  readonly onConnect: (send: (message: MessageToFrame) => void) => void;
  /** Called where the policy of the page refuses the frame, or it does not answer in time: the wallet refuses the page. */
  readonly onBlocked: (error: ValidationError) => void;
  readonly onMessage: (message: StepMessage) => void;
  readonly signal: AbortSignal;
}

/** Message about the step of a frame. */
export type StepMessage = Exclude<MessageFromFrame, { readonly type: 'need-token' | 'height' }>;

/**
 * Waits for the frame to say hello and hands it a port. Messages of other windows and origins, and further
 * hellos, have no effect. The frame is given tokens when it asks, and nothing else that this page knows. It is as high
 * as it says.
 */
export function connectFrame(connection: FrameConnection): void {
  const { frame, origin, client, onConnect, onBlocked, onMessage, signal } = connection;
  const view = frame.ownerDocument.defaultView;
  if (view === null) return;
  const heard = new AbortController();
  const refuse = (refusal: FrameRefusal): void => {
    heard.abort();
    stopWaiting();
    onBlocked(refusedFrameError(refusal, { origin, pageOrigin: view.location.origin }));
  };
  const stopWaiting = client.platform.schedule(() => refuse('silence'), answerTimeMs);
  signal.addEventListener('abort', stopWaiting, { once: true });
  frame.ownerDocument.addEventListener(
    'securitypolicyviolation',
    (violation) => {
      if (refusesFrame(violation, origin)) refuse('policy');
    },
    { signal: AbortSignal.any([signal, heard.signal]) },
  );
  const listen = ({ source, origin: from, data }: MessageEvent): void => {
    const guest = frame.contentWindow;
    if (guest === null || source !== guest || from !== origin) return;
    const hello = parseHello(data);
    if (hello === null) return;
    heard.abort();
    stopWaiting();
    const { port1: port, port2 } = new view.MessageChannel();
    const send = (message: MessageToFrame): void => port.postMessage(message);
    port.onmessage = (event) => {
      const message = parseMessageFromFrame(event.data);
      if (message === null) return;
      if (message.type === 'height') {
        frame.style.height = `${message.height}px`;
        return;
      }
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

/** Recognizes the refusal of a frame of `origin`; a policy that only reports refuses nothing. */
function refusesFrame(violation: SecurityPolicyViolationEvent, origin: string): boolean {
  const { disposition, effectiveDirective, blockedURI } = violation;
  if (disposition !== 'enforce' || !/^(?:frame|child)-src$/.test(effectiveDirective)) return false;
  return URL.canParse(blockedURI) && new URL(blockedURI).origin === origin;
}

/** Returns the token of the page; null where it has none, or fails to get one. */
async function readToken(
  { client, signal }: FrameConnection,
  reason: Extract<MessageFromFrame, { readonly type: 'need-token' }>['reason'],
): Promise<string | null> {
  try {
    const answer: TokenResponse = await client.getAccessToken({ reason, signal });
    return typeof answer === 'object' ? (answer?.token ?? null) : answer;
  } catch {
    return null;
  }
}
