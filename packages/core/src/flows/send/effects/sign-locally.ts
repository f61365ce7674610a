import type { TransactionIntent } from '../../../contract/transactions/intents.ts';
import type { Transaction } from '../../../contract/transactions/transactions.ts';
import { isErrorCode } from '../../../errors/is-billfold-error.ts';
import type { Decimal } from '../../../money/decimal.ts';
import type { Network } from '../../../networks/registry.ts';
import { type SendBody, type SendOnceOptions, type SendSecret, sendOnce } from './send-once.ts';

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

/** Reviewed send with the secret that signs it. */
export interface SecretSend {
  readonly send: LocalSend;
  /** Body of the create call with the secret, for a server that signs. */
  readonly body: SendBody;
  readonly secret: SendSecret;
  readonly idempotencyKey: string;
}

/**
 * Signs a reviewed send and sends it once. Where another transaction of the account took the nonce or the coins of
 * the plan meanwhile, this device signs a new plan of the same review, once more.
 * @throws {BillfoldError} the refusal of the signer or of the server
 */
export async function signAndSend(
  { send, body, secret, idempotencyKey }: SecretSend,
  { signLocally, ...options }: SendOnceOptions & { readonly signLocally: SignLocally | undefined },
): Promise<Transaction> {
  const { walletId, accountId, intent } = send;
  const attempt = { walletId, accountId, intent, idempotencyKey };
  return signOnDevice(
    () => signLocally?.(send, secret, options.signal),
    (raw) => sendOnce({ ...attempt, body: withSignature(body, raw) }, options),
  );
}

/**
 * Signs on this device and sends what was signed; `send` gets null where only the server can sign. Where another
 * transaction of the account went first, it is signed and sent once more.
 */
export async function signOnDevice<T>(
  sign: () => Promise<string | null> | undefined,
  send: (rawTransaction: string | null) => Promise<T>,
): Promise<T> {
  const raw = (await sign()) ?? null;
  try {
    return await send(raw);
  } catch (error) {
    if (raw === null || !isOvertaken(error)) throw error;
    return send((await sign()) ?? null);
  }
}

/** Tells whether the server refused signed bytes because another transaction of the account went first. */
function isOvertaken(error: unknown): boolean {
  return isErrorCode(error, 'api') && error.serverCode === 'nonce_conflict';
}

/** Returns the body with the signed transaction in place of the secret. */
export function withSignature<
  B extends Pick<SendBody, 'seedPhrase' | 'password' | 'rawTransaction'>,
>(body: B, rawTransaction: string | null): B {
  if (rawTransaction === null) return body;
  return { ...body, seedPhrase: null, password: null, rawTransaction };
}
