/** Balance to read: of the native asset where `contract` is null. Addresses are 20 bytes in hexadecimal digits. */
export interface WantedUnits {
  readonly holder: string;
  readonly contract: string | null;
}

/**
 * Writes the code of the Ethereum Virtual Machine, and of Tron's, that reads the pairs behind it and returns a word for
 * each. It runs as if it created a contract, so nothing needs to be on the chain. `words` is code for one word each,
 * which are returned before the balances.
 *
 * The code keeps the place of the next pair and of the next word on the stack, in this order. A token that fails, or
 * answers less than a word but something, undoes the call; a contract that is not there answers nothing, and counts as
 * zero.
 */
export function balanceReader(words: readonly string[] = []): string {
  const byte = (value: number) => value.toString(16).padStart(2, '0');
  const opening = words.map((code, at) => `${code}60${byte(firstWord + 32 * at)}52`).join('');
  const place = (offset: number) => byte(offset + opening.length / 2);
  return [
    opening, // the words in front
    `60${place(0x67)}60${byte(firstWord + 32 * words.length)}`, // place = length of this code, and the next word
    `5b81381160${place(0x12)}57608080910390f3`, // behind the last pair: return what is written
    '5b60288260403960545160601c60405160601c', // holder and contract at place
    `8060${place(0x30)}575031815260${place(0x5b)}56`, // without a contract: write the balance of the holder
    '5b6370a0823160e01b60005290600452', // balanceOf(holder), see EIP-20
    `60208260246000845afa3d601f103d15171660${place(0x59)}57600080fd`, // write its answer, or undo the call
    `5b505b602001906028019060${place(0x04)}56`, // to the next word and the next pair
  ].join('');
}

/** Place in memory of the first word that is returned. */
const firstWord = 0x80;

/** Writes the pairs that stand behind the code: contract and holder; no contract is the native asset. */
export function encodeWanted(wanted: readonly WantedUnits[]): string {
  return wanted.map(({ contract, holder }) => `${contract ?? '00'.repeat(20)}${holder}`).join('');
}

/** Reads `count` words of 32 bytes; null of anything else. */
export function readWords(answer: string, count: number): readonly bigint[] | null {
  if (!/^[\da-f]*$/i.test(answer) || answer.length !== 64 * count) return null;
  return Array.from({ length: count }, (_, at) =>
    BigInt(`0x${answer.slice(64 * at, 64 * (at + 1))}`),
  );
}
