import { address, getTransactionDecoder, lamports } from '@solana/kit';
import {
  AccountState,
  getMintEncoder,
  getTokenDecoder,
  getTokenEncoder,
} from '@solana-program/token';
import { FailedTransactionMetadata, type LiteSVM } from 'litesvm';

const system = '11111111111111111111111111111111';
const tokenProgram = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA';

/** Puts lamports under an address, or nothing. */
export function setLamports(svm: LiteSVM, holder: string, units: bigint): void {
  setAccount(svm, holder, { units, owner: system, data: new Uint8Array() });
}

/** Makes a token of the classic program. */
export function setMint(svm: LiteSVM, mint: string, decimals: number): void {
  const data = getMintEncoder().encode({
    mintAuthority: null,
    supply: 10n ** 15n,
    decimals,
    isInitialized: true,
    freezeAuthority: null,
  });
  setAccount(svm, mint, { units: 1_461_600n, owner: tokenProgram, data: new Uint8Array(data) });
}

export interface TokenAccount {
  readonly account: string;
  readonly owner: string;
  readonly mint: string;
  readonly units: bigint;
}

/** Makes an account for a token. */
export function setTokenAccount(svm: LiteSVM, { account, owner, mint, units }: TokenAccount): void {
  const data = getTokenEncoder().encode({
    mint: address(mint),
    owner: address(owner),
    amount: units,
    delegate: null,
    state: AccountState.Initialized,
    isNative: null,
    delegatedAmount: 0n,
    closeAuthority: null,
  });
  setAccount(svm, account, { units: 2_039_280n, owner: tokenProgram, data: new Uint8Array(data) });
}

/** Runs signed bytes; null where they are taken. */
export function refusalOf(svm: LiteSVM, raw: Uint8Array): FailedTransactionMetadata | null {
  const result = svm.sendTransaction(getTransactionDecoder().decode(raw));
  return result instanceof FailedTransactionMetadata ? result : null;
}

export function lamportsIn(svm: LiteSVM, place: string): bigint {
  return svm.getBalance(address(place)) ?? 0n;
}

/** Returns the token units held by a token account; null for any other account. */
export function unitsIn(svm: LiteSVM, place: string): bigint | null {
  const account = svm.getAccount(address(place));
  if (!account.exists || account.programAddress !== tokenProgram) return null;
  return getTokenDecoder().decode(account.data).amount;
}

interface AccountContent {
  readonly units: bigint;
  readonly owner: string;
  readonly data: Uint8Array;
}

function setAccount(svm: LiteSVM, place: string, { units, owner, data }: AccountContent): void {
  svm.setAccount({
    address: address(place),
    lamports: lamports(units),
    data,
    executable: false,
    programAddress: address(owner),
    space: BigInt(data.length),
  });
}
