import type { MessageStream } from '../http/send-events.ts';
import { type Mailbox, openMailbox } from './mailbox.ts';

/** Messages of a stream after some news, or after a pause. */
export interface Told<M> {
  readonly messages: readonly M[];
  /** Nothing comes after them. */
  readonly isLast: boolean;
}

export interface StreamSource<N, M> {
  /** Puts news into the mailbox until the returned function is called. */
  readonly subscribe: (mailbox: Pick<Mailbox<N>, 'put' | 'close'>) => () => void;
  /** Returns what the reader is told of news; without any, a pause has gone by. */
  readonly tell: (news: readonly N[]) => Promise<Told<M>> | Told<M>;
}

/** Interval of heartbeats, which find out whether an idle reader is still connected. */
const heartbeatMs = 15_000;

/** Opens a stream of messages, with heartbeats, until its source ends it or its reader is gone. */
export function openStream<N, M>({ subscribe, tell }: StreamSource<N, M>): MessageStream<M> {
  const mailbox = openMailbox<N>();
  const unsubscribe = subscribe(mailbox);
  async function* messages(): AsyncGenerator<M | null> {
    for (;;) {
      const news = await mailbox.take(heartbeatMs);
      if (news === 'closed') return;
      const told = await tell(news);
      if (told.messages.length === 0 && !told.isLast) yield null;
      yield* told.messages;
      if (told.isLast) return;
    }
  }
  return {
    messages: messages(),
    close: () => {
      mailbox.close();
      unsubscribe();
    },
  };
}
