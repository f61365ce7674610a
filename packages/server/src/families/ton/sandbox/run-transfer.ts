import { toBaseUnits } from '@billfold/core';
import type { DecodedTonTransfer, TonFeePrices, TonKeyring } from '@billfold/keyring';
import type { Changes } from '../../../chains/sandbox/rules.ts';
import { readTokenBalance } from '../../../chains/sandbox/token-entry.ts';
import { accountKey, type LedgerAccount, readAccount } from './account-entry.ts';
import { findJettonOrder, type JettonOrder } from './jetton.ts';

export interface TonRuleBook {
  readonly keyring: TonKeyring;
  readonly prices: TonFeePrices;
}

/** Result of a transfer that the wallet contract has accepted. */
export interface Run {
  /** Fees of all its transactions, in nanotons. */
  readonly fee: bigint;
  /** Amount that the recipient received, in nanotons. */
  readonly moved: bigint;
  /**
   * `bounced`: no contract took it, and what was sent came back less what that costs. `skipped`: the
   * wallet holds less than it was to send, which it passes over.
   */
  readonly outcome: 'paid' | 'bounced' | 'skipped';
  /** The jetton that was to move, which it did if this was paid. */
  readonly jetton: JettonOrder | null;
}

/**
 * Runs a transfer on the accounts as they are in `entries`. The sender pays what `keyring` reckons
 * to the nanoton; what a recipient's wallet would pay for taking money in, and rent, is left out.
 */
export function runTransfer(
  book: TonRuleBook,
  transfer: DecodedTonTransfer,
  entries: Changes,
): Run {
  const { from, to, isEverything, isBounceable } = transfer;
  const sender = readAccount(entries.get(accountKey(from)));
  const { fee, sent } = priceOf(book, transfer, sender);
  const jetton = findJettonOrder(book.keyring, transfer);
  if (fee + sent > sender.balance || (isEverything && sent === 0n))
    return { fee: acceptanceFee(book, fee), moved: 0n, outcome: 'skipped', jetton };
  const wayBack = book.prices.basechain.lumpPrice + bounceGas * book.prices.gasPrice;
  const bounced = {
    fee: fee + least(sent, wayBack),
    moved: 0n,
    outcome: 'bounced',
    jetton,
  } as const;
  if (jetton !== null) {
    const held = readTokenBalance(entries, jetton.token.contract, from);
    const isTaken = held >= jetton.value && sent >= jettonWork;
    return isTaken ? { fee: fee + jettonWork, moved: 0n, outcome: 'paid', jetton } : bounced;
  }
  const isThere = to === from || readAccount(entries.get(accountKey(to))).publicKey !== null;
  const canReturn = isBounceable && sent >= book.prices.basechain.lumpPrice;
  return isThere || !canReturn ? { fee, moved: sent, outcome: 'paid', jetton } : bounced;
}

/** Returns the lowest balance at which the code of a wallet runs. */
export function acceptanceFeeOf(
  book: TonRuleBook,
  transfer: DecodedTonTransfer,
  sender: LedgerAccount,
): bigint {
  return acceptanceFee(book, priceOf(book, transfer, sender).fee);
}

interface Price {
  readonly fee: bigint;
  /** In nanotons, what goes along with a jetton among it. */
  readonly sent: bigint;
}

function priceOf(
  { keyring, prices }: TonRuleBook,
  transfer: DecodedTonTransfer,
  { balance }: LedgerAccount,
): Price {
  const { to, value, isEverything, payload, publicKey } = transfer;
  const common = {
    // What comes along costs as it would with a first send.
    seqno: publicKey === null ? 1n : 0n,
    prices,
    recipient: to,
  };
  const enough = toBaseUnits(value + plenty);
  if (payload.kind === 'jetton') {
    const { units, memo } = payload;
    const token = { wallet: to, attached: value, balance: units };
    const asked = keyring.estimateFee({ ...common, balance: enough, amount: units, memo, token });
    if (asked.outcome !== 'estimated') throw new TypeError(asked.outcome);
    return { fee: asked.fee - value, sent: value };
  }
  const memo = payload.kind === 'comment' ? payload.text : null;
  const order = { ...common, memo, token: null };
  const all = toBaseUnits(balance);
  const swept = isEverything && keyring.estimateFee({ ...order, balance: all, amount: 'max' });
  if (swept && swept.outcome === 'estimated') return swept;
  const named = keyring.estimateFee({ ...order, balance: enough, amount: value });
  if (named.outcome !== 'estimated') throw new TypeError(named.outcome);
  // Of everything there is less than the fee.
  return { fee: named.fee, sent: isEverything ? 0n : value };
}

/** Without that of the message that goes out. */
function acceptanceFee({ prices }: TonRuleBook, fee: bigint): bigint {
  return fee - prices.basechain.lumpPrice;
}

function least(one: bigint, other: bigint): bigint {
  return one < other ? one : other;
}

/** More than any fee. */
const plenty = 10n ** 12n;
/** Fee of wallet v4R2 for a bounced message. */
const bounceGas = 669n;
/** Nanotons with which a transfer costs 0.041 TON in all, as with jettons of TEP-74 in the machine. */
export const jettonWork = 38_700_000n;
