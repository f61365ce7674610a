import { useTranslate } from '@billfold/react';
import { Spinner } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { Screen } from '../../shell/screen.tsx';
import * as css from './auth.css.ts';

/** While a token out of the address bar becomes a session. */
export function Arriving(): ReactElement {
  const t = useTranslate();
  return (
    <Screen title={t('auth.signIn.title')}>
      <div className={css.center}>
        <Spinner size={32} label={t('auth.signIn.arriving')} />
        <p className={css.muted}>{t('auth.signIn.arriving')}</p>
      </div>
    </Screen>
  );
}
