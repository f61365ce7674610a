import { toBaseUnits, tokensOf } from '@billfold/core';
import { getKeyring } from '@billfold/keyring';
import * as z from 'zod/mini';
import type { Chain } from '../src/chains/chain.ts';
import type { AcceptedTransaction, LedgerState } from '../src/chains/sandbox/ledger-store.ts';
import { sandboxFees } from '../src/chains/sandbox/sandbox-fees.ts';
import type { SandboxLedger } from '../src/chains/sandbox/sandbox-ledger.ts';
import { tokenKey, tokenUnits } from '../src/chains/sandbox/token-entry.ts';
import { getRules } from '../src/families/get-rules.ts';
import { headAndBalances } from '../src/families/tron/node/balances-in-one-call.ts';
import { formatAddress, holderOf } from '../src/families/tron/node/hex-address.ts';

/** Ledger and chain that the responses of the test node are read from. */
export interface TronLedger {
  readonly ledger: SandboxLedger;
  /** Chain on top of `ledger`. */
  readonly sandbox: Chain;
}
type Body = Readonly<Record<string, unknown>>;
type Method = (tron: TronLedger, body: Body) => Promise<unknown>;

const keyring = getKeyring('TRX', 'regtest');
const rules = getRules('TRX', 'regtest');

/**
 * Methods of java-tron's HTTP API and the shapes of their answers, as they are documented.
 * @see java-tron, framework/src/main/java/org/tron/core/services/http
 */
export const tronMethods: Readonly<Record<string, Method | undefined>> = {
  getnowblock: ({ ledger }) =>
    ledger.read(async (state) => showBlock(state, (await state.head())?.height ?? 0)),
  getblockbynum: ({ ledger }, { num }) =>
    ledger.read((state) => showBlock(state, z.int().parse(num))),
  getblockbylimitnext: ({ ledger }, { startNum, endNum }) =>
    ledger.read(async (state) => {
      const from = z.int().parse(startNum);
      const length = z.int().parse(endNum) - from;
      // At most a hundred, and the last one is left out.
      if (length < 1 || length > 100) return {};
      const block: object[] = [];
      for (let height = from; height < from + length; height += 1)
        if ((await state.headerAt(height)) !== null) block.push(await showBlock(state, height));
      return block.length === 0 ? {} : { block };
    }),
  gettransactioninfobyblocknum: ({ ledger }, { num }) =>
    ledger.read(async (state) => {
      const height = z.int().parse(num);
      const blockTimeStamp = (await state.headerAt(height))?.minedAt.getTime();
      const mined = await state.transactionsAt(height);
      return mined.map((each) => ({ ...showOutcome(each), blockTimeStamp }));
    }),
  gettransactioninfobyid: async (tron, { value }) => {
    const found = await find(tron, value);
    return found === null || found.height === null ? {} : showOutcome(found);
  },
  gettransactionlistfrompending: ({ ledger }) =>
    ledger.read(async (state) => {
      const waiting = await state.transactionsAt(null);
      // An empty list is left out.
      return waiting.length === 0 ? {} : { txId: waiting.map(({ hash }) => hash) };
    }),
  gettransactionfrompending: async (tron, { value }) => {
    const found = await find(tron, value);
    return found === null || found.height !== null ? {} : showTransaction(found);
  },
  getaccount: async ({ sandbox }, { address }) => {
    const account = await sandbox.loadAccount?.(text(address));
    if (account?.isActivated !== true) return {};
    return { address, ...(account.balance === 0n ? {} : { balance: Number(account.balance) }) };
  },
  // The ledger knows no stakes: there is the daily allowance alone.
  getaccountresource: async () => ({ freeNetLimit: 600, TotalNetLimit: 43_200_000_000 }),
  getchainparameters: async () => {
    const fees = sandboxFees.TRX;
    if (fees.family !== 'tron') throw new Error(fees.family);
    const values = {
      getTransactionFee: fees.sunPerByte,
      getEnergyFee: fees.sunPerEnergy,
      getCreateAccountFee: inPlaceOfBandwidth,
      getCreateNewAccountFeeInSystemContract: fees.activation - inPlaceOfBandwidth,
    };
    const named = Object.entries(values).map(([key, value]) => ({ key, value: Number(value) }));
    return { chainParameter: [...named, { key: 'getAllowMultiSign' }] };
  },
  triggerconstantcontract: async (
    { ledger, sandbox },
    { owner_address, contract_address, function_selector, parameter, data },
  ) => {
    if (contract_address === undefined) return runReader({ ledger, sandbox }, data);
    const contract = text(contract_address);
    const token = tokensOf('TRX').find((each) => each.contract === contract);
    if (token === undefined) return { result: { code: 'CONTRACT_VALIDATE_ERROR', message: '00' } };
    const words = z.string().parse(parameter);
    if (function_selector === 'balanceOf(address)') {
      const units = await unitsOf(ledger, { contract, holder: text(`41${words.slice(24)}`) });
      return { result: { result: true }, constant_result: [wordOf(units.toString(16))] };
    }
    const simulated = await sandbox.simulateTransfer?.({
      token,
      from: text(owner_address),
      to: text(`41${words.slice(24, 64)}`),
      value: toBaseUnits(BigInt(`0x${words.slice(64)}`)),
    });
    return { result: { result: true }, energy_used: Number(simulated?.work), constant_result: [] };
  },
  broadcasthex: async ({ ledger }, { transaction }) => {
    const raw = Buffer.from(z.string().parse(transaction), 'hex');
    const { hash: txid } = keyring.decodeTransfer(raw);
    const result = await ledger.accept(raw);
    if (result.outcome === 'accepted') return { result: true, code: 'SUCCESS', message: '', txid };
    const said =
      result.outcome === 'rejected' ? result.reason : 'DUP_TRANSACTION_ERROR: Dup transaction.';
    const [code = '', message] = said.split(/: (.*)/);
    return { result: false, code, message, txid };
  },
};

/** Answers what the code of the server for heads and balances returns, without running it. */
async function runReader({ ledger, sandbox }: TronLedger, data: unknown): Promise<object> {
  const code = z.string().parse(data);
  if (!code.startsWith(headAndBalances)) return { result: { code: 'OTHER_ERROR', message: '00' } };
  const header = await ledger.read((state) => state.head());
  const { height = 0, parentHash = '', minedAt = new Date(0) } = header ?? {};
  const time = Math.floor(minedAt.getTime() / 1_000);
  const words = [height.toString(16), parentHash, time.toString(16)];
  for (const pair of code.slice(headAndBalances.length).match(/.{80}/g) ?? []) {
    const [contract, holder] = [`41${pair.slice(0, 40)}`, text(`41${pair.slice(40)}`)];
    const units = /^410{40}$/.test(contract)
      ? (await sandbox.loadAccount?.(holder))?.balance
      : await unitsOf(ledger, { contract: text(contract), holder });
    words.push((units ?? 0n).toString(16));
  }
  return { result: { result: true }, constant_result: [words.map(wordOf).join('')] };
}

interface HeldToken {
  readonly contract: string;
  readonly holder: string;
}

async function unitsOf(ledger: SandboxLedger, { contract, holder }: HeldToken): Promise<bigint> {
  const key = tokenKey(contract, holder);
  return tokenUnits((await ledger.read((state) => state.read([key]))).get(key));
}

/** Part of the account activation fee charged in place of bandwidth: 0.1 TRX on the main chain. */
const inPlaceOfBandwidth = 100_000n;

function find({ ledger }: TronLedger, hash: unknown): Promise<AcceptedTransaction | null> {
  return ledger.read((state) => state.find(z.string().parse(hash)));
}

async function showBlock(state: LedgerState, height: number): Promise<object> {
  const header = await state.headerAt(height);
  if (header === null) return {};
  const { hash, parentHash, minedAt } = header;
  const transactions = await state.transactionsAt(height);
  // The first block has no number, as it is nothing.
  const raw_data = {
    ...(height > 0 && { number: height }),
    timestamp: minedAt.getTime(),
    parentHash,
    txTrieRoot: (transactions.length > 0 ? 'ab' : '00').repeat(32),
  };
  return {
    blockID: hash,
    block_header: { raw_data },
    ...(transactions.length > 0 && { transactions: transactions.map(showTransaction) }),
  };
}

function showTransaction({ hash, raw, undo, height }: AcceptedTransaction): object {
  const { from, to, value, token } = keyring.decodeTransfer(raw);
  const owner_address = hexOf(from);
  const order =
    token === null
      ? {
          type: 'TransferContract',
          value: { owner_address, to_address: hexOf(to), amount: Number(value) },
        }
      : {
          type: 'TriggerSmartContract',
          value: {
            owner_address,
            contract_address: hexOf(token.contract),
            data: `a9059cbb${wordOf(holderOf(to))}${wordOf(token.value.toString(16))}`,
          },
        };
  const { rawData, signature } = partsOf(raw);
  const hasFailed = inspect({ raw, undo }).hasFailed;
  return {
    ...(height !== null && { ret: [{ contractRet: hasFailed ? 'REVERT' : 'SUCCESS' }] }),
    txID: hash,
    signature: [signature],
    raw_data: {
      contract: [{ type: order.type, parameter: { value: order.value, type_url: '' } }],
      ...(token !== null && { fee_limit: Number(token.feeLimit) }),
    },
    raw_data_hex: rawData,
  };
}

function showOutcome({ hash, raw, undo, height }: AcceptedTransaction): object {
  const { from } = keyring.decodeTransfer(raw);
  const { fee, networkFee, hasFailed, tokenTransfer, bandwidth } = inspect({ raw, undo });
  const transferred = !hasFailed && tokenTransfer;
  return {
    id: hash,
    blockNumber: height,
    fee: Number(fee + networkFee),
    receipt: { net_fee: Number(networkFee > 0n ? inPlaceOfBandwidth : bandwidth * 1_000n) },
    ...(transferred && {
      log: [
        {
          address: holderOf(transferred.token.contract),
          topics: [transferTopic, wordOf(holderOf(from)), wordOf(holderOf(transferred.to))],
          data: wordOf(transferred.value.toString(16)),
        },
      ],
    }),
  };
}

const transferTopic = 'ddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';

function inspect({ raw, undo }: Pick<AcceptedTransaction, 'raw' | 'undo'>) {
  const inspection = rules.inspect(raw, undo);
  if (inspection.family !== 'tron') throw new Error(inspection.family);
  return inspection;
}

/** Two fields with their lengths in front. @see Tron.proto, `Transaction` */
function partsOf(raw: Uint8Array) {
  const bytes = Buffer.from(raw);
  const isShort = (bytes[1] ?? 0) < 128;
  const length = isShort ? (bytes[1] ?? 0) : ((bytes[2] ?? 0) << 7) | ((bytes[1] ?? 0) & 127);
  const start = isShort ? 2 : 3;
  const rawData = bytes.subarray(start, start + length).toString('hex');
  return { rawData, signature: bytes.subarray(start + length + 2).toString('hex') };
}

const hexOf = (address: string) => `41${holderOf(address)}`;
const wordOf = (hex: string) => hex.padStart(64, '0');
const text = (hex: unknown) => formatAddress(z.string().parse(hex)) ?? '';
