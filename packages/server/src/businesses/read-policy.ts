import type { ConfirmationPolicy } from '@billfold/core/contract';

/** Reads a stored policy, a number of which is stored as its digits; null for none. */
export function readPolicy(policy: string | null): ConfirmationPolicy | null {
  switch (policy) {
    case null:
    case 'INSTANT':
    case 'STANDARD':
    case 'STRICT':
      return policy;
    default:
      return Number(policy);
  }
}
