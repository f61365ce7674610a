// Solana's own rules, from its runtime with the programs of SPL (LiteSVM): what our keyring signs is
// run as planned, to the lamport, and what was changed never is.
import { createRequire } from 'node:module';
import { toBaseUnits, tokensOf } from '@billfold/core';
import { getKeyring } from '@billfold/keyring';
import { flippedCopies } from './engine-process.mjs';

const seed = new Uint8Array(64).fill(7);
const chain = 'sandbox';
const sol = 10n ** 9n;
const system = '11111111111111111111111111111111';
const tokenProgram = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA';
const priorities = [null, { unitLimit: 60_000, unitPrice: 10_000n }];

/** The runtime and what writes accounts for it; null where they are not installed. */
export function findSolanaRuntime() {
  try {
    const require = createRequire(import.meta.url);
    const kit = require('@solana/kit');
    return { ...kit, ...require('@solana-program/token'), ...require('litesvm') };
  } catch {
    return null;
  }
}

export async function proveOnSolana(network, runtime, { checks, step }) {
  const bench = openBench(network, runtime);
  await checks.try(`${network}: transfers cost what was planned`, () => payMany(bench, step));
  await checks.try(`${network}: sending everything leaves nothing`, () => sendAll(bench));
  await checks.try(`${network}: the same bytes are taken once`, () => replay(bench));
  await checks.try(`${network}: nothing is taken after its block is old`, () => expire(bench));
  await checks.try(`${network}: a turned bit is refused, whichever`, () => turnBits(bench));
  for (const token of tokensOf(network))
    await checks.try(`${network}: ${token.symbol} moves as planned, with the rent`, () =>
      payTokens(bench, token, step),
    );
}

function openBench(network, runtime) {
  const keyring = getKeyring(network, chain);
  const { LiteSVM, FailedTransactionMetadata, address, lamports, getTransactionDecoder } = runtime;
  const svm = new LiteSVM();
  const keyOf = (account) => keyring.derivePublic(seed, account).publicKey;
  const publicKey = keyOf(0);
  const own = keyring.addressAt(publicKey, { branch: 0, addressIndex: 0 });
  const addressOf = (account) => keyring.addressAt(keyOf(account), { branch: 0, addressIndex: 0 });
  const put = (place, { units, owner = system, data = new Uint8Array() }) =>
    svm.setAccount({
      address: address(place),
      lamports: lamports(units),
      data,
      executable: false,
      programAddress: address(owner),
      space: BigInt(data.length),
    });
  const balanceOf = (place) => svm.getBalance(address(place)) ?? 0n;
  const plan = (changes) => {
    const { recipient } = changes;
    const built = keyring.buildTransfer({
      publicKey,
      account: 0,
      balance: toBaseUnits(balanceOf(own)),
      recipientBalance: toBaseUnits(balanceOf(recipient)),
      amount: toBaseUnits(sol),
      blockhash: svm.latestBlockhash(),
      priority: null,
      memo: null,
      token: null,
      ...changes,
    });
    if (built.outcome !== 'built') throw new Error(`no plan: ${built.outcome}`);
    return built.plan;
  };
  /** Returns the error with which the runtime refuses a transaction; null when it accepts the bytes. */
  const refusalOf = (raw) => {
    const result = svm.sendTransaction(getTransactionDecoder().decode(raw));
    return result instanceof FailedTransactionMetadata ? `${result.err()}` : null;
  };
  put(own, { units: 1_000n * sol });
  return { keyring, runtime, svm, own, addressOf, put, balanceOf, plan, refusalOf };
}

/** Signs, runs, and compares what left and what arrived with the plan. */
function pay({ keyring, own, balanceOf, plan, refusalOf }, changes) {
  const planned = plan(changes);
  const { recipient } = changes;
  const before = { own: balanceOf(own), to: balanceOf(recipient) };
  const refusal = refusalOf(keyring.signTransfer(seed, planned).raw);
  if (refusal !== null) throw new Error(`refused: ${refusal}`);
  const spent = before.own - balanceOf(own);
  const received = balanceOf(recipient) - before.to;
  const sent = planned.token === null ? planned.value : 0n;
  if (spent !== sent + planned.fee + planned.networkFee || received !== sent)
    throw new Error(`${spent} left for ${sent} at ${planned.fee}, ${received} arrived`);
  return planned;
}

/** Amounts of many lengths, with memos of many lengths, with and without a priority. */
function payMany(bench, step) {
  let count = 0;
  for (let at = 0; at < 64; at += step)
    for (const priority of priorities) {
      const memo = at % 3 === 0 ? null : 'x'.repeat(at);
      const recipient = bench.addressOf(1 + (at % 5));
      // The first one opens the account of its recipient, which takes its rent.
      const least = bench.balanceOf(recipient) === 0n ? 890_880n : 0n;
      const amount = toBaseUnits(least + (1n << BigInt(at % 32)) + BigInt(at));
      pay(bench, { recipient, amount, memo, priority });
      count += 1;
    }
  return `${count} transfers, amounts and fees to the lamport`;
}

function sendAll(bench) {
  const held = bench.balanceOf(bench.own);
  for (const priority of priorities) {
    pay(bench, { recipient: bench.addressOf(1), amount: 'max', priority });
    const left = bench.balanceOf(bench.own);
    if (left !== 0n) throw new Error(`${left} lamports left`);
    bench.put(bench.own, { units: held });
  }
  return '0 lamports';
}

function replay({ keyring, addressOf, plan, refusalOf }) {
  const { raw } = keyring.signTransfer(seed, plan({ recipient: addressOf(1), memo: 'once' }));
  const first = refusalOf(raw);
  if (first !== null) throw new Error(`refused: ${first}`);
  const second = refusalOf(raw);
  if (second === null) throw new Error('taken twice');
  return `error ${second}`;
}

function expire({ keyring, svm, addressOf, plan, refusalOf }) {
  const { raw } = keyring.signTransfer(seed, plan({ recipient: addressOf(1), memo: 'late' }));
  svm.expireBlockhash();
  const refusal = refusalOf(raw);
  if (refusal === null) throw new Error('taken after its time');
  return `error ${refusal}`;
}

function turnBits({ keyring, own, addressOf, plan, refusalOf }) {
  const { raw } = keyring.signTransfer(seed, plan({ recipient: addressOf(1), memo: 'bits' }));
  const copies = flippedCopies(raw);
  // The runtime ends the whole process over bytes that are no transaction at all.
  const readable = copies.filter((copy) => isReadable(keyring, copy));
  for (const copy of readable)
    if (refusalOf(copy) === null) throw new Error(`taken with byte ${copies.indexOf(copy)}`);
  for (const [at, copy] of copies.entries()) {
    const judged = keyring.verifyTransfer(copy);
    if (judged.outcome === 'valid' && judged.sender === own)
      throw new Error(`our check takes it with byte ${at}`);
  }
  if (refusalOf(raw) !== null) throw new Error('the right one is refused');
  return `${copies.length} copies, of which ${readable.length} are transactions`;
}

function isReadable(keyring, raw) {
  try {
    keyring.decodeTransfer(raw);
    return true;
  } catch {
    return false;
  }
}

function payTokens(bench, { contract: mint, decimals }, step) {
  const { keyring, runtime, own, addressOf } = bench;
  const supply = 10n ** 15n;
  putMint(bench, { mint, decimals, supply });
  putHolding(bench, { mint, owner: own, units: supply });
  const unitsOf = (owner) => unitsIn(runtime, bench.svm, keyring.tokenAccountOf(owner, mint));
  let [rents, count] = [0n, 0];
  for (let at = 0; at < 48; at += step) {
    const recipient = addressOf(10 + (at % 4));
    const held = { own: unitsOf(own), to: unitsOf(recipient) };
    const token = {
      mint,
      decimals,
      balance: toBaseUnits(held.own),
      isRecipientReady: held.to !== null,
    };
    const amount = toBaseUnits((1n << BigInt(at % 40)) + BigInt(at));
    const { networkFee } = pay(bench, { recipient, amount, token, memo: `${at}` });
    rents += networkFee;
    if (unitsOf(own) !== held.own - amount || unitsOf(recipient) !== (held.to ?? 0n) + amount)
      throw new Error(`${amount} units did not arrive`);
    count += 1;
  }
  const balance = toBaseUnits(unitsOf(own));
  const token = { mint, decimals, balance, isRecipientReady: true };
  pay(bench, { recipient: addressOf(10), amount: 'max', token });
  if (unitsOf(own) !== 0n) throw new Error(`${unitsOf(own)} units left`);
  return `${count} transfers and all that was left, ${rents} lamports of rent`;
}

function putMint({ runtime, put }, { mint, decimals, supply }) {
  const data = runtime.getMintEncoder().encode({
    mintAuthority: null,
    supply,
    decimals,
    isInitialized: true,
    freezeAuthority: null,
  });
  put(mint, { units: 1_461_600n, owner: tokenProgram, data: new Uint8Array(data) });
}

function putHolding({ keyring, runtime, put }, { mint, owner, units }) {
  const data = runtime.getTokenEncoder().encode({
    mint: runtime.address(mint),
    owner: runtime.address(owner),
    amount: units,
    delegate: null,
    state: runtime.AccountState.Initialized,
    isNative: null,
    delegatedAmount: 0n,
    closeAuthority: null,
  });
  const place = keyring.tokenAccountOf(owner, mint);
  put(place, { units: 2_039_280n, owner: tokenProgram, data: new Uint8Array(data) });
}

/** Null where there is no account for the token. */
function unitsIn({ address, getTokenDecoder }, svm, place) {
  const account = svm.getAccount(address(place));
  if (!account?.exists || account.programAddress !== tokenProgram) return null;
  return getTokenDecoder().decode(account.data).amount;
}
