import { useTranslate } from '@billfold/react';
import { Button, icons } from '@billfold/react/internal';
import type { ReactElement } from 'react';

/** Opens the dialog that creates a payment. */
export function NewPaymentButton({ onOpen }: { readonly onOpen: () => void }): ReactElement {
  const t = useTranslate();
  return (
    <Button variant="primary" icon={icons.plus} aria-haspopup="dialog" onClick={onOpen}>
      {t('payments.new')}
    </Button>
  );
}
