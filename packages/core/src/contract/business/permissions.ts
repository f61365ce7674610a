import type { BusinessRole } from './roles.ts';

/**
 * Permissions of the members of a business. Each call of the dashboard names the one that it needs.
 * @example
 * const ofAdmins = businessPermissions.filter((each) => isPermitted('ADMIN', each));
 */
export const businessPermissions = [
  'view-business',
  'view-payments',
  'view-emails',
  'create-payments',
  'decide-payments',
  'propose-refunds',
  'create-refunds',
  'sign-funds',
  'view-reports',
  'manage-developer',
  'view-billing',
  'manage-settings',
  'manage-team',
  'manage-owners',
  'close-business',
] as const;
export type BusinessPermission = (typeof businessPermissions)[number];

/** Modes in which a role has a permission: both, or test mode alone. */
export type PermissionGrant = 'ALL' | 'TEST';

type Grants = Readonly<Partial<Record<BusinessRole, PermissionGrant>>>;

const owner: Grants = { OWNER: 'ALL' };
const managers: Grants = { ...owner, ADMIN: 'ALL' };
const everyone: Grants = {
  ...managers,
  DEVELOPER: 'ALL',
  ACCOUNTANT: 'ALL',
  SUPPORT: 'ALL',
  VIEWER: 'ALL',
};

/**
 * Roles that have each permission. Server, API documents and screens read this one table.
 * @example
 * rolePermissions['create-payments'].DEVELOPER; // 'TEST'
 */
export const rolePermissions: Readonly<Record<BusinessPermission, Grants>> = {
  'view-business': everyone,
  'view-payments': everyone,
  // Without it, the email addresses of customers are masked.
  'view-emails': { ...everyone, DEVELOPER: 'TEST' },
  'create-payments': { ...managers, DEVELOPER: 'TEST', SUPPORT: 'ALL' },
  'decide-payments': { ...managers, SUPPORT: 'ALL' },
  // Without `create-refunds`, a refund waits for someone who has it.
  'propose-refunds': { ...managers, SUPPORT: 'ALL' },
  'create-refunds': managers,
  // Signing also needs the settlement wallet, which belongs to one member.
  'sign-funds': owner,
  'view-reports': { ...managers, ACCOUNTANT: 'ALL' },
  'manage-developer': { ...managers, DEVELOPER: 'ALL' },
  'view-billing': { ...managers, ACCOUNTANT: 'ALL' },
  'manage-settings': managers,
  'manage-team': managers,
  'manage-owners': owner,
  'close-business': owner,
};

/**
 * Reports whether a role has a permission: in live mode (`livemode` true), in test mode (false), or in
 * any of them where no mode is given.
 * @example
 * isPermitted('DEVELOPER', 'create-payments', true); // false
 * isPermitted('DEVELOPER', 'create-payments', false); // true
 */
export function isPermitted(
  role: BusinessRole,
  permission: BusinessPermission,
  livemode?: boolean,
): boolean {
  const grant = rolePermissions[permission][role];
  return grant === 'ALL' || (grant === 'TEST' && livemode !== true);
}
