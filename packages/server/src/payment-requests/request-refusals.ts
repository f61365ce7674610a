import { ApiError } from '../platform/api-error.ts';

/** Refusals of requests to pay, with what to do about each. */
const refusals = {
  REQUEST_LINK_REFUSED: ['This link cannot be opened', 'Open the https link of a checkout page.'],
  REQUEST_UNREACHABLE: ['The host does not answer', 'Try again, or pay on its checkout page.'],
  REQUEST_NOT_VERIFIED: [
    'The host could not be verified',
    'Do not pay. Ask the business for a new link.',
  ],
  REQUEST_NOT_FOUND: ['The host has no such payment', 'Ask the business for a new link.'],
  METHOD_NOT_CHOSEN: [
    'Nothing is chosen to pay with',
    'Choose an asset, or do so on the checkout page and open the link again.',
  ],
  METHOD_UNAVAILABLE: [
    'This asset cannot be chosen now',
    'Choose another one, or pay on the checkout page.',
  ],
  DETAILS_MISSING: [
    'The business asks for details',
    'Fill them in on the checkout page, then open the link again.',
  ],
  REQUEST_EXPIRED: [
    'The time to pay has ended',
    'Ask for a new price on the checkout page, then open the link again.',
  ],
  REQUEST_CANCELLED: ['This payment was cancelled', 'Ask the business for a new payment.'],
  REQUEST_PAID: ['This payment is paid', 'Nothing more is to be paid.'],
  REQUEST_WRONG_NETWORK: [
    'This server cannot pay this request',
    'It is for a network or an asset that is not available here.',
  ],
  REQUEST_CHANGED: [
    'The request has changed',
    'Nothing was signed. Open the link again to see what is asked for now.',
  ],
} as const;

export type RequestRefusal = keyof typeof refusals;

/** Creates the refusal of a request to pay. */
export function refuseRequest(code: RequestRefusal): ApiError {
  const [message, error] = refusals[code];
  return new ApiError(409, code, { message, errors: [error] });
}

/** Refusals that a host gives by itself, which lead to nothing but refusing. */
const ofHosts = [
  'METHOD_NOT_CHOSEN',
  'DETAILS_MISSING',
  'REQUEST_EXPIRED',
  'REQUEST_CANCELLED',
  'REQUEST_PAID',
] as const satisfies readonly RequestRefusal[];

/** Returns the refusal that the code of a host's answer stands for; undefined for any other code. */
export const findHostRefusal = (code: string): RequestRefusal | undefined =>
  ofHosts.find((each) => each === code);
