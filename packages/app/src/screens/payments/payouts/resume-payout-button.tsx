import type { Business, PayoutWithLines } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import { useClient } from '@billfold/react/hooks';
import { useOwnFlow } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { useServices } from '../../../services/services-context.ts';
import { createSignFlow } from '../signing/create-sign-flow.ts';
import { SignerButton } from '../signing/signer-button.tsx';
import { PayoutSignature } from './payout-signature.tsx';

export interface ResumePayoutProps {
  readonly business: Business;
  readonly payout: PayoutWithLines;
}

/** Opens the signature of what is left of a payout for the owner of the settlement wallet. */
export function ResumePayoutButton({ business, payout }: ResumePayoutProps): ReactElement {
  const t = useTranslate();
  return (
    <SignerButton
      business={business}
      text={t('payouts.resume')}
      variant="primary"
      nameSigner={(name) => t('payouts.signer', { name })}
    >
      {(dialog) => <ResumePayout businessId={business.id} payout={payout} {...dialog} />}
    </SignerButton>
  );
}

interface ResumeProps extends Pick<ResumePayoutProps, 'payout'> {
  readonly businessId: number;
  readonly walletId: string;
  readonly onClose: () => void;
}

function ResumePayout({ businessId, payout, walletId, onClose }: ResumeProps): ReactElement {
  const t = useTranslate();
  const client = useClient();
  const { business } = useServices();
  const { id, network, lines } = payout;
  const left = lines.filter(({ state }) => state === 'PLANNED' || state === 'FAILED');
  const flow = useOwnFlow(() =>
    createSignFlow(client, {
      walletId,
      sign: (secret) => business.call(({ payouts }) => payouts.resume(businessId, id, secret)),
      loadSigned: async () => {
        const now = await business.call(({ payouts }) => payouts.get(businessId, id));
        return now.needsSignature ? undefined : now;
      },
    }),
  );
  return (
    <PayoutSignature
      title={t('payouts.resume.title')}
      onReplan={null}
      onSigned={onClose}
      {...{ network, flow, onClose }}
    >
      <p>{`${t('payouts.count', { count: left.length })}. ${t('payouts.resume.text')}`}</p>
    </PayoutSignature>
  );
}
