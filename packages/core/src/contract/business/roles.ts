/**
 * Roles of the members of a business.
 * @example
 * const options = businessRoles.map((role) => <option key={role}>{role}</option>);
 */
export const businessRoles = [
  'OWNER',
  'ADMIN',
  'DEVELOPER',
  'ACCOUNTANT',
  'SUPPORT',
  'VIEWER',
] as const;
export type BusinessRole = (typeof businessRoles)[number];
