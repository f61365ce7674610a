import type { AccountType } from '@billfold/core/contract';
import { useTranslate } from '@billfold/react';
import { useResource } from '@billfold/react/hooks';
import { RadioCards } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { useServices } from '../../services/services-context.ts';

export interface AccountTypeFieldProps {
  readonly value: AccountType;
  readonly onValueChange: (accountType: AccountType) => void;
}

/** Asked only where the service has a business area to choose. */
export function AccountTypeField(props: AccountTypeFieldProps): ReactElement | null {
  const t = useTranslate();
  const config = useResource(useServices().client.resources.config);
  if (!config.data?.features.payments) return null;
  return (
    <RadioCards
      label={t('auth.signUp.accountType')}
      value={props.value}
      onValueChange={props.onValueChange}
      options={[
        {
          value: 'INDIVIDUAL',
          title: t('auth.signUp.individual'),
          details: [t('auth.signUp.individual.detail')],
        },
        {
          value: 'BUSINESS',
          title: t('auth.signUp.business'),
          details: [t('auth.signUp.business.detail')],
        },
      ]}
    />
  );
}
