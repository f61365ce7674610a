import { ValidationError } from '../../errors/error-kinds.ts';
import { type ChainName, chainNames, type EvmNetwork } from '../network.ts';
import type { FindToken, PaymentUriCodec, RequestedPayment, UriParts } from '../payment-request.ts';
import {
  parseRequestedAmount,
  paymentUriError,
  requestText,
  requireKnownParameters,
  requireToken,
  singleParameter,
  writeQuery,
} from '../uri-parts.ts';
import { parseWei } from './parse-wei.ts';

type Payee = Pick<EvmNetwork, 'name' | 'decimals' | 'model'>;
type WhatIsPaid = Pick<RequestedPayment, 'address' | 'amount' | 'token'>;

/**
 * Creates the codec of EVM payment URIs; all networks share one scheme and differ by chain id.
 * Native value and `transfer` of a known token (ERC-20) only. A label or a message is parsed, but
 * not written: the standard has none.
 * @see EIP-681
 */
export function createEvmPaymentUri(network: Payee): PaymentUriCodec {
  return {
    namesTokens: true,
    namesReferences: false,
    parse(uri, chain, findToken) {
      const target = readTarget(uri.path);
      if (!isMeant(target.chainId, network, chain)) return null;
      const paid = isTokenTransfer(target)
        ? readTokenTransfer(target, uri, findToken)
        : readNativeTransfer(target, uri, network);
      return {
        ...paid,
        label: requestText(singleParameter(uri, 'label')),
        message: requestText(singleParameter(uri, 'message')),
        memo: null,
      };
    },
    format({ address, amount, token }, chain) {
      const at = `@${network.model.chains[chain].chainId}`;
      const { decimals } = token ?? network;
      const units = amount === null ? null : String(parseRequestedAmount(amount, decimals));
      return token === null
        ? `ethereum:${address}${at}${writeQuery({ value: units })}`
        : `ethereum:${token.contract}${at}/transfer${writeQuery({ address, uint256: units })}`;
    },
  };
}

interface Target {
  /** Recipient, or the contract that is called. */
  readonly address: string;
  readonly chainId: string | undefined;
  readonly functionName: string;
}

function readTarget(path: string): Target {
  const match = /^(?:pay-)?([^@/]+)(?:@0*([1-9]\d*))?(?:\/(.*))?$/i.exec(path);
  if (!match)
    throw paymentUriError('This payment request is damaged.', { reason: 'request.damaged' });
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
    reason: 'request.otherChain',
    values: { network: name },
    field: 'recipient',
  });
}

/** @throws {ValidationError} `payment_uri_invalid` for a call of anything but `transfer` */
function isTokenTransfer({ functionName }: Target): boolean {
  if (functionName !== '' && functionName !== 'transfer')
    throw paymentUriError('This payment request calls a contract, which is not supported here.', {
      reason: 'request.contractCall',
    });
  return functionName === 'transfer';
}

/**
 * Parameters accepted in any request; gas parameters are ignored, as the payee does not choose the
 * gas.
 */
const understood = ['gas', 'gaslimit', 'gasprice', 'label', 'message'];

function readNativeTransfer({ address }: Target, uri: UriParts, network: Payee): WhatIsPaid {
  // Under another key, such as `data` or `function`, it would call a contract.
  requireKnownParameters(uri, [...understood, 'value']);
  return { address, amount: parseWei(singleParameter(uri, 'value'), network), token: null };
}

function readTokenTransfer(
  { address: contract }: Target,
  uri: UriParts,
  findToken: FindToken,
): WhatIsPaid {
  // A `value` beside it would be kept by the contract.
  requireKnownParameters(uri, [...understood, 'address', 'uint256']);
  const token = requireToken(contract, findToken);
  const address = singleParameter(uri, 'address');
  if (!address)
    throw paymentUriError('This payment request has no address to pay to.', {
      reason: 'request.noAddress',
    });
  return { address, amount: parseWei(singleParameter(uri, 'uint256'), token), token };
}
