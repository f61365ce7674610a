// Tron has no engine that runs here: its own library, tronweb, writes and signs the same transfers, and
// must come to the same bytes, hash and signature as our keyring, and to the same signer.
import { createHash } from 'node:crypto';
import { toBaseUnits } from '@billfold/core';
import { getKeyring, seedPhraseToSeed } from '@billfold/keyring';
import { flippedCopies, toHex } from './engine-process.mjs';

const phrase = 'legal winner thank year wave sausage worth useful legal winner thank yellow';
const seed = seedPhraseToSeed(phrase);
const chain = 'sandbox';
const contract = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
const createdAtMs = 1_800_000_000_000;

/** The library, which asks no node; null where it is not installed. */
export async function findTronWeb() {
  const found = await import('tronweb').catch(() => null);
  return found?.TronWeb ?? null;
}

export async function proveOnTron(network, TronWeb, { checks, step }) {
  const bench = openBench(network, TronWeb);
  await checks.try(`${network}: addresses are those of tronweb`, () => compareAddresses(bench));
  await checks.try(`${network}: transfers are byte for byte those of tronweb`, () =>
    compareMany(bench, step, transferWith),
  );
  await checks.try(`${network}: token transfers are byte for byte those of tronweb`, () =>
    compareMany(bench, step, tokenTransferWith),
  );
  await checks.try(`${network}: a turned bit is refused, whichever`, () => turnBits(bench));
}

function openBench(network, TronWeb) {
  const keyring = getKeyring(network, chain);
  const { publicKey } = keyring.derivePublic(seed, 0);
  const address = keyring.addressAt(publicKey, { branch: 0, addressIndex: 0 });
  const owner = TronWeb.fromMnemonic(phrase, "m/44'/195'/0'/0/0");
  const tronWeb = new TronWeb({ fullHost: 'http://127.0.0.1:1' });
  const plan = (changes) => {
    const built = keyring.buildTransfer({
      publicKey,
      balance: toBaseUnits(2n ** 62n),
      token: null,
      terms: { kind: 'bandwidth', sunPerByte: 1_000n },
      ...changes,
    });
    if (built.outcome !== 'built') throw new Error(`no plan: ${built.outcome}`);
    return built.plan;
  };
  return { keyring, address, owner, TronWeb, tronWeb, plan };
}

function compareAddresses({ keyring, TronWeb }) {
  const count = 20;
  for (let at = 0; at < count; at += 1) {
    const [account, branch] = [at % 4, at % 2];
    const { publicKey } = keyring.derivePublic(seed, account);
    const path = `m/44'/195'/${account}'/${branch}/${at}`;
    const theirs = TronWeb.fromMnemonic(phrase, path).address;
    const ours = keyring.addressAt(publicKey, { branch, addressIndex: at });
    if (ours !== theirs) throw new Error(`${path}: ${ours}, tronweb ${theirs}`);
  }
  return `${count} addresses`;
}

/** Amounts of every length, with another recipient, block and time each. */
async function compareMany(bench, step, buildWith) {
  let count = 0;
  for (let bits = 0; bits < 53; bits += step) {
    await compare(bench, caseOf(bench, bits), buildWith);
    count += 1;
  }
  return `${count} transactions, hashes and signatures`;
}

function caseOf({ TronWeb }, bits) {
  const digest = createHash('sha256').update(`case ${bits}`).digest('hex');
  const time = createdAtMs + bits * 61_007;
  return {
    recipient: TronWeb.address.fromHex(`41${digest.slice(0, 40)}`),
    amount: toBaseUnits((1n << BigInt(bits)) + BigInt(bits)),
    reference: { height: 0x4_0000 + bits * 1_237, hash: digest },
    createdAtMs: time,
    expiresAtMs: time + 60_000,
  };
}

/** Converts the reference block and validity of a transfer to the `blockHeader` option of tronweb. */
function headerOf({ reference, createdAtMs: timestamp, expiresAtMs: expiration }) {
  return {
    ref_block_bytes: (reference.height % 2 ** 16).toString(16).padStart(4, '0'),
    ref_block_hash: reference.hash.slice(16, 32),
    ...{ expiration, timestamp },
  };
}

function transferWith({ tronWeb, address }, { recipient, amount, ...validity }) {
  const blockHeader = headerOf(validity);
  return {
    token: null,
    built: tronWeb.transactionBuilder.sendTrx(recipient, Number(amount), address, { blockHeader }),
  };
}

function tokenTransferWith({ tronWeb, address }, { recipient, amount, ...validity }) {
  const feeLimit = 100_000_000;
  const options = { txLocal: true, blockHeader: headerOf(validity), feeLimit };
  const parameters = [
    { type: 'address', value: recipient },
    { type: 'uint256', value: `${amount}` },
  ];
  const call = [contract, 'transfer(address,uint256)', options, parameters, address];
  return {
    token: { contract, balance: amount, feeLimit: toBaseUnits(BigInt(feeLimit)) },
    built: tronWeb.transactionBuilder
      ._triggerSmartContractLocal(...call)
      .then(({ transaction }) => transaction),
  };
}

async function compare(bench, each, buildWith) {
  const { keyring, address, owner, TronWeb, tronWeb, plan } = bench;
  const { token, built } = buildWith(bench, each);
  const { raw, hash } = keyring.signTransfer(seed, plan({ ...each, token }));
  const theirs = await tronWeb.trx.sign(await built, owner.privateKey.slice(2));
  if (hash !== theirs.txID) throw new Error(`our hash is ${hash}, tronweb's ${theirs.txID}`);
  const signed = toTransaction(theirs.raw_data_hex, theirs.signature[0]);
  if (toHex(raw) !== signed) throw new Error(`ours is ${toHex(raw)}, tronweb's ${signed}`);
  const signer = TronWeb.address.fromHex(tronWeb.trx.ecRecover(theirs));
  if (signer !== address) throw new Error(`tronweb says that ${signer} has signed`);
}

/** The message `Transaction` of Tron's protobuf: its data in field 1, a signature in field 2. */
function toTransaction(data, signature) {
  const length = data.length / 2;
  const prefix = length < 128 ? [0x0a, length] : [0x0a, (length & 127) | 128, length >> 7];
  return `${toHex(prefix)}${data}1241${signature.toLowerCase()}`;
}

function turnBits(bench) {
  const { keyring, address, plan } = bench;
  const { raw } = keyring.signTransfer(seed, plan(caseOf(bench, 20)));
  const copies = flippedCopies(raw);
  for (const [at, copy] of copies.entries()) {
    const judged = keyring.verifyTransfer(copy);
    if (judged.outcome === 'valid' && judged.sender === address)
      throw new Error(`our check takes it with byte ${at}`);
  }
  return `${copies.length} copies`;
}
