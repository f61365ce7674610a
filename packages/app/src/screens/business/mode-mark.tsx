import { useTranslate } from '@billfold/react';
import { useResource, useStore } from '@billfold/react/hooks';
import { Badge, Switch } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { useServices } from '../../services/services-context.ts';
import { useIsSandbox } from '../../services/use-livemode.ts';
import * as css from './mode-mark.css.ts';

/** Mark of a page about one test payment, invoice or customer of a live server; nothing on a sandbox, which has no other. */
export function TestMark(): ReactElement | null {
  const t = useTranslate();
  return useIsSandbox() ? null : <Badge tone="info">{t('payments.testMode')}</Badge>;
}

/** Switch of the business screens between live and test payments; nothing on a sandbox. */
export function ModeSwitch(): ReactElement | null {
  const t = useTranslate();
  const { client, testMode } = useServices();
  const { isOn } = useStore(testMode);
  if (useResource(client.resources.config).data?.mode !== 'live') return null;
  return (
    <Switch
      label={t('payments.testMode')}
      className={css.modeSwitch}
      checked={isOn}
      onCheckedChange={testMode.toggle}
    />
  );
}
