import { Duplex } from 'node:stream';
import type { PGlite } from '@electric-sql/pglite';

/**
 * A socket with PGlite at its other end, in this process: the driver speaks to the embedded database as it does to a
 * server. PGlite has one session, so that one socket at a time may be open on it.
 */
export class EmbeddedSocket extends Duplex {
  readonly #lite: PGlite;

  constructor(lite: PGlite) {
    super();
    this.#lite = lite;
  }

  /** Opens the connection. It begins with nothing of the one before it, as on a server. */
  connect(): this {
    this.#lite.exec('rollback; deallocate all').then(
      () => this.emit('connect'),
      (error: Error) => this.destroy(error),
    );
    return this;
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: Done): void {
    this.#answer(chunk).then(() => done(), done);
  }

  /** Runs messages that were sent together at once: a statement is three to five of them. */
  override _writev(chunks: readonly { readonly chunk: Buffer }[], done: Done): void {
    this.#answer(Buffer.concat(chunks.map(({ chunk }) => chunk))).then(() => done(), done);
  }

  override _final(done: Done): void {
    this.push(null);
    done();
  }

  // A socket of a network has these too: here nothing is held back, and nothing keeps the process alive.
  setNoDelay(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  // An answer as a whole would be parsed by PGlite too, which keeps each of its messages for good.
  async #answer(messages: Buffer): Promise<void> {
    const parts: Buffer[] = [];
    await this.#lite.execProtocolRawStream(messages, {
      // Copied: PGlite writes its memory again.
      onRawData: (bytes) => parts.push(Buffer.from(bytes)),
    });
    if (parts.length > 0) this.push(Buffer.concat(parts));
  }
}

type Done = (error?: Error | null) => void;
