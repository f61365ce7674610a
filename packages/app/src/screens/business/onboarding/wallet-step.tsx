import { isErrorCode } from '@billfold/core';
import { type Business, type ChosenSettlement, isPermitted } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import { useResource } from '@billfold/react/hooks';
import { Form, FormFailure, LoadedCard, Notice } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { useLocation } from 'wouter';
import { useServices } from '../../../services/services-context.ts';
import { PageLink } from '../../../shell/page-link.tsx';
import { NetworkList } from '../settings/network-list.tsx';
import { OwnWalletsCard } from '../settings/own-wallets-card.tsx';
import { useChooseWallet } from '../settings/use-choose-wallet.ts';
import { WalletEffects } from '../settings/wallet-dialog.tsx';
import { WalletFields } from '../settings/wallet-fields.tsx';
import * as css from './onboarding.css.ts';
import { hrefOfStep } from './onboarding-steps.ts';
import { StepActions } from './step-actions.tsx';
import { StepFrame } from './step-frame.tsx';

interface WalletStepProps {
  readonly business: Business;
}

/** Choice of the wallet that the business is paid into. */
export function WalletStep({ business }: WalletStepProps): ReactElement {
  const t = useTranslate();
  return (
    <StepFrame step="wallet" title={t('onboarding.title.wallet')} lead={business.name}>
      <LoadedCard
        title={t('businessSetup.settlement')}
        text={t('businessSetup.settlement.text')}
        resource={useServices().business.settlement(business.id)}
        failed={t('businessSetup.settlement.loadFailed')}
        rows={3}
      >
        {({ chosen }) => {
          // Every key may have been removed since.
          if (chosen !== null && chosen.networks.length > 0) return <Chosen chosen={chosen} />;
          return isPermitted(business.role, 'sign-funds') ? (
            <ChooseForm business={business} />
          ) : (
            <>
              <Notice tone="info">{t('onboarding.wallet.owner')}</Notice>
              <StepActions step="wallet" isBusy={false} isBlocked />
            </>
          );
        }}
      </LoadedCard>
      <WithoutWallet business={business} />
    </StepFrame>
  );
}

/** The other way to be paid: into a wallet whose keys are not here, while there is no settlement wallet. */
function WithoutWallet({ business }: WalletStepProps): ReactElement | null {
  const { data } = useResource(useServices().business.settlement(business.id));
  return data?.chosen?.walletId == null ? <OwnWalletsCard business={business} isFolded /> : null;
}

function ChooseForm({ business }: WalletStepProps): ReactElement {
  const [, navigate] = useLocation();
  const { choose, state, fields } = useChooseWallet({ businessId: business.id });
  const submit = async (): Promise<void> => {
    if ((await choose()) !== null) navigate(hrefOfStep('assets'));
  };
  return (
    <Form className={css.form} onSubmit={submit}>
      {!isErrorCode(state.failure, 'wrong_encryption_key') && (
        <FormFailure failure={state.failure} fields={['password', 'walletId']} />
      )}
      <WalletFields
        {...fields}
        createHref="/wallet/new-wallet?for=onboarding"
        effects={<WalletEffects />}
      />
      <StepActions step="wallet" isBusy={state.isBusy} isBlocked={!fields.hasWallet} />
    </Form>
  );
}

/** Choice that was made; another wallet is a change of the settings, with its consequences. */
function Chosen({ chosen }: { readonly chosen: ChosenSettlement }): ReactElement {
  const t = useTranslate();
  const { walletName: wallet } = chosen;
  const [, navigate] = useLocation();
  return (
    <Form className={css.form} onSubmit={async () => navigate(hrefOfStep('assets'))}>
      <Notice
        tone="success"
        title={
          wallet === null ? t('onboarding.wallet.keyless') : t('onboarding.wallet.done', { wallet })
        }
      >
        {t(wallet === null ? 'onboarding.wallet.keyless.text' : 'onboarding.wallet.done.text')}{' '}
        <PageLink href="/payments/settings/cryptocurrency">
          {t('onboarding.wallet.settings')}
        </PageLink>
      </Notice>
      <NetworkList networks={chosen.networks} />
      <StepActions step="wallet" isBusy={false} />
    </Form>
  );
}
