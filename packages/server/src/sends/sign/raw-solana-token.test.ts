import { createHmac } from 'node:crypto';
import { findToken, toDecimal } from '@billfold/core';
import {
  createIntent,
  createTokenTransaction,
  faucet,
  getDepositAddress,
} from '@billfold/core/contract';
import { getKeyring, seedPhraseToSeed } from '@billfold/keyring';
import {
  address,
  appendTransactionMessageInstruction,
  blockhash,
  createKeyPairSignerFromPrivateKeyBytes,
  createTransactionMessage,
  getTransactionEncoder,
  pipe,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
} from '@solana/kit';
import { getTransferCheckedInstruction } from '@solana-program/token';
import { expect, it } from 'vitest';
import { confirm, holderWith, placeOf, strangers } from '../../../test/funded.ts';
import { phrases } from '../../../test/ledger-wallet.ts';
import { vectorPhrase } from '../../../test/people.ts';
import { planSend } from '../../../test/plan-send.ts';
import { createTestServer } from '../../../test/test-server.ts';

const network = 'SOL';
const tokenId = 'USDT@SOL';
const keyring = getKeyring(network, 'sandbox');
const mint = findToken(network, tokenId)?.contract ?? '';
const amount = toDecimal('1');

it('a token goes into the account of the recipient alone, where none is opened', async () => {
  const server = await createTestServer();
  const holder = await holderWith(server, ['100'], network);
  const params = placeOf(holder);
  const own = await server.call(getDepositAddress, { params, query: {} }, holder);
  for (const paid of [own.addressValue, strangers.SOL])
    await server.call(faucet, {
      params: { network },
      body: { address: paid, asset: tokenId, amount: toDecimal('250') },
    });
  await confirm(server, 15, network);
  const order = { amount, destinationAddress: strangers.SOL, tokenId, sendingMax: false };
  const reviewed = { ...order, memo: null, feeRate: 'Medium', feeRateValue: null } as const;
  const intent = await server.call(createIntent, { params, body: reviewed }, holder);
  const body = {
    ...{ ...order, gasLimit: null, gasPrice: null, twoFactorCode: null },
    ...{ password: null, seedPhrase: null },
  };
  const planned = await planSend(server, holder, body);
  if (planned.family !== 'solana') throw new Error('not a plan of Solana');
  const callTo = async (recipient: string) => {
    const raw = await transferTo(recipient, planned.blockhash);
    const rawTransaction = Buffer.from(raw).toString('hex');
    return [
      createTokenTransaction,
      { params, body: { ...body, rawTransaction } },
      {
        ...{ token: holder.token, idempotencyKey: 'raw' },
        intent: `${intent.intentId}; digest=${intent.digest}`,
      },
    ] as const;
  };
  expect(await server.refusal(...(await callTo(otherAddress())))).toMatchObject({
    ...{ status: 409, code: 'INTENT_MISMATCH' },
  });
  expect(await server.call(...(await callTo(strangers.SOL)))).toMatchObject({
    ...{ value: '1.000000', toAddress: strangers.SOL, status: 'PENDING' },
  });
});

/** Transfers one USDT to the token account of `recipient`, and nothing else. */
async function transferTo(recipient: string, recent: string): Promise<Uint8Array> {
  const authority = await createKeyPairSignerFromPrivateKeyBytes(ownKey());
  const lifetime = { blockhash: blockhash(recent), lastValidBlockHeight: 150n };
  const transfer = getTransferCheckedInstruction({
    source: address(accountOf(authority.address)),
    mint: address(mint),
    destination: address(accountOf(recipient)),
    authority,
    amount: 1_000_000n,
    decimals: 6,
  });
  const message = pipe(
    createTransactionMessage({ version: 'legacy' }),
    (empty) => setTransactionMessageFeePayerSigner(authority, empty),
    (paid) => setTransactionMessageLifetimeUsingBlockhash(lifetime, paid),
    (timed) => appendTransactionMessageInstruction(transfer, timed),
  );
  const signed = await signTransactionMessageWithSigners(message);
  return new Uint8Array(getTransactionEncoder().encode(signed));
}

function accountOf(owner: string): string {
  if (keyring.family !== 'solana') throw new Error('not a keyring of Solana');
  return keyring.tokenAccountOf(owner, mint);
}

function otherAddress(): string {
  const { publicKey } = keyring.derivePublic(seedPhraseToSeed(phrases[1]), 0);
  return keyring.addressAt(publicKey, { branch: 0, addressIndex: 0 });
}

/** The key of m/44'/501'/0'/0'. @see SLIP-10 */
function ownKey(): Uint8Array {
  let node = createHmac('sha512', 'ed25519 seed').update(seedPhraseToSeed(vectorPhrase)).digest();
  for (const step of [44, 501, 0, 0]) {
    const data = Buffer.alloc(37);
    node.copy(data, 1, 0, 32);
    data.writeUInt32BE(step + 2 ** 31, 33);
    node = createHmac('sha512', node.subarray(32)).update(data).digest();
  }
  return new Uint8Array(node.subarray(0, 32));
}
