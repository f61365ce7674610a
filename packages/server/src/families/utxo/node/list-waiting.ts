import { ChainFaultError } from '../../../chains/chain.ts';
import type { JsonRpc } from '../../../chains/json-rpc.ts';
import { emptyList } from './node-answers.ts';

/** Most bytes of a list: a million hashes, three times what a mempool of 300 MB can have. */
const mostBytes = 67_000_000;

/**
 * Calls `visit` for each hash in the mempool as it comes. On the main network they can be more than ten megabytes, so that
 * the answer is never held whole, and other work runs between its parts. The hashes are not looked at, which would take
 * as long again: most of them are known.
 */
export async function listWaiting(rpc: JsonRpc, visit: (hash: string) => void): Promise<void> {
  await rpc.call({
    method: 'getrawmempool',
    maxBytes: mostBytes,
    read: (chunks) => takeHashes(chunks, visit),
    schema: emptyList(),
  });
}

/**
 * Takes the hashes out of the list in an answer, and returns the text around them.
 * @throws {ChainFaultError} for a list of anything else
 */
export async function takeHashes(
  chunks: AsyncIterable<Uint8Array>,
  visit: (hash: string) => void,
): Promise<string> {
  const around: string[] = [];
  let place: 'before' | 'in' | 'after' = 'before';
  let text = '';
  for await (const chunk of chunks) {
    text += latin1(chunk);
    if (place === 'before') {
      const begin = listBegins.exec(text);
      if (begin === null && text.length < mostBefore) continue;
      const from = begin === null ? 0 : begin.index + begin[0].length;
      around.push(text.slice(0, from));
      text = text.slice(from);
      place = begin === null ? 'after' : 'in';
    }
    if (place === 'in') {
      const { at, isEnd } = takeRecords(text, visit);
      text = text.slice(at);
      if (!isEnd) {
        await new Promise((resolve) => setImmediate(resolve));
        continue;
      }
      place = 'after';
    }
    around.push(text);
    text = '';
  }
  return around.join('') + text;
}

/** Visits the hashes that are complete, and returns how far it came. */
function takeRecords(
  text: string,
  visit: (hash: string) => void,
): { readonly at: number; readonly isEnd: boolean } {
  let at = skipSpaces(text, 0);
  for (; text.length - at > recordLength; at = skipSpaces(text, at)) {
    if (text.charCodeAt(at) === bracket) break;
    const end = skipSpaces(text, at + recordLength);
    // The rest is in the next part.
    if (end === text.length) return { at, isEnd: false };
    const isRecord =
      text.charCodeAt(at) === quote &&
      text.charCodeAt(at + recordLength - 1) === quote &&
      (text.charCodeAt(end) === comma || text.charCodeAt(end) === bracket);
    if (!isRecord) throw noMempool();
    visit(text.slice(at + 1, at + recordLength - 1));
    at = text.charCodeAt(end) === comma ? end + 1 : end;
  }
  return { at, isEnd: text.charCodeAt(at) === bracket };
}

function skipSpaces(text: string, from: number): number {
  let at = from;
  while (at < text.length && text.charCodeAt(at) <= space) at += 1;
  return at;
}

function latin1(chunk: Uint8Array): string {
  return Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength).toString('latin1');
}

/** @throws {ChainFaultError} for anything else than a hash */
export function requireHash(text: string): string {
  if (!/^[\da-f]{64}$/.test(text)) throw noMempool();
  return text;
}

function noMempool(): ChainFaultError {
  return new ChainFaultError('The node shows a mempool that is none.');
}

/** Length of an answer in which a list has begun, if there is one. */
const mostBefore = 1_000;
const listBegins = /"result"\s*:\s*\[/;
/** A hash in quotation marks. */
const recordLength = 66;
const quote = 0x22;
const comma = 0x2c;
const bracket = 0x5d;
const space = 0x20;
