import type { Business } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import { Button, FormDialog, icons } from '@billfold/react/internal';
import { type ReactElement, useState } from 'react';
import { useServices } from '../../services/services-context.ts';
import { useModeQuery } from '../../services/use-livemode.ts';
import { useIdempotencyKey } from '../payments/use-idempotency-key.ts';
import { emptyProfile } from './customer-profile.ts';
import { ProfileForm } from './profile-form.tsx';

/** Opens the fields of a new customer. */
export function NewCustomerButton({ business }: { readonly business: Business }): ReactElement {
  const t = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  const { call } = useServices().business;
  const mode = useModeQuery();
  const [idempotencyKey, renewKey] = useIdempotencyKey();
  const close = (): void => {
    setIsOpen(false);
    renewKey();
  };
  return (
    <>
      <Button
        variant="primary"
        icon={icons.plus}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {t('customers.new')}
      </Button>
      <FormDialog open={isOpen} onClose={close}>
        <ProfileForm
          draft="new customer"
          initial={emptyProfile}
          title={t('customers.new.title')}
          submit={t('customers.new')}
          done={t('customers.new.done')}
          save={(profile) =>
            call(({ customers }) =>
              customers.create(business.id, { ...profile, ...mode }, { idempotencyKey }),
            )
          }
          onClose={close}
        />
      </FormDialog>
    </>
  );
}
