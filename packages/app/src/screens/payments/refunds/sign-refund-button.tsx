import { useTranslate } from '@billfold/react';
import { Button, FormDialog } from '@billfold/react/internal';
import { type ReactElement, useState } from 'react';
import { useSigner } from '../signing/use-signer.ts';
import type { RefundRowProps } from './refund-row-props.ts';
import * as css from './refunds.css.ts';
import { SignRefundContent } from './sign-refund-content.tsx';

/** Opens the signature of a refund for the owner of the settlement wallet, and names them to the others. */
export function SignRefundButton({ business, refund }: RefundRowProps): ReactElement | null {
  const t = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  const signer = useSigner(business);
  if (signer == null) return null;
  const { settlement, isMine } = signer;
  if (!isMine)
    return <p className={css.muted}>{t('refunds.says.signer', { name: settlement.memberName })}</p>;
  const close = (): void => setIsOpen(false);
  return (
    <>
      <Button size="sm" variant="primary" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {t('refunds.sign')}
      </Button>
      <FormDialog open={isOpen} onClose={close}>
        <SignRefundContent
          businessId={business.id}
          refund={refund}
          walletId={settlement.walletId}
          onClose={close}
        />
      </FormDialog>
    </>
  );
}
