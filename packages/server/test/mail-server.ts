import { SMTPServer } from 'smtp-server';

export interface MailServer {
  /** For SMTP_URL; with a user and a password that the server wants. */
  readonly url: string;
  /** Whole messages, as they came. */
  readonly received: readonly string[];
  /** Answers the next message with this code instead of taking it. */
  refuseNext(code: number): void;
  /** Takes messages and does not answer, until the server stops. */
  hang(): void;
  /** Number of messages that wait for an answer. */
  readonly hanging: number;
  stop(): Promise<void>;
}

const user = 'billfold';
const password = 'hunter2-of-smtp';

/** A real mail server on this machine. */
export async function startMailServer(): Promise<MailServer> {
  const received: string[] = [];
  const refusals: number[] = [];
  const held: (() => void)[] = [];
  let hangs = false;
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: (auth, _session, done) => {
      const isRight = auth.username === user && auth.password === password;
      done(isRight ? null : new Error('wrong'), { user });
    },
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const code = refusals.shift();
        if (code !== undefined) return done(Object.assign(new Error('no'), { responseCode: code }));
        if (hangs) return void held.push(() => done(new Error('stopped')));
        received.push(Buffer.concat(chunks).toString());
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  return {
    url: `smtp://${user}:${password}@127.0.0.1:${port}`,
    received,
    refuseNext: (code) => void refusals.push(code),
    hang: () => {
      hangs = true;
    },
    get hanging() {
      return held.length;
    },
    stop: () => {
      for (const answer of held.splice(0)) answer();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
