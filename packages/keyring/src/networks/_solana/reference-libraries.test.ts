import { toBaseUnits } from '@billfold/core';
import { hex } from '@scure/base';
import {
  AccountRole,
  type Address,
  address,
  appendTransactionMessageInstructions,
  type Blockhash,
  blockhash,
  compileTransaction,
  createKeyPairSignerFromPrivateKeyBytes,
  createTransactionMessage,
  getBase58Decoder,
  getTransactionEncoder,
  type Instruction,
  pipe,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransaction,
} from '@solana/kit';
import {
  ComputeBudgetProgram,
  Keypair,
  PublicKey,
  SystemProgram,
  Transaction,
  TransactionInstruction,
} from '@solana/web3.js';
import {
  getSetComputeUnitLimitInstruction,
  getSetComputeUnitPriceInstruction,
} from '@solana-program/compute-budget';
import { getTransferSolInstruction } from '@solana-program/system';
import {
  findAssociatedTokenPda,
  getCreateAssociatedTokenIdempotentInstruction,
  getTransferCheckedInstruction,
  TOKEN_PROGRAM_ADDRESS,
} from '@solana-program/token';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withEd25519Key } from '../../slip10-key.ts';
import { createFundedLamports } from '../../testing/funded-lamports.ts';
import { isOnCurve } from './address.ts';
import type { SolanaTransferRequest } from './transfer-plan.ts';

const { keyring, seed, request, plan } = createFundedLamports('SOL', { account: 2 });
/** Copied, as it is wiped behind the call. */
const privateKey = withEd25519Key(seed, [44, 501, 2, 0], (key) => key.slice());
const usdc = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v';
const memoProgram = 'MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr';

const key = fc.uint8Array({ minLength: 32, maxLength: 32 });
const addresses = key.map((bytes) => new PublicKey(bytes).toBase58());
const requests = fc.record({
  recipient: addresses,
  blockhash: addresses,
  amount: fc.bigInt(0n, 10n ** 8n).map(toBaseUnits),
  memo: fc.option(fc.string({ minLength: 1, maxLength: 100, unit: 'grapheme' })),
  references: fc.uniqueArray(addresses, { maxLength: 2 }),
  priority: fc.option(
    fc.record({
      unitLimit: fc.integer({ min: 1, max: 1_400_000 }),
      unitPrice: fc.bigInt(0n, 10_000n),
    }),
  ),
});
type Changes = Pick<
  SolanaTransferRequest,
  'recipient' | 'blockhash' | 'memo' | 'priority' | 'references'
>;

const sign = (changes: Partial<SolanaTransferRequest>) => {
  const { raw, hash } = keyring.signTransfer(seed, plan(changes));
  return { raw: hex.encode(raw), hash };
};

describe('bytes of @solana/kit', { timeout: 30_000 }, () => {
  it('are those of a transfer of SOL, with and without memo, references and priority', () =>
    fc.assert(
      fc.asyncProperty(requests, async (changes) => {
        const signer = await createKeyPairSignerFromPrivateKeyBytes(privateKey);
        const transfer = getTransferSolInstruction({
          source: signer,
          destination: address(changes.recipient),
          amount: changes.amount,
        });
        expect(sign(changes).raw).toBe(await kitBytes(changes, [transfer]));
      }),
      { numRuns: 15 },
    ));

  it('are those of a transfer of a token that makes the account for it', () =>
    fc.assert(
      fc.asyncProperty(requests, key, async (changes, mintKey) => {
        fc.pre(isOnCurve(new PublicKey(changes.recipient).toBytes()));
        await expectTokenBytes(changes, new PublicKey(mintKey).toBase58());
      }),
      { numRuns: 20 },
    ));

  it('have addresses in the same order that differ by the case of a letter', async () => {
    const { recipient } = request;
    for (const mint of [recipient.replace('ND', 'nD'), recipient.replace('chz', 'Chz')]) {
      expect(mint).not.toBe(recipient);
      await expectTokenBytes(request, mint);
    }
  });
});

async function expectTokenBytes(
  changes: Changes & Pick<SolanaTransferRequest, 'amount'>,
  mint: string,
): Promise<void> {
  const signer = await createKeyPairSignerFromPrivateKeyBytes(privateKey);
  const accountOf = async (owner: string) => {
    const wanted = { owner: address(owner), tokenProgram: TOKEN_PROGRAM_ADDRESS };
    return (await findAssociatedTokenPda({ ...wanted, mint: address(mint) }))[0];
  };
  const destination = await accountOf(changes.recipient);
  const create = getCreateAssociatedTokenIdempotentInstruction({
    payer: signer,
    ata: destination,
    owner: address(changes.recipient),
    mint: address(mint),
  });
  const transfer = getTransferCheckedInstruction({
    source: await accountOf(signer.address),
    mint: address(mint),
    destination,
    authority: signer,
    amount: changes.amount === 'max' ? 0n : changes.amount,
    decimals: 6,
  });
  const token = {
    mint,
    decimals: 6,
    balance: toBaseUnits(10n ** 9n),
    isRecipientReady: false,
  };
  expect(sign({ ...changes, token }).raw).toBe(await kitBytes(changes, [create, transfer]));
}

describe('bytes of @solana/web3.js', { timeout: 30_000 }, () => {
  const pair = Keypair.fromSeed(privateKey);

  it('have our address and signature, and read as ours', () =>
    fc.assert(
      fc.property(requests, ({ references, ...changes }) => {
        const { recipient, blockhash, amount, memo, priority } = changes;
        const transaction = new Transaction({
          feePayer: pair.publicKey,
          blockhash,
          lastValidBlockHeight: 150,
        });
        if (priority !== null)
          transaction.add(
            ComputeBudgetProgram.setComputeUnitLimit({ units: priority.unitLimit }),
            ComputeBudgetProgram.setComputeUnitPrice({ microLamports: priority.unitPrice }),
          );
        if (memo !== null)
          transaction.add(
            new TransactionInstruction({
              programId: new PublicKey(memoProgram),
              keys: [],
              data: Buffer.from(memo, 'utf8'),
            }),
          );
        const toPubkey = new PublicKey(recipient);
        const payment = SystemProgram.transfer({
          ...{ fromPubkey: pair.publicKey, toPubkey, lamports: amount },
        });
        for (const each of references)
          payment.keys.push({ pubkey: new PublicKey(each), isSigner: false, isWritable: false });
        transaction.add(payment);
        transaction.sign(pair);
        const bytes = hex.encode(new Uint8Array(transaction.serialize()));
        expect(sign({ ...changes, references }).raw).toBe(bytes);
      }),
      { numRuns: 15 },
    ));

  it('name the same accounts', () => {
    expect(keyring.derivePublic(seed, 2).publicKey).toBe(pair.publicKey.toBase58());
  });

  it('are off the curve where ours are', () =>
    fc.assert(
      fc.property(key, (bytes) => {
        expect(isOnCurve(bytes)).toBe(PublicKey.isOnCurve(bytes));
      }),
    ));

  it('find the same account for a token', () =>
    fc.assert(
      fc.property(addresses, (owner) => {
        const programs = [
          new PublicKey('TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'),
          new PublicKey('ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL'),
        ] as const;
        const seeds = [new PublicKey(owner), programs[0], new PublicKey(usdc)];
        const [found] = PublicKey.findProgramAddressSync(
          seeds.map((each) => each.toBuffer()),
          programs[1],
        );
        expect(keyring.tokenAccountOf(owner, usdc)).toBe(found.toBase58());
      }),
      { numRuns: 20 },
    ));
});

it('the hash is the first signature', () => {
  const { raw, hash } = keyring.signTransfer(seed, plan());
  expect(getBase58Decoder().decode(raw.subarray(1, 65))).toBe(hash);
  expect(keyring.decodeTransfer(raw)).toMatchObject({ hash, payer: request.publicKey });
});

async function kitBytes(
  { blockhash: hash, memo, priority, references = [] }: Changes,
  payment: readonly Instruction[],
): Promise<string> {
  const signer = await createKeyPairSignerFromPrivateKeyBytes(privateKey);
  const setUp =
    priority === null
      ? []
      : [
          getSetComputeUnitLimitInstruction({ units: priority.unitLimit }),
          getSetComputeUnitPriceInstruction({ microLamports: priority.unitPrice }),
        ];
  const note: Instruction<Address>[] =
    memo === null
      ? []
      : [{ programAddress: address(memoProgram), data: new TextEncoder().encode(memo) }];
  const named = references.map((each) => ({ address: address(each), role: AccountRole.READONLY }));
  const naming = (each: Instruction): Instruction => ({
    ...each,
    accounts: [...(each.accounts ?? []), ...named],
  });
  const lifetime: { blockhash: Blockhash; lastValidBlockHeight: bigint } = {
    blockhash: blockhash(hash),
    lastValidBlockHeight: 150n,
  };
  const message = pipe(
    createTransactionMessage({ version: 'legacy' }),
    (empty) => setTransactionMessageFeePayer(signer.address, empty),
    (paid) => setTransactionMessageLifetimeUsingBlockhash(lifetime, paid),
    (timed) =>
      appendTransactionMessageInstructions(
        [...setUp, ...payment.slice(0, -1), ...note, ...payment.slice(-1).map(naming)],
        timed,
      ),
  );
  const signed = await signTransaction([signer.keyPair], compileTransaction(message));
  return hex.encode(new Uint8Array(getTransactionEncoder().encode(signed)));
}
