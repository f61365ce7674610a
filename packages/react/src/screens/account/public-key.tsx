'use client';
import { getNetwork } from '@billfold/core';
import type { Account } from '@billfold/core/contract';
import { type ReactElement, useId, useState } from 'react';
import { useTranslate } from '../../context/use-translate.ts';
import { useAccountPublicKey } from '../../query/use-account-public-key.ts';
import { Button } from '../../ui/button/button.tsx';
import { CopyIcon } from '../../ui/copy/copy-button.tsx';
import { ProblemNotice } from '../../ui/problem-notice/problem-notice.tsx';
import { LoadingText, Skeleton } from '../../ui/skeleton/skeleton.tsx';
import * as css from './public-key.css.ts';

/** Families on ed25519, whose accounts have the key of one address. */
const singleKeyFamilies: readonly string[] = ['solana', 'ton'];

/** Public key of an account, loaded and shown on request, because it tells all addresses. */
export function PublicKey({ account }: { readonly account: Account }): ReactElement {
  const t = useTranslate();
  const titleId = useId();
  const contentId = useId();
  const [isShown, setIsShown] = useState(false);
  const { family } = getNetwork(account.blockchainNetwork).model;
  const kind = singleKeyFamilies.includes(family) ? 'single' : 'extended';
  return (
    <div className={css.key}>
      <div className={css.head}>
        <span id={titleId} className={css.title}>
          {t(`account.key.${kind}`)}
        </span>
        <Button
          size="sm"
          aria-expanded={isShown}
          aria-controls={contentId}
          aria-describedby={titleId}
          onClick={() => setIsShown(!isShown)}
        >
          {t(isShown ? 'account.key.hide' : 'account.key.show')}
        </Button>
      </div>
      <p className={css.text}>{t(`account.key.${kind}.text`)}</p>
      <div id={contentId} hidden={!isShown}>
        {isShown && <ShownKey accountId={account.id} />}
      </div>
    </div>
  );
}

function ShownKey({ accountId }: { readonly accountId: string }): ReactElement {
  const t = useTranslate();
  const { data, error, refresh } = useAccountPublicKey(accountId);
  if (error)
    return (
      <ProblemNotice
        problem={error}
        title={t('account.key.loadFailed')}
        onRetry={() => void refresh()}
      />
    );
  if (!data)
    return (
      <div className={css.well}>
        <LoadingText />
        <Skeleton />
      </div>
    );
  return (
    <div className={css.values}>
      <KeyText text={data.publicKey} copyLabel={t('account.key.copy')} />
      {data.descriptor !== null && (
        <>
          <span className={css.title}>{t('account.key.descriptor')}</span>
          <KeyText text={data.descriptor} copyLabel={t('account.key.copyDescriptor')} />
        </>
      )}
    </div>
  );
}

interface KeyTextProps {
  readonly text: string;
  readonly copyLabel: string;
}

function KeyText({ text, copyLabel }: KeyTextProps): ReactElement {
  return (
    <div className={css.well}>
      <span dir="ltr" className={css.value}>
        {text}
      </span>
      <CopyIcon text={text} label={copyLabel} />
    </div>
  );
}
