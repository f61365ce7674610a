import { parseAmount } from '@billfold/core';
import { findExcess, findNamedAsset } from '@billfold/core/internal';
import type { ListedUnmatched, Payment, Price, Refund, Transfer } from '@billfold/core/payments';
import { nameOfAsset } from '../name-of-asset.ts';

/** Asset that a payment received, with what of it can go back, in base units. */
export interface ReceivedAsset {
  /** `BTC`, `USDT@TRX`. */
  readonly id: string;
  readonly symbol: string;
  readonly network: Transfer['network'];
  readonly decimals: number;
  readonly received: bigint;
  /** Received and in no other refund. */
  readonly left: bigint;
  /** Above the price; zero once anything is refunded. */
  readonly excess: bigint;
  /** Value of all that was received, when it was paid, or of today for an unmatched transfer; null where it is not known. */
  readonly receivedValue: Price | null;
  /** Value of the excess, when it was paid; null where it is not known. */
  readonly excessValue: Price | null;
}

type Asked = Pick<
  Payment,
  | 'status'
  | 'transfers'
  | 'method'
  | 'paidState'
  | 'overBy'
  | 'seen'
  | 'credited'
  | 'paidElsewhere'
  | 'price'
>;

/** Lists the assets of which something can go back, that of the price first. */
export function listReceived(payment: Asked, refunds: readonly Refund[]): readonly ReceivedAsset[] {
  if (!isSettled(payment)) return [];
  const came = payment.transfers.filter((each) => isInBlock(each, payment.method));
  const names = [...new Set(came.map(nameOfAsset))];
  return names
    .flatMap((name) => {
      const asset = findNamedAsset(name);
      if (asset === undefined) return [];
      const { id, symbol, decimals } = asset;
      const of = (each: Pick<Transfer, 'asset' | 'network'>) => nameOfAsset(each) === name;
      const sum = (amounts: readonly string[]) =>
        amounts.reduce((total, amount) => total + parseAmount(amount, decimals), 0n);
      const own = came.filter(of);
      const [first] = own;
      if (first === undefined) return [];
      const received = sum(own.map(({ amount }) => amount));
      const promised = sum(refunds.filter(isOpenOrSent).filter(of).flatMap(grossOf));
      const left = received > promised ? received - promised : 0n;
      const over =
        payment.paidState === 'OVERPAID' && payment.method !== null && of(payment.method)
          ? parseAmount(payment.overBy, decimals)
          : 0n;
      // The excess goes back once: another refund may have been of it.
      const excess = promised === 0n && over <= left ? over : 0n;
      // A payment is valued as a whole: an asset has that value where nothing else counts.
      const isAll =
        payment.method !== null &&
        of(payment.method) &&
        payment.transfers.every((each) => !each.counted || of(each)) &&
        parseAmount(payment.seen, decimals) === received;
      return [
        {
          ...{ id, symbol, network: first.network, decimals, received, left, excess },
          receivedValue: isAll
            ? { amount: payment.credited, currency: payment.price.currency }
            : null,
          excessValue: findExcess(payment),
        },
      ];
    })
    .filter(({ left }) => left > 0n);
}

/** Lists the asset of an unmatched transfer while something of it can go back. */
export function listReceivedOf(transfer: ListedUnmatched): readonly ReceivedAsset[] {
  const { state, blockHeight, network, refunds } = transfer;
  const asset = findNamedAsset(nameOfAsset(transfer));
  if (asset === undefined || blockHeight === null) return [];
  if (state !== 'OPEN' && state !== 'REFUNDED') return [];
  const { id, symbol, decimals } = asset;
  const received = parseAmount(transfer.amount, decimals);
  const promised = refunds
    .filter(isOpenOrSent)
    .flatMap(grossOf)
    .reduce((total, amount) => total + parseAmount(amount, decimals), 0n);
  const left = received > promised ? received - promised : 0n;
  if (left === 0n) return [];
  return [
    {
      ...{ id, symbol, network, decimals, received, left, excess: 0n },
      ...{ receivedValue: transfer.value, excessValue: null },
    },
  ];
}

/** Reports whether the network has confirmed what came, or nothing more is expected. */
function isSettled({ status }: Pick<Payment, 'status'>): boolean {
  return status !== 'CREATED' && status !== 'PENDING' && status !== 'CONFIRMING';
}

/** Leaves out transfers that were replaced or dropped; those in another asset came, though they pay nothing. */
function isInBlock(transfer: Transfer, method: Payment['method']): boolean {
  const isOther = method === null || nameOfAsset(transfer) !== nameOfAsset(method);
  return transfer.blockHeight !== null && (transfer.counted || isOther);
}

function isOpenOrSent({ status }: Refund): boolean {
  return status !== 'CANCELLED' && status !== 'EXPIRED';
}

const grossOf = ({ amount, kept }: Refund) => [amount, kept];
