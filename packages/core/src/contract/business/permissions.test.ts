import { describe, expect, it } from 'vitest';
import { callsByPermission, nameOfCall } from '../../../test/calls-by-permission.ts';
import { contractCalls, endpoints } from '../../../test/contract-endpoints.ts';
import {
  type BusinessPermission,
  businessPermissions,
  isPermitted,
  rolePermissions,
} from './permissions.ts';
import { businessRoles } from './roles.ts';

/** Roles that have a permission: `+` in both modes, `t` in test mode alone. */
const row = (permission: BusinessPermission) =>
  businessRoles
    .map((role) => {
      if (!isPermitted(role, permission)) return '-';
      return isPermitted(role, permission, true) ? '+' : 't';
    })
    .join('');

describe('rolePermissions', () => {
  it('R-PERM-02: gives owner, admin, developer, accountant, support and viewer what each may do', () => {
    expect(Object.fromEntries(businessPermissions.map((each) => [each, row(each)]))).toEqual({
      'view-business': '++++++',
      'view-payments': '++++++',
      'view-emails': '++t+++',
      'create-payments': '++t-+-',
      'decide-payments': '++--+-',
      'propose-refunds': '++--+-',
      'create-refunds': '++----',
      'sign-funds': '+-----',
      'view-reports': '++-+--',
      'manage-developer': '+++---',
      'view-billing': '++-+--',
      'manage-settings': '++----',
      'manage-team': '++----',
      'manage-owners': '+-----',
      'close-business': '+-----',
    });
    expect(Object.keys(rolePermissions)).toEqual([...businessPermissions]);
  });

  it('R-PERM-02: allows a developer to create payments in test mode only', () => {
    expect(isPermitted('DEVELOPER', 'create-payments', false)).toBe(true);
    expect(isPermitted('DEVELOPER', 'create-payments', true)).toBe(false);
  });
});

describe('the endpoints of the contract', () => {
  it('R-BIZ-04: name a permission if and only if a business is in their path', () => {
    const named = endpoints.flatMap(([, { permission, path }]) =>
      permission === undefined ? [] : [path],
    );
    const ofBusiness = endpoints.flatMap(([, { path }]) =>
      path.startsWith('/v1/dash/businesses/{businessId}') ? [path] : [],
    );
    expect(named).toEqual(ofBusiness);
    expect(named.length).toBeGreaterThan(40);
  });

  it('R-PERM-02: need the permission that the table of calls gives them', () => {
    const named = Object.fromEntries(
      businessPermissions.map((permission) => [
        permission,
        contractCalls
          .flatMap(([, call]) => (call.permission === permission ? [nameOfCall(call)] : []))
          .sort(),
      ]),
    );
    const written = Object.entries(callsByPermission).map(([name, calls]) => [
      name,
      [...calls].sort(),
    ]);
    expect(named).toEqual(Object.fromEntries(written));
  });
});
