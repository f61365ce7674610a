import {
  AccountRole,
  type Address,
  address,
  appendTransactionMessageInstructions,
  blockhash,
  compileTransaction,
  createTransactionMessage,
  getTransactionEncoder,
  type Instruction,
  type KeyPairSigner,
  pipe,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransaction,
} from '@solana/kit';
import {
  getSetComputeUnitLimitInstruction,
  getSetComputeUnitPriceInstruction,
} from '@solana-program/compute-budget';
import { getTransferSolInstructionDataEncoder } from '@solana-program/system';

/** An instruction of a test, whether it makes sense or not. */
export type TestInstruction =
  | {
      readonly kind: 'transfer';
      readonly from: string;
      readonly to: string;
      readonly lamports: bigint;
      /**
       * Account roles that the transaction claims: `signs` makes `from` a signer, `writes` makes `to`
       * writable.
       */
      readonly signs?: boolean;
      readonly writes?: boolean;
    }
  | { readonly kind: 'memo'; readonly text: string }
  | { readonly kind: 'unit-limit'; readonly units: number }
  | { readonly kind: 'unit-price'; readonly microLamports: bigint }
  | { readonly kind: 'other'; readonly program: string; readonly data: readonly number[] };

export interface TestTransaction {
  readonly payer: KeyPairSigner;
  readonly blockhash: string;
  readonly instructions: readonly TestInstruction[];
}

/** The bytes of another implementation than ours, signed by `payer` alone. */
export async function signedBy({
  payer,
  blockhash: hash,
  instructions,
}: TestTransaction): Promise<Uint8Array> {
  const lifetime = { blockhash: blockhash(hash), lastValidBlockHeight: 150n };
  const message = pipe(
    createTransactionMessage({ version: 'legacy' }),
    (empty) => setTransactionMessageFeePayer(payer.address, empty),
    (paid) => setTransactionMessageLifetimeUsingBlockhash(lifetime, paid),
    (timed) => appendTransactionMessageInstructions(instructions.map(toInstruction), timed),
  );
  const signed = await signTransaction([payer.keyPair], compileTransaction(message));
  return new Uint8Array(getTransactionEncoder().encode(signed));
}

function toInstruction(instruction: TestInstruction): Instruction<Address> {
  switch (instruction.kind) {
    case 'transfer': {
      const { from, to, lamports, signs = true, writes = true } = instruction;
      const [source, target] = [
        signs ? AccountRole.WRITABLE_SIGNER : AccountRole.WRITABLE,
        writes ? AccountRole.WRITABLE : AccountRole.READONLY,
      ];
      return {
        programAddress: address('11111111111111111111111111111111'),
        accounts: [
          { address: address(from), role: source },
          { address: address(to), role: target },
        ],
        data: getTransferSolInstructionDataEncoder().encode({ amount: lamports }),
      };
    }
    case 'memo':
      return {
        programAddress: address('MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr'),
        data: new TextEncoder().encode(instruction.text),
      };
    case 'unit-limit':
      return getSetComputeUnitLimitInstruction({ units: instruction.units });
    case 'unit-price':
      return getSetComputeUnitPriceInstruction({ microLamports: instruction.microLamports });
    case 'other':
      return {
        programAddress: address(instruction.program),
        data: Uint8Array.from(instruction.data),
      };
    default:
      return instruction satisfies never;
  }
}
