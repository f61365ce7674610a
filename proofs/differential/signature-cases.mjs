// Keys, signatures and witnesses, right and wrong.
import { pointFromScalar } from 'tiny-secp256k1';
import { signDraft } from './draft.mjs';
import { draft } from './plan.mjs';

/** Each answers bytes, and the fault that our verifier names where a node would take them. */
export const signatureCases = {
  'signed right': (world) => ({ raw: signDraft(draft(world)) }),
  'signed for another amount': (world) => {
    const by = BigInt(world.random.pick([-1, 1, 1_000]));
    return { raw: signDraft(draft(world), { value: ({ value }) => value + by }) };
  },
  'signed by another key': (world) => {
    const { key, publicKey } = world.random.pick(world.coins.waiting);
    const keys = { key: () => key };
    const publicKeys = { publicKey: () => publicKey };
    const ways = world.random.pick([keys, publicKeys, { ...keys, ...publicKeys }]);
    return { raw: signDraft(draft(world), ways) };
  },
  // Wallets sign all inputs and outputs, so that nobody can add or take any.
  'signed for less than all': (world) => ({
    raw: signDraft(draft(world), { type: world.random.pick([2, 3, 0x81, 0x82, 0x83]) }),
    stricter: 'sighash_unsupported',
  }),
  'an unknown hash type': (world) => ({
    raw: signDraft(draft(world), { type: world.random.pick([0, 4, 0x41, 0x80]) }),
  }),
  'high S': (world) => ({
    raw: signDraft(draft(world), { witness: ([signature, key]) => [highS(signature), key] }),
  }),
  'a bent signature': (world) => {
    const bend = world.random.pick(bends);
    return signFirst(world, ([signature, key]) => [Uint8Array.from(bend([...signature])), key]);
  },
  'a key that is not compressed': (world) => ({
    raw: signDraft(draft(world), { publicKey: ({ key }) => pointFromScalar(key, false) }),
  }),
  'another witness': (world) => signFirst(world, world.random.pick(shapes)),
  'a script beside the witness': (world) => {
    const plan = draft(world);
    plan.inputs[0].scriptSig = Uint8Array.from(world.random.pick([[0x51], [0x00], [0x01, 0x00]]));
    return { raw: signDraft(plan) };
  },
  'a coin of another form': (world) => ({ raw: signDraft(draft(world, [otherForm(world)])) }),
  'a coin of another form, signed wrong': (world) => {
    const raw = signDraft(draft(world, [otherForm(world)]));
    const at = raw.length - 20;
    return { raw: raw.with(at, raw[at] ^ 1) };
  },
};

function signFirst(world, change) {
  const witness = (items, at) => (at === 0 ? change(items) : items);
  return { raw: signDraft(draft(world), { witness }) };
}

const empty = new Uint8Array();
const shapes = [
  () => [],
  ([signature]) => [signature],
  ([signature, key]) => [signature, key, empty],
  ([signature, key]) => [empty, signature, key],
  ([signature, key]) => [key, signature],
  ([, key]) => [empty, key],
  ([signature]) => [signature, empty],
];

/** Encodings that are not the one of BIP-66, and one that only lacks its hash type. */
const bends = [
  ([tag, length, ...rest]) => [tag, length + 1, ...rest],
  ([, ...rest]) => [0x31, ...rest],
  ([tag, length, ...rest]) => [tag, 0x81, length, ...rest],
  ([tag, length, two, size, ...rest]) => [tag, length + 1, two, size + 1, 0, ...rest],
  (signature) => signature.slice(0, -1),
  (signature) => [...signature.slice(0, -1), 0, 1],
  ([tag, length, two, size, , ...rest]) => [tag, length, two, size, 0xff, ...rest],
];

const order = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n;

/** The other of two equal signatures (BIP-146). */
function highS(signature) {
  const rLength = signature[3];
  const s = signature.subarray(6 + rLength, -1);
  const value = order - BigInt(`0x${Buffer.from(s).toString('hex')}`);
  const other = [0, ...Buffer.from(value.toString(16).padStart(64, '0'), 'hex')];
  const r = signature.subarray(4, 4 + rLength);
  const body = [0x02, rLength, ...r, 0x02, other.length, ...other];
  return Uint8Array.of(0x30, body.length, ...body, signature.at(-1));
}

function otherForm({ random, coins }) {
  return random.pick([...coins.p2pkh, ...coins.p2tr]);
}
