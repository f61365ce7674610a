import { expect, it } from 'vitest';
import { sampleOf } from '../../test/sample-of.ts';
import { createAccount, getDepositAddress } from './accounts/accounts.ts';
import type { Schema } from './schema.ts';
import { getTokenFees } from './transactions/token-transactions.ts';
import { createTransaction, getFees } from './transactions/transactions.ts';
import { listSessions } from './user/sessions.ts';

type Row = [
  what: string,
  endpoint: { readonly response: () => Schema<unknown> },
  fields: string,
  /** Fields of each item in a list of the answer. */
  inside?: string,
];

/** Fields that the specification names; others may follow them. */
it.each<Row>([
  [
    'an account (R-ACC-01)',
    createAccount,
    'id name blockchainNetwork nativeBalance tokens',
    'name symbol balance decimals logo tokenId',
  ],
  [
    'a transaction (R-TX-01)',
    createTransaction,
    'value tokenSymbol blockchainNetwork createdAt fromAddress hash confirmations',
  ],
  [
    'the fees of an account (R-TX-03)',
    getFees,
    'estimatedFee estimatedGasPrice estimatedGasLimit maximumAmount networkFee',
  ],
  ['the fees of a token (R-TX-03)', getTokenFees, 'estimatedFee gasPrice gasLimit'],
  ['a deposit address (R-UI-06)', getDepositAddress, 'id addressValue'],
  ['a session (R-UI-06, R-SET-05)', listSessions, 'data', 'device os browser'],
])('%s has the specified fields', (_, endpoint, fields, inside = '') => {
  const answer = sampleOf(endpoint.response());
  expect(answer).toEqual(having(fields));
  if (inside !== '') expect(JSON.stringify(answer)).toMatch(withKeys(inside));
});

function having(fields: string): unknown {
  const any = fields.split(' ').map((field) => [field, expect.anything()]);
  return expect.objectContaining(Object.fromEntries(any));
}

/** Each of the names as a key, whatever the order. */
function withKeys(fields: string): RegExp {
  return new RegExp(
    fields
      .split(' ')
      .map((field) => `(?=.*"${field}":)`)
      .join(''),
  );
}
