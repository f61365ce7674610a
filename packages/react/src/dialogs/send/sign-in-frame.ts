import { type BillfoldClient, NetworkError, TransactionError } from '@billfold/core';
import type { SignElsewhere } from '@billfold/core/flows';
import { connectFrame } from '../../secure-frame/connect-frame.ts';
import { answerTimeMs, schemeAround } from '../../secure-frame/framing.ts';
import type { MessageToFrame } from '../../secure-frame/messages.ts';

export interface FrameSigning {
  readonly frame: HTMLIFrameElement;
  /** Origin of the wallet. */
  readonly origin: string;
  readonly client: Pick<BillfoldClient, 'getAccessToken' | 'platform'>;
  /** Aborted when the frame leaves the page. */
  readonly signal: AbortSignal;
  readonly onOpen: () => void;
  /** Called where the frame does not answer in time: it is refused by one of the two origins. */
  readonly onBlocked: () => void;
  /** Called where the user wants to review again. */
  readonly onReview: () => void;
  readonly onEscape: () => void;
}

type Send = (message: MessageToFrame) => void;
type Attempt = Parameters<SignElsewhere>[1];

/** Creates the signer of a frame, which loads while the intent is still on its way. */
export function signInFrame(options: FrameSigning): SignElsewhere {
  const { frame, origin, client, signal, onOpen, onBlocked, onReview, onEscape } = options;
  let onProgress: Attempt | null = null;
  let settle: ((id: string | Error) => void) | null = null;
  const stopWaiting = client.platform.schedule(onBlocked, answerTimeMs);
  signal.addEventListener('abort', stopWaiting, { once: true });
  const connected = new Promise<Send>((onConnect) =>
    connectFrame({
      ...{ frame, origin, signal, getAccessToken: client.getAccessToken },
      onConnect: (send) => {
        stopWaiting();
        onConnect(send);
        onOpen();
      },
      onMessage: (message) => {
        switch (message.type) {
          case 'height':
            frame.style.height = `${message.height}px`;
            return;
          case 'progress':
            return onProgress?.(message.progress);
          case 'sent':
            return settle?.(message.transactionId);
          case 'outcome-unknown':
            return settle?.(new TransactionError('outcome_unknown'));
          case 'review':
            return onReview();
          case 'escape':
            return onEscape();
          case 'wallet-created':
          case 'password-reset':
            // Of other steps.
            return;
          default:
            return message satisfies never;
        }
      },
    }),
  );
  return (request, progress) =>
    new Promise((resolve, reject) => {
      onProgress = progress;
      settle = (end) => (typeof end === 'string' ? resolve(end) : reject(end));
      const leave = () => reject(new NetworkError('aborted'));
      signal.addEventListener('abort', leave, { once: true });
      const colorScheme = schemeAround(frame);
      void connected.then((send) => send({ type: 'sign', request, colorScheme }));
    });
}
