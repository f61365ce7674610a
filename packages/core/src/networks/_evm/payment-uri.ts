import { ValidationError } from '../../errors/error-kinds.ts';
import { requireKnownParameters } from '../known-parameters.ts';
import { type ChainName, chainNames, type EvmNetwork } from '../network.ts';
import type { PaymentUriCodec } from '../payment-request.ts';
import { paymentUriError } from '../payment-uri-error.ts';
import { requestText } from '../request-text.ts';
import { parseRequestedAmount } from '../requested-amount.ts';
import { singleParameter, type UriParts } from '../uri-parts.ts';
import { parseWei } from './parse-wei.ts';

type Payee = Pick<EvmNetwork, 'name' | 'decimals' | 'model'>;

/**
 * Payment URIs of an EVM network; all share one scheme and are told apart by chain id. A label or a
 * message is read where there is one, but not written: the standard has none.
 * @see EIP-681
 */
export function createEvmPaymentUri(network: Payee): PaymentUriCodec {
  return {
    schemes: ['ethereum'],
    parse(uri, chain) {
      const { address, chainId, functionName } = readTarget(uri.path);
      if (!isMeant(chainId, network, chain)) return null;
      requirePlainTransfer(functionName, uri);
      return {
        address,
        amount: parseWei(singleParameter(uri, 'value'), network),
        label: requestText(singleParameter(uri, 'label')),
        message: requestText(singleParameter(uri, 'message')),
        memo: null,
      };
    },
    format({ address, amount }, chain) {
      const target = `ethereum:${address}@${network.model.chains[chain].chainId}`;
      if (amount === null) return target;
      return `${target}?value=${parseRequestedAmount(amount, network.decimals)}`;
    },
  };
}

interface Target {
  readonly address: string;
  readonly chainId: string | undefined;
  readonly functionName: string;
}

function readTarget(path: string): Target {
  const match = /^(?:pay-)?([^@/]+)(?:@0*([1-9]\d*))?(?:\/(.*))?$/i.exec(path);
  if (!match) throw paymentUriError('This payment request is damaged.');
  const [, address = '', chainId, functionName = ''] = match;
  return { address, chainId, functionName };
}

/** @throws {ValidationError} `wrong_network` for another chain of the same network */
function isMeant(chainId: string | undefined, { name, model }: Payee, chain: ChainName): boolean {
  // Without an id the reader's own chain is meant, and the scheme by itself means Ethereum.
  if (chainId === undefined) return model.chains.main.chainId === 1;
  const meant = chainNames.find((known) => String(model.chains[known].chainId) === chainId);
  if (meant === undefined || meant === chain) return meant === chain;
  throw new ValidationError('wrong_network', {
    messages: [`This payment request is for another chain of ${name}.`],
    field: 'recipient',
  });
}

/** What a request may say without asking for more than a transfer; what gas costs is not the payee's to say. */
const understood = ['value', 'gas', 'gaslimit', 'gasprice', 'label', 'message'];

function requirePlainTransfer(functionName: string, uri: UriParts): void {
  if (functionName === 'transfer')
    throw paymentUriError('This payment request is for a token that is not known here.');
  if (functionName !== '')
    throw paymentUriError('This payment request calls a contract, which is not supported here.');
  // Under another key, such as `data` or `function`, it would call a contract.
  requireKnownParameters(uri, understood);
}
