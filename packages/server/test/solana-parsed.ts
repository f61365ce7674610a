import {
  type Address,
  address,
  getBase58Decoder,
  getCompiledTransactionMessageDecoder,
  getTransactionDecoder,
} from '@solana/kit';
import { getTokenDecoder } from '@solana-program/token';
import type { LiteSVM } from 'litesvm';

/** Transactions as nodes show them in the encoding `jsonParsed`, read by another library than ours. */
export interface ParsedMessage {
  readonly signature: string;
  readonly blockhash: string;
  readonly keys: readonly Address[];
  /** The keys, each with what the transaction does to it. */
  readonly accountKeys: readonly object[];
  readonly instructions: readonly object[];
}

interface Header {
  readonly numSignerAccounts: number;
  readonly numReadonlySignerAccounts: number;
  readonly numReadonlyNonSignerAccounts: number;
}

function roleOf(header: Header, count: number, at: number) {
  const { numSignerAccounts, numReadonlySignerAccounts, numReadonlyNonSignerAccounts } = header;
  const signer = at < numSignerAccounts;
  const lastWritable = signer
    ? numSignerAccounts - numReadonlySignerAccounts
    : count - numReadonlyNonSignerAccounts;
  return { signer, writable: at < lastWritable, source: 'transaction' };
}

export interface RawInstruction {
  readonly program: number;
  readonly accounts: readonly number[];
  readonly data: Uint8Array;
}

export function parseTransaction(raw: Uint8Array): ParsedMessage {
  const { messageBytes, signatures } = getTransactionDecoder().decode(raw);
  const message = getCompiledTransactionMessageDecoder().decode(messageBytes);
  const [first = null] = Object.values(signatures);
  if (message.version !== 'legacy' || first === null) throw new Error('It is of another kind.');
  const keys = message.staticAccounts;
  return {
    signature: getBase58Decoder().decode(first),
    blockhash: message.lifetimeToken,
    keys,
    accountKeys: keys.map((pubkey, at) => ({ pubkey, ...roleOf(message.header, keys.length, at) })),
    instructions: message.instructions.map(({ programAddressIndex, accountIndices, data }) =>
      parseInstruction(keys, {
        program: programAddressIndex,
        accounts: accountIndices ?? [],
        data: new Uint8Array(data ?? []),
      }),
    ),
  };
}

/** @see Agave, transaction-status, parse_instruction.rs */
export function parseInstruction(
  keys: readonly Address[],
  { program, accounts, data }: RawInstruction,
): object {
  const programId = keys[program] ?? '';
  const names = accounts.map((at) => keys[at]);
  const known = parsers[programId]?.(names, Buffer.from(data));
  return known == null ? { programId, accounts: names } : { programId, ...known };
}

type Parser = (names: readonly (Address | undefined)[], data: Buffer) => object | null;

const parsers: Readonly<Record<string, Parser | undefined>> = {
  '11111111111111111111111111111111': ([source, other], data) => {
    const program = 'system';
    const kind = data.readUInt32LE();
    if (kind !== 0 && kind !== 2) return { program, parsed: { type: 'other', info: {} } };
    const lamports = data.readBigUInt64LE(4);
    return kind === 2
      ? { program, parsed: { type: 'transfer', info: { source, destination: other, lamports } } }
      : {
          program,
          parsed: { type: 'createAccount', info: { source, newAccount: other, lamports } },
        };
  },
  TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA: (
    [source, mint, destination, authority, ...others],
    data,
  ) => {
    const program = 'spl-token';
    if (data[0] !== 12) return { program, parsed: { type: 'other', info: {} } };
    const tokenAmount = { amount: `${data.readBigUInt64LE(1)}`, decimals: data[9] };
    const info = { source, mint, destination, tokenAmount, ...signersOf(authority, others) };
    return { program, parsed: { type: 'transferChecked', info } };
  },
  ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL: (
    [source, account, wallet, mint, systemProgram, tokenProgram],
    data,
  ) => {
    const type = data[0] === 1 ? 'createIdempotent' : 'create';
    const info = { source, account, wallet, mint, systemProgram, tokenProgram };
    const parsed = { type, info };
    return { program: 'spl-associated-token-account', parsed };
  },
  MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr: (_, data) => ({
    program: 'spl-memo',
    parsed: data.toString(),
  }),
};

/** Accounts behind the authority are taken for those that sign for it. @see parse_token.rs, `parse_signers` */
function signersOf(authority: Address | undefined, others: readonly (Address | undefined)[]) {
  return others.length === 0 ? { authority } : { multisigAuthority: authority, signers: others };
}

export interface Balances {
  readonly lamports: readonly bigint[];
  readonly tokens: readonly object[];
}

/** Returns the current balances of accounts in the form of `preBalances` and `preTokenBalances`. */
export function balancesOf(svm: LiteSVM, keys: readonly Address[]): Balances {
  return {
    lamports: keys.map((key) => svm.getBalance(key) ?? 0n),
    tokens: keys.flatMap((key, accountIndex) => {
      const token = tokenIn(svm, key);
      if (token === null) return [];
      const { mint, owner, amount } = token;
      return { accountIndex, mint, owner, uiTokenAmount: { amount: `${amount}` } };
    }),
  };
}

/** Null for an account that is not for a token. */
export function tokenIn(svm: LiteSVM, key: Address) {
  const account = svm.getAccount(key);
  const isToken = account.exists && account.programAddress === tokenProgram;
  return isToken && account.data.length === 165 ? getTokenDecoder().decode(account.data) : null;
}

const tokenProgram = address('TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA');
