'use client';
import type { NewWalletFlow } from '@billfold/core/flows';
import { type ReactElement, useState } from 'react';
import { useIsOwner, usePage } from '../../context/use-provided.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { useFlow } from '../../state/use-store.ts';
import { Button } from '../../ui/button/button.tsx';
import { CopyButton } from '../../ui/copy/copy-button.tsx';
import { useForgetCopied } from '../../ui/copy/use-forget-copied.ts';
import * as icons from '../../ui/icon/icons.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { SeedPhraseGrid } from '../../ui/seed-phrase/seed-phrase-grid.tsx';
import * as css from './new-wallet.css.ts';
import { StepFrame } from './step-frame.tsx';

/** The words are read from the flow at each draw and kept nowhere. */
export function ShowPhraseStep({ flow }: { readonly flow: NewWalletFlow }): ReactElement {
  const t = useTranslate();
  const page = usePage();
  const canRevealLater = useIsOwner();
  const { draft } = useFlow(flow);
  const [isRevealed, setIsRevealed] = useState(false);
  const [isCopied, setIsCopied] = useState(false);
  const forgetCopied = useForgetCopied();
  const words = flow.phrase();
  return (
    <StepFrame
      title={t('newWallet.phrase.title')}
      lead={t('newWallet.phrase.lead', { count: words.length })}
    >
      <p className={css.printOnly}>{t('newWallet.phrase.printTitle', { name: draft.name })}</p>
      <SeedPhraseGrid words={words} revealed={isRevealed} onRevealedChange={setIsRevealed} />
      <div className={css.screenOnly}>
        <Notice tone="warning" title={t('newWallet.phrase.warning.title')}>
          {t(canRevealLater ? 'newWallet.phrase.warning' : 'newWallet.phrase.warning.once')}
        </Notice>
      </div>
      <div className={css.screenOnly}>
        <div className={css.row}>
          <CopyButton
            size="sm"
            text={words.join(' ')}
            label={t('newWallet.phrase.copy')}
            disabled={!isRevealed}
            onCopied={() => {
              setIsCopied(true);
              forgetCopied();
            }}
          />
          <Button
            size="sm"
            icon={icons.print}
            disabled={!isRevealed}
            onClick={() => page?.defaultView?.print()}
          >
            {t('newWallet.phrase.print')}
          </Button>
        </div>
        <p className={css.muted} role="status">
          {isCopied && t('newWallet.phrase.copyWarning')}
        </p>
      </div>
      <div className={css.footer}>
        <div className={css.actions}>
          <Button
            variant="primary"
            size="lg"
            className={css.end}
            missing={isRevealed ? undefined : t('newWallet.phrase.missing')}
            onClick={flow.actions.continueToConfirm}
          >
            {t('newWallet.phrase.continue')}
          </Button>
        </div>
      </div>
    </StepFrame>
  );
}
