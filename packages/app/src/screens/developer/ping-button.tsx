import type { DeliveryAttempt } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import { useResource } from '@billfold/react/hooks';
import {
  Button,
  Dialog,
  DialogBody,
  DialogFooter,
  DialogHeader,
  Notice,
  Spinner,
  useForm,
  useLive,
} from '@billfold/react/internal';
import { type ReactElement, useState } from 'react';
import { hostOf } from '../../services/host-of.ts';
import { useServices } from '../../services/services-context.ts';
import { PageLinkButton } from '../../shell/page-link.tsx';
import { deliveryHref } from './delivery-href.ts';
import * as css from './developer.css.ts';
import type { WebhookProps } from './webhook-props.ts';

/** Sends a test event, and shows the answer of the receiver as it comes. */
export function PingButton({ businessId, webhook }: WebhookProps): ReactElement {
  const t = useTranslate();
  const { business, developer } = useServices();
  const { state, submit } = useForm<never>();
  const [deliveryId, setDeliveryId] = useState<string | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const ping = async (): Promise<void> => {
    const done = await submit({}, () =>
      business.call(({ webhooks }) => webhooks.ping(businessId, webhook.id)),
    );
    if (done === null) return;
    setDeliveryId(done.answer.deliveryId);
    setIsOpen(true);
    developer.invalidate();
  };
  return (
    <>
      <Button
        variant={webhook.missed === null ? 'primary' : 'quiet'}
        busy={state.isBusy}
        aria-haspopup="dialog"
        onClick={() => void ping()}
      >
        {t('webhook.ping')}
      </Button>
      {deliveryId !== null && (
        <Dialog open={isOpen} onOpenChange={setIsOpen}>
          <PingAnswer {...{ businessId, webhook, deliveryId }} onClose={() => setIsOpen(false)} />
        </Dialog>
      )}
    </>
  );
}

interface PingAnswerProps extends WebhookProps {
  readonly deliveryId: string;
  readonly onClose: () => void;
}

function PingAnswer({ businessId, webhook, deliveryId, onClose }: PingAnswerProps): ReactElement {
  const t = useTranslate();
  const resource = useServices().developer.delivery({
    ...{ businessId, webhookId: webhook.id, deliveryId },
  });
  const attempt = useResource(resource).data?.found?.attempts.at(0);
  useLive(resource, {
    refresh: resource.refresh,
    changesWithBlocks: () => (resource.get().data?.found?.attempts.length ?? 0) === 0,
  });
  return (
    <>
      <DialogHeader title={t('webhook.ping.title')} />
      <DialogBody>
        <div className={css.answer} aria-live="polite">
          {attempt === undefined ? (
            <p className={css.center}>
              <Spinner />
              {t('webhook.ping.waiting', { host: hostOf(webhook.url) })}
            </p>
          ) : (
            <Answer attempt={attempt} />
          )}
        </div>
      </DialogBody>
      <DialogFooter>
        <PageLinkButton wide href={deliveryHref(webhook.id, deliveryId)}>
          {t('webhook.ping.view')}
        </PageLinkButton>
        <Button variant="primary" wide onClick={onClose}>
          {t('common.done')}
        </Button>
      </DialogFooter>
    </>
  );
}

function Answer({ attempt }: { readonly attempt: DeliveryAttempt }): ReactElement {
  const t = useTranslate();
  const { httpStatus: status, durationMs: ms, error } = attempt;
  if (status === null)
    return (
      <Notice tone="danger" title={t('webhook.ping.failed')}>
        {error}
      </Notice>
    );
  const isAccepted = status >= 200 && status < 300;
  return (
    <Notice
      tone={isAccepted ? 'success' : 'danger'}
      title={t('webhook.ping.answered', { status, ms })}
    >
      {t(isAccepted ? 'webhook.ping.accepted.text' : 'webhook.ping.refused.text')}
    </Notice>
  );
}
