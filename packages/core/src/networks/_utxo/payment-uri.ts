import { type Decimal, parseAmount, toDecimal } from '../../money/decimal.ts';
import { formatCoin } from '../../money/format-coin.ts';
import type { UtxoModel } from '../network.ts';
import type { PaymentUriCodec } from '../payment-request.ts';
import { paymentUriError } from '../payment-uri-error.ts';
import { requestText } from '../request-text.ts';
import { singleParameter, type UriParts } from '../uri-parts.ts';

interface UtxoNetwork {
  readonly decimals: number;
  readonly model: UtxoModel;
}

/** Payment URIs of a UTXO network under `scheme`. @see BIP-21, BIP-321 */
export function createUtxoPaymentUri(scheme: string, network: UtxoNetwork): PaymentUriCodec {
  return {
    schemes: [scheme],
    parse: (uri, chain) => ({
      address: readAddress(uri, network.model.chains[chain].hrp),
      amount: readAmount(singleParameter(uri, 'amount'), network),
      label: requestText(singleParameter(uri, 'label')),
      message: requestText(singleParameter(uri, 'message')),
    }),
    format({ address, amount, label, message }) {
      const exact = readAmount(amount, network);
      const digits = { decimals: network.decimals, digits: network.decimals, trim: true };
      const query = [
        writeParameter('amount', exact && formatCoin(exact, digits)),
        writeParameter('label', requestText(label)),
        writeParameter('message', requestText(message)),
      ].filter((parameter) => parameter !== '');
      return `${scheme}:${address}${query.length > 0 ? '?' : ''}${query.join('&')}`;
    },
  };
}

/** The address in the path, else the first one under the chain's prefix (`bc=`, BIP-321). */
function readAddress({ path, parameters }: UriParts, hrp: string): string {
  const address = path === '' ? parameters.get(hrp)?.[0] : path;
  if (!address) throw paymentUriError('This payment request has no address to pay to.');
  return address;
}

function readAmount(text: string | null, network: UtxoNetwork): Decimal | null {
  if (text === null) return null;
  const units = parseRequestedAmount(text, network.decimals);
  if (units > network.model.maximumSupply)
    throw paymentUriError('This payment request asks for more than there is.');
  return toDecimal(units, network);
}

function parseRequestedAmount(text: string, decimals: number) {
  try {
    return parseAmount(text, decimals);
  } catch (cause) {
    throw paymentUriError('The amount of this payment request is not valid.', cause);
  }
}

function writeParameter(key: string, value: string | null): string {
  return value === null ? '' : `${key}=${encodeURIComponent(value)}`;
}
