import type { UtxoNetwork } from '../network.ts';
import type { PaymentUriCodec, UriParts } from '../payment-request.ts';
import {
  paymentUriError,
  readBoundedAmount,
  requestText,
  singleParameter,
  writeBoundedAmount,
  writeQuery,
} from '../uri-parts.ts';

type Payee = Pick<UtxoNetwork, 'decimals' | 'model'>;

/** Payment URIs of a UTXO network under `scheme`. @see BIP-21, BIP-321 */
export function createUtxoPaymentUri(scheme: string, network: Payee): PaymentUriCodec {
  const bounds = { decimals: network.decimals, maximum: network.model.maximumSupply };
  return {
    namesTokens: false,
    namesReferences: false,
    parse: (uri, chain) => ({
      address: readAddress(uri, network.model.chains[chain].hrp),
      amount: readBoundedAmount(singleParameter(uri, 'amount'), bounds),
      token: null,
      label: requestText(singleParameter(uri, 'label')),
      message: requestText(singleParameter(uri, 'message')),
      memo: null,
    }),
    format({ address, amount, label, message }) {
      const query = writeQuery({
        amount: writeBoundedAmount(amount, bounds),
        label: requestText(label),
        message: requestText(message),
      });
      return `${scheme}:${address}${query}`;
    },
  };
}

/** The address in the path, else the first one under the chain's prefix (`bc=`, BIP-321). */
function readAddress({ path, parameters }: UriParts, hrp: string): string {
  const address = path === '' ? parameters.get(hrp)?.[0] : path;
  if (!address)
    throw paymentUriError('This payment request has no address to pay to.', {
      reason: 'request.noAddress',
    });
  return address;
}
