import { ChainFaultError } from '../../../chains/chain.ts';
import type { JsonRpc } from '../../../chains/json-rpc.ts';
import { parseExactJson } from '../../../chains/parse-exact-json.ts';
import { waitingHashes } from './node-answers.ts';

/**
 * Lists the hashes in the mempool. On the main network they can be ten megabytes, so that they are left as they came, and
 * divided while they are read.
 */
export async function listWaiting(rpc: JsonRpc): Promise<Iterable<string>> {
  const list = await rpc.call({
    method: 'getrawmempool',
    schema: waitingHashes(),
    parse: parseAroundResult,
  });
  return typeof list === 'string' ? divide(list) : list;
}

/** Parses an answer but for a list of hashes in it, which stays text. */
export function parseAroundResult(text: string): unknown {
  const start = text.indexOf(listBegins);
  const end = text.indexOf(']', start);
  if (start < 0 || end < 0) return parseExactJson(text);
  const from = start + listBegins.length;
  const isCompact = (end - from + 1) % recordLength === 0;
  if (!isCompact) return parseExactJson(text);
  const around = parseExactJson(`${text.slice(0, from - 1)}null${text.slice(end + 1)}`);
  return { ...Object(around), result: text.slice(from, end) };
}

const listBegins = '"result":[';

/**
 * Divides a list at its commas. The hashes are not looked at, which would take as long again: most of them are known.
 * @throws {ChainFaultError} for text that is divided in another way
 */
export function* divide(list: string): Generator<string> {
  for (let at = 0; at < list.length; at += recordLength) {
    const hash = list.slice(at + 1, at + 65);
    const isRecord =
      list.charCodeAt(at) === quote &&
      list.charCodeAt(at + 65) === quote &&
      (at + 66 === list.length || list.charCodeAt(at + 66) === comma);
    if (!isRecord) throw noMempool();
    yield hash;
  }
}

/** @throws {ChainFaultError} for anything else than a hash */
export function requireHash(text: string): string {
  if (!/^[\da-f]{64}$/.test(text)) throw noMempool();
  return text;
}

function noMempool(): ChainFaultError {
  return new ChainFaultError('The node shows a mempool that is none.');
}

/** A hash in quotation marks, and a comma. */
const recordLength = 67;
const quote = 0x22;
const comma = 0x2c;
