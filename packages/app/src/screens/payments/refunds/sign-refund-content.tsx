import { getNetwork } from '@billfold/core';
import { useResource } from '@billfold/react/hooks';
import { LoadingText } from '@billfold/react/internal';
import { type ReactElement, useState } from 'react';
import { useServices } from '../../../services/services-context.ts';
import { CollectForRefund } from './collect-for-refund.tsx';
import { RecordRefundContent } from './record-refund-content.tsx';
import { RefundSignature } from './refund-signature.tsx';
import type { SignedRefund } from './use-sign-refund.ts';

export interface SignRefundContentProps extends Omit<SignedRefund, 'onCollect' | 'onOwnWallet'> {
  readonly onClose: () => void;
}

/**
 * Signs a refund, after collecting what it is paid from where no account has enough. One of a network that the business
 * receives in another wallet is sent from there, and recorded.
 */
export function SignRefundContent(props: SignRefundContentProps): ReactElement {
  const { family } = getNetwork(props.refund.network).model;
  return family === 'utxo' ? <WatchableSteps {...props} /> : <Steps {...props} first="sign" />;
}

function WatchableSteps(props: SignRefundContentProps): ReactElement {
  const { businessId, refund } = props;
  const { data: keys, status } = useResource(useServices().business.watchKeys(businessId));
  if (keys === undefined && status !== 'failed') return <LoadingText />;
  const isInOwnWallet = keys?.some(({ network }) => network === refund.network) ?? false;
  return <Steps {...props} first={isInOwnWallet ? 'own' : 'sign'} />;
}

type Step = 'sign' | 'collect' | 'collected' | 'own';

function Steps({ first, ...props }: SignRefundContentProps & { readonly first: Step }) {
  const [step, setStep] = useState(first);
  if (step === 'own') return <RecordRefundContent {...props} onSign={() => setStep('sign')} />;
  if (step === 'collect')
    return <CollectForRefund {...props} onCollected={() => setStep('collected')} />;
  return (
    <RefundSignature
      key={step}
      {...props}
      isCollected={step === 'collected'}
      onCollect={() => setStep('collect')}
      onOwnWallet={() => setStep('own')}
    />
  );
}
