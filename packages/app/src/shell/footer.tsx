import { useResource, useTranslate } from '@billfold/react';
import type { ReactElement } from 'react';
import { useServices } from '../boot/services-context.ts';
import * as css from './shell.css.ts';

export function Footer(): ReactElement {
  const t = useTranslate();
  const config = useResource(useServices().client.resources.config);
  return (
    <footer className={css.footer}>
      {t('shell.product')} {config.data?.version}
    </footer>
  );
}
