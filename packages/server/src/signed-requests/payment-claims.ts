import * as z from 'zod/mini';

/** Claims of a signed request to pay (RFC 7519). Times are in seconds since 1970. */
export interface PaymentClaims {
  /** Origin of the host that signed it. */
  readonly iss: string;
  /** Id of the payment. */
  readonly sub: string;
  readonly iat: number;
  /** End of the price. */
  readonly exp: number;
  /** Name of the business, which the host says and nothing proves. */
  readonly name: string;
  readonly network: string;
  /** Chain of the network, such as `main`. */
  readonly chain: string;
  /** Id of the asset, such as `USDT@ETH`. */
  readonly asset: string;
  readonly address: string;
  readonly memo: string | null;
  /** Open rest, in main units of the asset. */
  readonly amount: string;
  readonly test: boolean;
  /** URL that takes the signed transaction. */
  readonly transactions: string;
}

const text = (maximum: number) => z.string().check(z.minLength(1), z.maxLength(maximum));

const seconds = () => z.int().check(z.minimum(0), z.maximum(253_402_300_799));

/** Unseen characters, which could turn round or hide what stands beside a name. */
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

const name = () =>
  z.pipe(
    text(200),
    z.transform((given: string) => given.replaceAll(unseen, '').trim().slice(0, 80)),
  );

export const paymentClaims: z.ZodMiniType<PaymentClaims> = z.object({
  ...{ iss: text(300), sub: text(100), iat: seconds(), exp: seconds() },
  ...{ name: name(), network: text(20), chain: text(20), asset: text(40), address: text(200) },
  memo: z.nullable(text(120)),
  amount: z.string().check(z.regex(/^(0|[1-9]\d{0,30})(\.\d{1,36})?$/)),
  test: z.boolean(),
  transactions: text(500),
});
