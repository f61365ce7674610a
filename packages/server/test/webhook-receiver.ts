import { createServer, type IncomingHttpHeaders } from 'node:http';
import { portOf } from './loopback.ts';

export interface ReceivedWebhook {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  /** Id of the event. */
  readonly id: string;
}

export interface ReceiverAnswer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface WebhookReceiver {
  readonly url: string;
  readonly received: readonly ReceivedWebhook[];
  /** Answers the following requests so; 204 at first. */
  answer(answer: ReceiverAnswer): void;
  /** Leaves the following requests without an answer until it is called. */
  hold(): () => void;
  close(): Promise<void>;
}

/** A receiver of webhooks on a free port of this machine. */
export async function openReceiver(): Promise<WebhookReceiver> {
  const received: ReceivedWebhook[] = [];
  let next: ReceiverAnswer = { status: 204 };
  let gate: Promise<void> = Promise.resolve();
  const server = createServer((request, response) => {
    const { headers } = request;
    let body = '';
    request.setEncoding('utf8').on('data', (text) => {
      body += text;
    });
    request.on('end', () => {
      received.push({ headers, body, id: String(headers['webhook-id']) });
      const answer = next;
      void gate.then(() => response.writeHead(answer.status, answer.headers).end(answer.body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${portOf(server)}/hooks`,
    received,
    answer: (answer) => {
      next = answer;
    },
    hold: () => {
      const open: { current: () => void } = { current: () => undefined };
      gate = new Promise((resolve) => {
        open.current = resolve;
      });
      return () => open.current();
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
