import { estimateTime, getNetwork } from '@billfold/core';
import { timeEstimateText } from '@billfold/core/i18n';
import { checkoutResultTexts, checkoutTestTexts, payAsset } from '@billfold/core/internal';
import type { Checkout } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import { LinkButton, Notice, useTexts } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { newestCounted } from '../common/newest-counted.ts';
import { DifferenceNotice } from './difference-notice.tsx';
import * as css from './pay.css.ts';
import { ResultHead } from './result-head.tsx';
import { returnUrl } from './return-url.ts';
import { SandboxBlocks } from './sandbox-tools.tsx';
import type { StepProps } from './step-props.ts';
import { TransferList } from './transfer-list.tsx';

/** The whole price has been seen, and its blocks are counted. */
export function ConfirmingStep({ checkout, source, isFirst }: StepProps): ReactElement {
  useTexts(checkoutResultTexts, checkoutTestTexts);
  const t = useTranslate();
  const { flags, merchant } = checkout;
  const back = returnUrl(checkout);
  const coin = newestCounted(checkout.transfers) ?? checkout.selected;
  const asset = coin === null ? undefined : payAsset(coin);
  const network = asset === undefined ? '' : getNetwork(asset.network).name;
  return (
    <>
      <ResultHead tone="info" title={t('checkout.confirming')} isFirst={isFirst}>
        <p>{t('checkout.confirming.text', { network, merchant: merchant.name })}</p>
      </ResultHead>
      {flags.includes('doubleSpendRisk') && (
        <Notice tone="warning">
          <p>{t('checkout.confirming.risk')}</p>
        </Notice>
      )}
      <Blocks checkout={checkout} />
      <DifferenceNotice {...{ checkout, source }} />
      {flags.includes('reorged') && (
        <Notice tone="info" live>
          <p>{t('checkout.confirming.reorged')}</p>
        </Notice>
      )}
      <TransferList checkout={checkout} />
      {back !== null && (
        <LinkButton href={back} target="_top" wide>
          {t('checkout.paid.back', { merchant: merchant.name })}
        </LinkButton>
      )}
      {checkout.simulated && (
        <p className={css.small}>{t('checkoutTest.simulated.blocks', { network })}</p>
      )}
      {checkout.sandbox && !checkout.simulated && asset && (
        <SandboxBlocks checkout={checkout} source={source} asset={asset} />
      )}
    </>
  );
}

function Blocks({ checkout }: { readonly checkout: Checkout }): ReactElement | null {
  const t = useTranslate();
  const { confirmations } = checkout;
  const coin = newestCounted(checkout.transfers) ?? checkout.selected;
  if (confirmations === null || coin === null) return null;
  const { required } = confirmations;
  const current = Math.min(confirmations.current, required);
  const { minutesPerConfirmation } = getNetwork(coin.network);
  const estimate = estimateTime(required - current, minutesPerConfirmation);
  return (
    <div className={css.stack}>
      <progress
        className={css.progress}
        aria-label={t('checkout.confirming.progress')}
        value={current}
        max={required}
      />
      <p className={css.between}>
        <span role="status">{t('checkout.confirming.count', { current, required })}</span>
        <span className={css.muted}>
          {t('checkout.confirming.left', { time: timeEstimateText(estimate, t) })}
        </span>
      </p>
    </div>
  );
}
