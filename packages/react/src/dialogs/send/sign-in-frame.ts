import { NetworkError, TransactionError } from '@billfold/core';
import type { SignElsewhere } from '@billfold/core/flows';
import { connectFrame, type FrameConnection } from '../../secure-frame/connect-frame.ts';
import { schemeAround } from '../../secure-frame/framing.ts';
import type { MessageToFrame } from '../../secure-frame/messages.ts';

export interface FrameSigning extends Omit<FrameConnection, 'onConnect' | 'onMessage'> {
  readonly onOpen: () => void;
  /** Called where the user wants to review again. */
  readonly onReview: () => void;
  readonly onEscape: () => void;
}

type Send = (message: MessageToFrame) => void;
type Attempt = Parameters<SignElsewhere>[1];

/** Creates the signer of a frame, which loads while the intent is still on its way. */
export function signInFrame(options: FrameSigning): SignElsewhere {
  const { frame, signal, onOpen, onReview, onEscape } = options;
  let onProgress: Attempt | null = null;
  let settle: ((id: string | Error) => void) | null = null;
  const connected = new Promise<Send>((onConnect) =>
    connectFrame({
      ...options,
      onConnect: (send) => {
        onConnect(send);
        onOpen();
      },
      onMessage: (message) => {
        switch (message.type) {
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
            // Another step ends so.
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
