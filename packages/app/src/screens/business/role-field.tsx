import { type BusinessRole, businessRoles, isPermitted } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import { RadioCards } from '@billfold/react/internal';
import type { ReactElement } from 'react';

export interface RoleFieldProps {
  /** Role of the signed-in member, who gives ownership only as an owner. */
  readonly giver: BusinessRole;
  readonly value: BusinessRole;
  readonly disabled: boolean;
  readonly onValueChange: (role: BusinessRole) => void;
}

/** Choice of a role, each with what it may do. */
export function RoleField({ giver, ...field }: RoleFieldProps): ReactElement {
  const t = useTranslate();
  const offered = businessRoles.filter(
    (role) => role !== 'OWNER' || isPermitted(giver, 'manage-owners'),
  );
  return (
    <RadioCards<BusinessRole>
      {...field}
      label={t('team.role')}
      layout="stack"
      options={offered.map((value) => ({
        value,
        title: t(`role.${value}`),
        details: [t(`role.${value}.text`)],
      }))}
    />
  );
}
