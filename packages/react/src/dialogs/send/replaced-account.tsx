'use client';
import type { AssetOption } from '@billfold/core/flows';
import type { ReactElement } from 'react';
import { useTranslate } from '../../context/use-translate.ts';
import { TextButton } from '../../ui/link/text-link.tsx';
import { muted } from '../frame/step.css.ts';
import * as css from './send.css.ts';

interface ReplacedAccountProps {
  readonly replaced: AssetOption | null;
  readonly onSwitchBack: (option: AssetOption) => void;
}

/** Says that the recipient replaced the account to send from, and takes it back. */
export function ReplacedAccount(props: ReplacedAccountProps): ReactElement | null {
  const t = useTranslate();
  const { replaced, onSwitchBack } = props;
  if (replaced === null) return null;
  return (
    <div role="status" className={css.replaced}>
      <span className={muted}>{t('send.account.switched', { name: replaced.account.name })}</span>
      <TextButton onClick={() => onSwitchBack(replaced)}>{t('send.account.switchBack')}</TextButton>
    </div>
  );
}
