import { losesFunds, type Network, validateAddress } from '@billfold/core';
import type { ContactFields } from '@billfold/core/contract';
import { isServed } from '../chains/served-networks.ts';
import type { ServiceContext } from '../context.ts';
import type { ApiError } from '../platform/api-error.ts';
import { fieldRefused } from '../platform/field-refused.ts';
import { unpayableAddress } from '../platform/unpayable-address.ts';

/** The fields with their address normalised. @throws {ApiError} 400 ADDRESS_INVALID */
export function readContact(
  { chains }: Pick<ServiceContext, 'chains'>,
  fields: ContactFields,
): ContactFields {
  const { network, address } = fields;
  // A network that has no ledger here is known by its main chain.
  const chain = isServed(network) ? chains.get(network).chain : 'main';
  const check = validateAddress(network, address, chain);
  if (!check.valid || losesFunds(check.flags)) throw addressInvalid(network);
  return { ...fields, address: check.normalized };
}

function addressInvalid(network: Network): ApiError {
  return fieldRefused('address', {
    code: 'ADDRESS_INVALID',
    message: unpayableAddress(network),
  });
}
