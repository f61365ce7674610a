import type { MissedEvents } from '@billfold/core/contract';
import { TimeText, useNotify, useTranslate } from '@billfold/react';
import { useClient } from '@billfold/react/hooks';
import { Button, Notice } from '@billfold/react/internal';
import { type ReactElement, useState } from 'react';
import { useServices } from '../../services/services-context.ts';
import { ConfirmDialog } from '../business/confirm-dialog.tsx';
import type { WebhookProps } from './webhook-props.ts';

export interface ReplayNoticeProps extends WebhookProps {
  readonly missed: MissedEvents;
}

/** Events that did not arrive, with the way to send all of them again. */
export function ReplayNotice({ businessId, webhook, missed }: ReplayNoticeProps): ReactElement {
  const t = useTranslate();
  const notify = useNotify();
  const { clock } = useClient().platform;
  const { business, developer } = useServices();
  const [isAsking, setIsAsking] = useState(false);
  const { count, since } = missed;
  const replay = async (): Promise<void> => {
    const period = {
      ...{ from: since.toISOString(), to: new Date(clock.now()).toISOString() },
      onlyFailed: true,
    };
    const { count: sent } = await business.call(({ deliveries }) =>
      deliveries.replay(businessId, webhook.id, period),
    );
    notify.success(t('webhook.replay.done', { count: sent }));
    developer.invalidate();
  };
  return (
    <>
      <Notice tone="warning" title={t('webhook.missed', { count })}>
        <p>
          {t('webhook.missed.since')} <TimeText at={since} form="date" />
        </p>
        <Button
          size="sm"
          variant="primary"
          aria-haspopup="dialog"
          onClick={() => setIsAsking(true)}
        >
          {t('webhook.replay')}
        </Button>
      </Notice>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        variant="primary"
        title={t('webhook.replay.title', { count })}
        text={<p>{t('webhook.replay.text')}</p>}
        submit={t('webhook.replay')}
        call={replay}
      />
    </>
  );
}
