import { getNetwork } from '@billfold/core';
import { useResource } from '@billfold/react/hooks';
import { LoadingText } from '@billfold/react/internal';
import { type ReactElement, useState } from 'react';
import { useServices } from '../../../services/services-context.ts';
import { CollectForRefund } from './collect-for-refund.tsx';
import { RecordRefundContent } from './record-refund-content.tsx';
import { RefundPsbtContent } from './refund-psbt-content.tsx';
import { RefundSignature } from './refund-signature.tsx';
import { useRefundPsbt } from './use-refund-psbt.ts';
import type { SignedRefund } from './use-sign-refund.ts';

export interface SignRefundContentProps extends Omit<SignedRefund, 'onCollect' | 'onOwnWallet'> {
  readonly onClose: () => void;
}

/**
 * Signs a refund, after collecting what it is paid from where no account has enough. One of a network that the business
 * receives in another wallet is signed or sent there, and recorded.
 */
export function SignRefundContent(props: SignRefundContentProps): ReactElement {
  const { family } = getNetwork(props.refund.network).model;
  return family === 'utxo' ? <WatchableSteps {...props} /> : <Steps {...props} first="sign" />;
}

function WatchableSteps(props: SignRefundContentProps): ReactElement {
  const { businessId, refund } = props;
  const { data: keys, status } = useResource(useServices().business.watchKeys(businessId));
  const prepared = useRefundPsbt(businessId, refund);
  if ((keys === undefined && status !== 'failed') || prepared === undefined) return <LoadingText />;
  const key = keys?.find(({ network }) => network === refund.network);
  const first = key === undefined ? 'sign' : 'own';
  return (
    <Steps
      {...props}
      first={prepared === null ? first : 'psbt'}
      isPreparable={key?.kind === 'wpkh'}
    />
  );
}

type Step = 'sign' | 'collect' | 'collected' | 'own' | 'psbt';

interface StepsProps extends SignRefundContentProps {
  readonly first: Step;
  /** True where the own wallet signs transactions that are prepared here. */
  readonly isPreparable?: boolean;
}

function Steps({ first, isPreparable = false, ...props }: StepsProps): ReactElement {
  const [step, setStep] = useState(first);
  const [sentBy, setSentBy] = useState<string | null>(null);
  const record = (hash: string | null): void => {
    setSentBy(hash);
    setStep('own');
  };
  if (step === 'psbt') return <RefundPsbtContent {...props} onRecord={record} />;
  if (step === 'own')
    return (
      <RecordRefundContent
        {...props}
        sentBy={sentBy}
        onPrepare={isPreparable ? () => setStep('psbt') : undefined}
        onSign={() => setStep('sign')}
      />
    );
  if (step === 'collect')
    return <CollectForRefund {...props} onCollected={() => setStep('collected')} />;
  return (
    <RefundSignature
      key={step}
      {...props}
      isCollected={step === 'collected'}
      onCollect={() => setStep('collect')}
      onOwnWallet={() => record(null)}
    />
  );
}
