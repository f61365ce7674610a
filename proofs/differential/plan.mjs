// The right transfer that each case begins with, and what the cases vary in it.
import { xOnlyPointFromScalar } from 'tiny-secp256k1';
import { signDraft, vsizeOf } from './draft.mjs';

const replaceable = 0xfffffffd;

/**
 * Inputs of a test case.
 * @typedef {{ random: ReturnType<typeof import('../support/random-input.mjs').createRandom>, height: number,
 *   coins: Awaited<ReturnType<typeof import('./coins.mjs').mintCoins>> }} World
 */

/** One to four coins to one to three outputs, at a rate that nodes take. @param {World} world */
export function draft(world, coins = someCoins(world)) {
  const { random } = world;
  const inputs = coins.map((coin) => ({ coin, sequence: replaceable }));
  const count = 1 + random.below(3);
  const fee = BigInt(1_000 + random.below(5_000));
  const total = sum(coins.map(({ value }) => value)) - fee;
  const share = total / BigInt(count);
  const outputs = Array.from({ length: count }, () => ({ value: share, script: anyScript(world) }));
  return { version: 2, lockTime: 0, inputs, outputs };
}

export function someCoins({ random, coins }) {
  const count = 1 + random.below(4);
  const chosen = new Set(Array.from({ length: count }, () => random.pick(coins.own)));
  return [...chosen];
}

/** Returns a random output script of one of the forms that an address encodes. */
export function anyScript(world) {
  const { random } = world;
  const forms = [
    () => [0x76, 0xa9, 0x14, ...bytes(world, 20), 0x88, 0xac],
    () => [0xa9, 0x14, ...bytes(world, 20), 0x87],
    () => [0x00, 0x14, ...bytes(world, 20)],
    () => [0x00, 0x20, ...bytes(world, 32)],
    () => [0x51, 0x20, ...xOnlyPointFromScalar(Uint8Array.of(...bytes(world, 31), 1))],
  ];
  return Uint8Array.from(random.pick(forms)());
}

export function bytes({ random }, length) {
  return Array.from({ length }, () => random.below(256));
}

/** `plan` with `more` outputs, paid for by its first one. */
export function withOutputs(plan, more) {
  const [first, ...others] = plan.outputs;
  const value = first.value - sum(more.map((output) => output.value));
  return { ...plan, outputs: [{ ...first, value }, ...others, ...more] };
}

/** Signed so that it pays `excess` more than the least: a signature's length is only known then. */
export function signWithFee(plan, excess) {
  const total = sum(plan.inputs.map(({ coin }) => coin.value));
  const [first, ...others] = plan.outputs;
  let raw = signDraft(plan);
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const size = vsizeOf(raw);
    const value = total - sum(others.map((output) => output.value)) - BigInt(size) - excess;
    raw = signDraft({ ...plan, outputs: [{ ...first, value }, ...others] });
    if (vsizeOf(raw) === size) return raw;
  }
  return raw;
}

export function sum(amounts) {
  return amounts.reduce((total, amount) => total + amount, 0n);
}
