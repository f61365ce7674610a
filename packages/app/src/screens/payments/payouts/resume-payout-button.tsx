import { getNetwork } from '@billfold/core';
import { trimDecimal } from '@billfold/core/internal';
import type { Business, PayoutWithLines } from '@billfold/core/payments';
import { AmountText, RecipientCard, useTranslate } from '@billfold/react';
import { useFlow } from '@billfold/react/hooks';
import { ErrorState, Statement } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { PendingSignature } from '../signing/pending-signature.tsx';
import { SignedAmount } from '../signing/signed-amount.tsx';
import { SignerButton } from '../signing/signer-button.tsx';
import { countRecipients } from './count-recipients.ts';
import { Party } from './party.tsx';
import { PayoutSignature } from './payout-signature.tsx';
import { PlannedLines } from './planned-lines.tsx';
import { useResumePayout } from './use-resume-payout.ts';

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
      {({ walletId, onClose }) =>
        walletId !== null && (
          <ResumePayout businessId={business.id} {...{ payout, walletId, onClose }} />
        )
      }
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
  const { intents, flow } = useResumePayout({ businessId, payout, walletId });
  const { intent, error } = useFlow(intents);
  if (intent === null)
    return (
      <PendingSignature
        title={t('payouts.resume.title')}
        failure={
          error && (
            <ErrorState
              error={error}
              title={t('payouts.resume.loadFailed')}
              onRetry={() => void intents.renew().catch(() => undefined)}
            />
          )
        }
        onClose={onClose}
      />
    );
  const { asset: unit, network, from } = intent.signed;
  const { lines, amount, waiting, fee } = intent.shown;
  return (
    <PayoutSignature
      title={t('payouts.resume.title')}
      onReplan={null}
      onSigned={onClose}
      {...{ network, flow, onClose }}
    >
      <SignedAmount label={t('payouts.check.amount')} amount={amount} unit={unit} />
      {from !== null && (
        <Party label={t('payouts.check.from')}>
          <RecipientCard address={from} network={network} untitled={t('payouts.funds.account')} />
        </Party>
      )}
      <Party
        label={t('payouts.check.to')}
        detail={t('payouts.check.count', { count: countRecipients({ lines }) })}
      >
        <PlannedLines plan={{ asset: unit, lines }} />
      </Party>
      <p>{t('payouts.resume.text')}</p>
      {waiting > 0 && <p>{t('payouts.resume.waiting', { count: waiting })}</p>}
      <Statement
        density="compact"
        rows={[
          {
            label: t('payouts.check.fee'),
            value: <AmountText amount={trimDecimal(fee)} unit={getNetwork(network).symbol} />,
          },
        ]}
      />
    </PayoutSignature>
  );
}
