// Damaged bytes, odd outputs, versions, locks and sizes.
import { signDraft } from './draft.mjs';
import { bytes, draft, signWithFee, withOutputs } from './plan.mjs';

const final = 0xffffffff;
const mayBeLocked = 0xfffffffe;

/** Each answers bytes, and the fault that our verifier names where a node would take them. */
export const shapeCases = {
  'a turned bit': (world) => {
    const raw = signDraft(draft(world));
    const bit = world.random.below(raw.length * 8);
    return { raw: raw.with(bit >> 3, raw[bit >> 3] ^ (1 << (bit & 7))) };
  },
  'a byte more or less': (world) => {
    const raw = [...signDraft(draft(world))];
    const at = world.random.below(raw.length + 1);
    if (world.random.below(2) === 0) raw.splice(at, 1);
    else raw.splice(at, 0, world.random.below(256));
    return { raw: Uint8Array.from(raw) };
  },
  'cut short': (world) => {
    const raw = signDraft(draft(world));
    return { raw: raw.slice(0, 1 + world.random.below(raw.length - 1)) };
  },
  'without its witness': (world) => {
    const plan = draft(world);
    return { raw: signDraft(plan, { witness: () => [] }) };
  },
  'of version 1': (world) => ({ raw: signDraft({ ...draft(world), version: 1 }) }),
  'of another version': (world) => ({
    raw: signDraft({
      ...draft(world),
      version: world.random.pick([0, 3, 4, 2 ** 31 - 1, 2 ** 31, 2 ** 32 - 1]),
    }),
  }),
  'no outputs': (world) => ({ raw: signDraft({ ...draft(world), outputs: [] }) }),
  'an odd output': (world) => addOutput(world, world.random.pick(oddScripts)(world)),
  // Nobody is paid to them any more, so a wallet's ledger need not know them.
  'an output to a bare key': (world) => ({
    ...addOutput(world, world.random.pick(bareKeyScripts)(world)),
    stricter: 'output_nonstandard',
  }),
  'an output of a later witness version': (world) => {
    const length = world.random.pick([1, 2, 20, 32, 40, 41]);
    const version = world.random.pick([0x51, 0x52, 0x57, 0x5a, 0x60]);
    return addOutput(world, [version, length, ...bytes(world, length)]);
  },
  data: (world) => {
    const one = () => ({ script: dataScript(world, dataLengths), value: 0n });
    const list = world.random.below(4) === 0 ? [one(), one()] : [one()];
    return { raw: signDraft(withOutputs(draft(world), list)) };
  },
  'nothing but data': (world) => {
    const output = { script: dataScript(world, [0, 1, 19, 20, 21, 40]), value: 0n };
    return { raw: signDraft({ ...draft(world), outputs: [output] }) };
  },
  'locked until later': (world) =>
    lock(world, world.random.pick([world.height + 1, world.height + 100, 2_000_000_000])),
  // A wallet sends what can be mined at once; whether a lock is over depends on the chain.
  'a lock that is over': (world) => ({
    ...lock(world, world.random.pick([1, world.height - 1, world.height, 500_000_000])),
    stricter: 'time_locked',
  }),
  'a lock that is off': (world) => lock(world, world.height + 100, final),
  'a coin that is too young': (world) =>
    lock(world, 0, world.random.pick([50, 1_000, 0xffff, 0x0040_ffff])),
  'a coin that is old enough': (world) => ({
    ...lock(world, 0, world.random.pick([1, 3, 5])),
    stricter: 'time_locked',
  }),
  'an age that does not count': (world) =>
    lock(world, 0, world.random.pick([0x8000_0000, 0x8000_ffff, 0, 0x0040_0000, 0x0001_0000])),
  'as heavy as can be': (world) => {
    const [coin] = world.coins.own.toSorted((a, b) => Number(b.value - a.value));
    const output = { script: Uint8Array.from([0x00, 0x14, ...bytes(world, 20)]), value: 3_000n };
    const outputs = Array.from({ length: 3_221 + world.random.below(5) }, () => output);
    return { raw: signWithFee({ ...draft(world, [coin]), outputs }, 0n) };
  },
};

function addOutput(world, script) {
  const output = { script: Uint8Array.from(script), value: 50_000n };
  return { raw: signDraft(withOutputs(draft(world), [output])) };
}

function lock(world, lockTime, sequence = mayBeLocked) {
  const plan = draft(world);
  const inputs = plan.inputs.map((input) => ({ ...input, sequence }));
  return { raw: signDraft({ ...plan, inputs, lockTime }) };
}

const oddScripts = [
  () => [],
  () => [0x51],
  () => [0x00],
  () => [0xac],
  (world) => [0x76, 0xa9, 0x14, ...bytes(world, 20), 0x88, 0xac, 0x51],
  (world) => [0x76, 0xa9, 0x13, ...bytes(world, 19), 0x88, 0xac],
  (world) => [0x76, 0xa9, 0x14, ...bytes(world, 20), 0x88],
  (world) => [0xa9, 0x14, ...bytes(world, 20), 0x88],
  (world) => [0xa9, 0x4c, 0x14, ...bytes(world, 20), 0x87],
  (world) => [0x00, 0x15, ...bytes(world, 21)],
  (world) => [0x00, 0x14, ...bytes(world, 21)],
  (world) => [0x6a, 0x05, ...bytes(world, 4)],
  (world) => [0x6a, 0x61, ...bytes(world, 4)],
];

const someKey = ({ coins, random }) => [...random.pick(coins.own).publicKey];
const bareKeyScripts = [
  (world) => [0x21, ...someKey(world), 0xac],
  (world) => [0x51, 0x21, ...someKey(world), 0x51, 0xae],
  (world) => [0x51, 0x21, ...someKey(world), 0x21, ...someKey(world), 0x52, 0xae],
];

const dataLengths = [0, 1, 20, 40, 75, 76, 79, 80, 81, 120];

function dataScript(world, lengths) {
  const length = world.random.pick(lengths);
  const front = length === 0 ? [] : length <= 75 ? [length] : [0x4c, length];
  return Uint8Array.from([0x6a, ...front, ...bytes(world, length)]);
}
