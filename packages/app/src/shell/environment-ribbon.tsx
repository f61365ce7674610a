import { shellTexts } from '@billfold/core/internal';
import { useTranslate } from '@billfold/react';
import { useStore } from '@billfold/react/hooks';
import { Surface, useTexts } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { useServices } from '../services/services-context.ts';
import * as css from './environment-ribbon.css.ts';

/** Names the environment above every page, except in production. */
export function EnvironmentRibbon(): ReactElement | null {
  const { environment } = useStore(useServices().session);
  return environment === 'production' ? null : <Ribbon name={environment} />;
}

function Ribbon({ name }: { readonly name: string }): ReactElement {
  useTexts(shellTexts);
  const t = useTranslate();
  return (
    <Surface>
      <p className={css.ribbon} role="note">
        {t('shell.environment', { name })}
      </p>
    </Surface>
  );
}
