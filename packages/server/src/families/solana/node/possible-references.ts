import type { NodeInstruction, NodeTransaction } from './node-answers.ts';

/**
 * Returns the accounts of a transaction that can be references: it neither signs for nor writes to them, and they are
 * used in no way that a node shows. Parsed transfers leave their references out (of SOL) or show them as `signers`
 * (of tokens), so that the accounts of the whole transaction are read.
 * @see Solana Pay, `reference`; Agave, transaction-status, parse_system.rs and parse_token.rs
 */
export function possibleReferences({ meta, transaction }: NodeTransaction): readonly string[] {
  const { accountKeys, instructions } = transaction.message;
  const called = (meta.innerInstructions ?? []).flatMap((each) => each.instructions);
  const used = new Set([...instructions, ...called].flatMap(usedBy));
  return accountKeys.flatMap(({ pubkey, signer, writable }) =>
    signer === false && writable === false && !used.has(pubkey) ? [pubkey] : [],
  );
}

function usedBy({ programId, accounts = [], parsed }: NodeInstruction): readonly string[] {
  return [programId ?? '', ...accounts, ...infoOf(parsed)];
}

/** Values of the facts of a parsed instruction; its `signers` are none of them. */
function infoOf(parsed: unknown): readonly string[] {
  if (typeof parsed !== 'object' || parsed === null || !('info' in parsed)) return [];
  const { info } = parsed;
  if (typeof info !== 'object' || info === null) return [];
  return Object.values(info).filter((value) => typeof value === 'string');
}
