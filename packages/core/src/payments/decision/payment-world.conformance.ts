import { decide } from './decide.ts';
import type { Decision } from './decision.ts';
import type { DecisionFacts, PaymentFact, QuoteFact, TransferFact } from './decision-facts.ts';
import { btcQuote, btcTransfer, facts50, payment50, usdtQuote } from './facts.conformance.ts';
import { isEnded } from './is-ended.ts';
import { toPriceUnits, writePriceUnits } from './price-units.ts';
import { quoteDue } from './quote-due.ts';

export const actionKinds = [
  ...(['select', 'pay', 'pay', 'payRest', 'payRest', 'stray', 'mine', 'mine', 'mine'] as const),
  ...(['replace', 'drop', 'return', 'reorganise', 'blocks', 'blocks', 'clock', 'lag'] as const),
  ...(['cancel', 'accept', 'reopen', 'invalidate', 'markPaid', 'refund'] as const),
] as const;

/** Something that happens to a payment; `pick` and `size` say to which part of it, and how much. */
export interface Action {
  readonly kind: (typeof actionKinds)[number];
  readonly pick: number;
  readonly size: number;
}

const minutes = (count: number) => count * 60_000;

/** Facts of a payment that was created without a method. */
export const emptyWorld: DecisionFacts = {
  ...facts50,
  payment: { ...payment50, expiresAt: null, quoteId: null, latePolicy: 'ACCEPT_LATE_IF_ENOUGH' },
  quotes: [],
};

/** Applies an action to the facts, as the server would; one that it refuses changes nothing. */
export function act(facts: DecisionFacts, action: Action): DecisionFacts {
  const { transfers, now } = facts;
  const { size } = action;
  const picked = transfers[action.pick % Math.max(1, transfers.length)];
  const change = (changed: Partial<TransferFact>): DecisionFacts => ({
    ...facts,
    transfers: transfers.map((each) => (each === picked ? { ...each, ...changed } : each)),
  });
  switch (action.kind) {
    case 'pay':
    case 'payRest':
    case 'stray':
      return pay(facts, action);
    case 'mine':
      return mine(facts, picked);
    case 'replace':
      return picked?.blockHeight === null
        ? add(change({ endedAs: 'REPLACED' }), { ...picked, endedAs: null })
        : facts;
    case 'drop':
      return change({ endedAs: 'DROPPED', blockHeight: null, minedAt: null });
    case 'return':
      return picked?.endedAs === 'REPLACED' ? facts : change({ endedAs: null });
    case 'reorganise':
      return reorganise(facts, 1 + (size % 4));
    case 'blocks':
      return {
        ...facts,
        heads: facts.heads.map((head) => ({ ...head, height: head.height + 1 + (size % 5) })),
      };
    case 'clock': {
      const later = new Date(now.getTime() + minutes((size % 40) - 3));
      return {
        ...facts,
        now: later,
        heads: facts.heads.map((head) => ({ ...head, syncedAt: later })),
      };
    }
    case 'lag':
      return { ...facts, now: new Date(now.getTime() + minutes(size % 40)) };
    case 'refund':
      return refund(facts, size);
    default:
      return mark(facts, action);
  }
}

function mark(facts: DecisionFacts, { kind, pick }: Action): DecisionFacts {
  const { payment, now } = facts;
  const set = (changed: Partial<PaymentFact>) => ({
    ...facts,
    payment: { ...payment, ...changed },
  });
  const { credited } = decide(facts);
  const isOpen = payment.status === 'CREATED' || payment.status === 'PENDING';
  switch (kind) {
    case 'cancel':
      return isOpen && credited === '0' ? set({ cancelledAt: now }) : facts;
    case 'accept':
      return (isEnded(payment.status) || payment.status === 'PENDING') && credited !== '0'
        ? set({ acceptedAt: latest(now, payment.invalidAt), acceptedAmount: null })
        : facts;
    case 'markPaid':
      return isMarkable(facts)
        ? set({
            acceptedAt: latest(now, payment.invalidAt),
            acceptedAmount: null,
            paidElsewhere: restOf(payment, credited),
          })
        : facts;
    case 'invalidate':
      return ['PENDING', 'CONFIRMING', 'CONFIRMED'].includes(payment.status) ||
        payment.paidElsewhere !== null
        ? set({ invalidAt: after(now, payment.acceptedAt), paidElsewhere: null })
        : facts;
    case 'reopen':
      return payment.status === 'EXPIRED' ? select(facts, pick) : facts;
    default:
      return isOpen ? select(facts, pick) : facts;
  }
}

/** Returns true for an open or ended payment of which the price has not come, and nothing went back. */
function isMarkable(facts: DecisionFacts): boolean {
  const { status } = facts.payment;
  const { remaining, refundState, paidState } = decide(facts);
  const isOpen = status === 'CREATED' || status === 'PENDING';
  const isShort = paidState === 'UNPAID' || paidState === 'UNDERPAID';
  return (isOpen || isEnded(status)) && isShort && remaining !== '0' && refundState === 'NONE';
}

const after = (now: Date, other: Date | null) =>
  other !== null && other >= now ? new Date(other.getTime() + 1) : now;

const latest = (now: Date, other: Date | null) => (other !== null && other > now ? other : now);

function select(facts: DecisionFacts, pick: number): DecisionFacts {
  const { payment, quotes, now } = facts;
  const { remaining: asked } = decide(facts);
  if (asked === '0') return facts;
  const base = pick % 2 === 0 ? btcQuote : usdtQuote;
  const rate = pick % 2 === 0 ? `${49_000 + pick}.37` : `0.9${pick}`;
  const due = quoteDue({
    asked,
    assetId: base.assetId,
    rate,
    adjustBps: pick % 200,
    mode: 'FRESH',
  });
  const quote: QuoteFact = { ...base, id: `q${quotes.length}`, asked, ...due };
  const expiresAt = new Date(
    Math.max(now.getTime(), payment.closedAt?.getTime() ?? 0) + minutes(15),
  );
  return {
    ...facts,
    quotes: [...quotes, quote],
    payment: { ...payment, quoteId: quote.id, expiresAt },
  };
}

function pay(facts: DecisionFacts, { kind, pick, size }: Action): DecisionFacts {
  const { quotes, transfers, now } = facts;
  const quote = quotes[pick % Math.max(1, quotes.length)];
  if (quote === undefined) return facts;
  const rest = transfers
    .filter(({ quoteId, endedAs }) => quoteId === quote.id && endedAs === null)
    .reduce((left, { units }) => left - units, quote.dueUnits);
  const part = (quote.dueUnits * BigInt(1 + size)) / 700n + 1n;
  return add(facts, {
    ...btcTransfer,
    quoteId: kind === 'stray' ? null : quote.id,
    units: kind === 'payRest' && rest > 0n ? rest : part,
    firstSeenAt: now,
    isReplaceable: pick % 3 === 0,
    isDust: kind === 'pay' && size % 9 === 0,
    priceRate: pick % 5 === 0 ? null : quote.rate,
  });
}

function add(facts: DecisionFacts, transfer: TransferFact): DecisionFacts {
  const id = `t${facts.transfers.length}`;
  return { ...facts, transfers: [...facts.transfers, { ...transfer, id }] };
}

function mine(facts: DecisionFacts, picked: TransferFact | undefined): DecisionFacts {
  if (picked === undefined || picked.endedAs !== null || picked.blockHeight !== null) return facts;
  const heads = facts.heads.map((head) => ({ ...head, height: head.height + 1 }));
  const blockHeight = heads[0]?.height ?? 0;
  return {
    ...facts,
    heads,
    transfers: facts.transfers.map((each) =>
      each === picked ? { ...each, blockHeight, minedAt: facts.now } : each,
    ),
  };
}

function reorganise(facts: DecisionFacts, depth: number): DecisionFacts {
  const top = (facts.heads[0]?.height ?? 0) - depth;
  return {
    ...facts,
    heads: facts.heads.map((head) => ({ ...head, height: head.height - depth })),
    transfers: facts.transfers.map((each) =>
      (each.blockHeight ?? 0) > top ? { ...each, blockHeight: null, minedAt: null } : each,
    ),
  };
}

/** Part of the price of a payment that is not booked yet. */
function restOf({ price }: PaymentFact, credited: string): string {
  return writePriceUnits(toPriceUnits(price) - toPriceUnits(credited));
}

function refund(facts: DecisionFacts, size: number): DecisionFacts {
  const { payment, refunds } = facts;
  const { credited, refunded } = decide(facts);
  const cents = BigInt(Math.trunc((Number(credited) - Number(refunded)) * 100));
  const isPaid = payment.status === 'COMPLETED' || isEnded(payment.status);
  if (!isPaid || cents <= 0n) return facts;
  const part = (cents * BigInt(1 + (size % 10))) / 10n;
  const amount = `${part / 100n}.${`${part % 100n}`.padStart(2, '0')}`;
  return { ...facts, refunds: [...refunds, { amount, isInBlock: size % 2 === 0 }] };
}

/** Returns the facts with the state that a decision left. */
export function keep(facts: DecisionFacts, decision: Decision): DecisionFacts {
  return { ...facts, payment: { ...facts.payment, ...decision } };
}
