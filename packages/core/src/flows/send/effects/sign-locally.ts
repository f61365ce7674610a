import type { TransactionIntent } from '../../../contract/transactions/intents.ts';
import type { Decimal } from '../../../money/decimal.ts';
import type { Network } from '../../../networks/registry.ts';
import type { SendBody, SendSecret } from './send-once.ts';

/** Payment that was shown. */
export interface ShownPayment {
  readonly network: Network;
  readonly recipient: string;
  /** Null for the native asset. */
  readonly tokenId: string | null;
  readonly amount: Decimal;
  /** Most that is charged in all, in the native asset of the network. */
  readonly fee: Decimal;
  readonly memo: string | null;
}

/** Reviewed send for a signer on this device. */
export interface LocalSend {
  readonly walletId: string;
  readonly accountId: string;
  /** Review that the transaction carries out. */
  readonly intent: Pick<TransactionIntent, 'intentId' | 'digest'>;
  /** Payment that is signed, and no other. */
  readonly payment: ShownPayment;
}

/**
 * Signs a reviewed send on this device and returns the transaction as hex, so that the server gets no
 * secret. Null where only the server can sign.
 */
export type SignLocally = (
  send: LocalSend,
  secret: SendSecret,
  signal: AbortSignal,
) => Promise<string | null>;

/** Returns the body with the signed transaction in place of the secret. */
export function withSignature(body: SendBody, rawTransaction: string | null): SendBody {
  if (rawTransaction === null) return body;
  return { ...body, seedPhrase: null, password: null, rawTransaction };
}
