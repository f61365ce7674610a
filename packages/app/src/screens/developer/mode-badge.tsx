import { useTranslate } from '@billfold/react';
import { Badge } from '@billfold/react/internal';
import type { ReactElement } from 'react';

/** Mode in which a key or a webhook works. */
export function ModeBadge({ livemode }: { readonly livemode: boolean }): ReactElement {
  const t = useTranslate();
  return livemode ? (
    <Badge tone="success">{t('developer.mode.live')}</Badge>
  ) : (
    <Badge tone="info">{t('developer.mode.test')}</Badge>
  );
}
