import { useTranslate } from '@billfold/react';
import type { ButtonProps } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { SignerButton } from '../signing/signer-button.tsx';
import type { RefundRowProps } from './refund-row-props.ts';
import { SignRefundContent } from './sign-refund-content.tsx';

/** Opens the signature of a refund for the owner of the settlement wallet, and names them to the others. */
export function SignRefundButton({
  business,
  refund,
  value,
  size,
}: RefundRowProps & Pick<ButtonProps, 'size'>): ReactElement {
  const t = useTranslate();
  return (
    <SignerButton
      business={business}
      text={t('refunds.sign')}
      {...{ size }}
      variant="primary"
      isForKeyless
      nameSigner={(name) => t('refunds.says.signer', { name })}
    >
      {(dialog) => <SignRefundContent businessId={business.id} {...{ refund, value, ...dialog }} />}
    </SignerButton>
  );
}
