import type { Client } from 'pg';

/** The two numbers of an advisory lock. */
export type AdvisoryLock = readonly [number, number];

export interface ListenerOptions {
  /** A new connection that is not open yet. */
  readonly connect: () => Client;
  readonly channel: string;
  /** Advisory lock that the connection shares, so that others see that this process runs. */
  readonly presence: AdvisoryLock;
  /** Called for each notice, and after each new connection: there may have been some before it. */
  readonly onNotice: () => void;
}

const retryMs = 1_000;

/**
 * Listens on a connection of its own and reconnects when it breaks. Never throws: without notices,
 * listeners only get changes later, by polling. The returned function stops it.
 */
export function listenOnPostgres({
  connect,
  channel,
  presence,
  onNotice,
}: ListenerOptions): () => Promise<void> {
  let current: Client | null = null;
  let timer: NodeJS.Timeout | null = null;
  let isStopped = false;

  async function open(): Promise<void> {
    const client = connect();
    current = client;
    client.on('notification', onNotice);
    client.on('error', () => {});
    client.once('end', () => again(client));
    try {
      await client.connect();
      await client.query('select pg_advisory_lock_shared($1, $2)', [...presence]);
      await client.query(`listen ${client.escapeIdentifier(channel)}`);
      onNotice();
    } catch {
      await client.end().catch(() => {});
      again(client);
    }
  }

  /** Once per connection, however many ways there are to learn that it is gone. */
  function again(client: Client): void {
    if (isStopped || current !== client) return;
    current = null;
    timer = setTimeout(() => void open(), retryMs);
  }

  void open();
  return async () => {
    isStopped = true;
    if (timer !== null) clearTimeout(timer);
    await current?.end().catch(() => {});
  };
}
