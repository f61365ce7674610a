import { useTranslate } from '@billfold/react';
import { Spinner, Surface } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import * as css from './page-spinner.css.ts';

/** In the place of a page. Comes into sight after a moment, so that a quick answer shows no flicker. */
export function PageSpinner(): ReactElement {
  const t = useTranslate();
  return (
    <Surface className={css.place}>
      <Spinner size={32} label={t('shell.loading')} />
    </Surface>
  );
}
