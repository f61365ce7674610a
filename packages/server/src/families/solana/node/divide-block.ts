import { parseExactJson } from '../../../chains/parse-exact-json.ts';

/** The answer for a block, of which most is left as it came. */
export interface DividedBlock {
  /** JSON array. */
  readonly transactions: string;
  /** Parsed answer with a block that has no transactions. */
  readonly rest: unknown;
}

/**
 * Divides the answer for a block, so that megabytes of transactions need not be parsed: within its text, the first
 * `"transactions":[` is that of the block, and the last bracket ends that list or one behind it. Null for an answer
 * that has its members in another order, or no block.
 */
export function divideBlock(text: string): DividedBlock | null {
  const begin = opening.exec(text);
  if (begin === null) return null;
  const start = begin.index + begin[0].length;
  const end = text.lastIndexOf(']');
  const rest = text.slice(0, start) + text.slice(end);
  if (!facts.every((fact) => rest.includes(fact))) return null;
  try {
    return { transactions: text.slice(start - 1, end + 1), rest: parseExactJson(rest) };
  } catch {
    return null;
  }
}

const opening = /"transactions"\s*:\s*\[/;

/** Members that must not be among what is left out. */
const facts = ['"blockHeight"', '"blockTime"', '"blockhash"', '"previousBlockhash"'];
