import { type ReactElement, useState } from 'react';
import { CollectForRefund } from './collect-for-refund.tsx';
import { RefundSignature } from './refund-signature.tsx';
import type { SignedRefund } from './use-sign-refund.ts';

export interface SignRefundContentProps extends Omit<SignedRefund, 'onCollect'> {
  readonly onClose: () => void;
}

/** Signs a refund, after collecting what it is paid from where no account has enough. */
export function SignRefundContent(props: SignRefundContentProps): ReactElement {
  const [step, setStep] = useState<'sign' | 'collect' | 'collected'>('sign');
  return step === 'collect' ? (
    <CollectForRefund {...props} onCollected={() => setStep('collected')} />
  ) : (
    <RefundSignature
      key={step}
      {...props}
      isCollected={step === 'collected'}
      onCollect={() => setStep('collect')}
    />
  );
}
