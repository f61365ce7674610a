import type { WebhookDetail } from '@billfold/core/payments';
import { TimeText, useNotify, useTranslate } from '@billfold/react';
import { useResource } from '@billfold/react/hooks';
import {
  Button,
  Card,
  CopyIcon,
  FormDialog,
  IconButton,
  icons,
  Menu,
  MenuItem,
  Notice,
  Statement,
  useForm,
} from '@billfold/react/internal';
import { type ReactElement, useState } from 'react';
import { useLocation } from 'wouter';
import { hostOf } from '../../services/host-of.ts';
import { useServices } from '../../services/services-context.ts';
import { ConfirmDialog } from '../business/confirm-dialog.tsx';
import { answerOf } from './answer-of.ts';
import * as css from './developer.css.ts';
import { logPageSize } from './log-rows.tsx';
import { PingButton } from './ping-button.tsx';
import { ReplayNotice } from './replay-notice.tsx';
import { RollSecretDialog } from './roll-secret-dialog.tsx';
import { WebhookBadge } from './webhook-badge.tsx';
import { EditWebhookForm } from './webhook-form.tsx';
import type { WebhookProps } from './webhook-props.ts';
import { webhookState } from './webhook-state.ts';

/** Health of a webhook, and its actions. */
export function WebhookSummary(props: WebhookProps): ReactElement {
  const t = useTranslate();
  const { webhook } = props;
  return (
    <Card title={t('webhook.summary')}>
      <div className={css.stack}>
        {!webhook.isEnabled && <OffNotice {...props} />}
        {webhook.isEnabled && webhook.failingSince !== null && (
          <FailingNotice {...props} since={webhook.failingSince} />
        )}
        {webhook.isEnabled && webhook.missed !== null && (
          <ReplayNotice {...props} missed={webhook.missed} />
        )}
        <Statement layout="columns" className={css.shortFacts} rows={useRows(webhook)} />
        <Actions {...props} />
      </div>
    </Card>
  );
}

function useRows(webhook: WebhookDetail) {
  const t = useTranslate();
  const { url, description, events, successRate24h, successRate7d } = webhook;
  const { formerSecretUntil, apiVersion } = webhook;
  const rate = (text: string | null): string =>
    text === null ? t('webhook.rate.none') : t('webhook.rate', { rate: text });
  const time = (label: string, at: Date | null) =>
    at === null ? [] : [{ label, value: <TimeText at={at} form="date" /> }];
  return [
    {
      label: t('webhook.url'),
      value: (
        <span className={css.copied}>
          <bdi className={css.code}>{url}</bdi>
          <CopyIcon text={url} label={t('webhook.copyUrl')} />
        </span>
      ),
      stacked: true,
    },
    ...(description === null ? [] : [{ label: t('webhook.description'), value: description }]),
    // The notice says it of another one.
    ...(webhookState(webhook) === 'ON'
      ? [{ label: t('webhook.status'), value: <WebhookBadge webhook={webhook} /> }]
      : []),
    {
      label: t('webhook.events'),
      value: events === null ? t('webhooks.allEvents') : events.join(', '),
    },
    { label: t('webhook.apiVersion'), value: apiVersion },
    { label: t('webhook.rate24h'), value: rate(successRate24h) },
    { label: t('webhook.rate7d'), value: rate(successRate7d) },
    ...time(t('webhook.formerSecret'), formerSecretUntil),
  ];
}

interface FailingNoticeProps extends WebhookProps {
  readonly since: Date;
}

/** Says what the server answered last, and when it is tried again. */
function FailingNotice({ businessId, webhook, since }: FailingNoticeProps): ReactElement {
  const t = useTranslate();
  const { developer } = useServices();
  const { data } = useResource(
    developer.deliveries({
      ...{ businessId, webhookId: webhook.id },
      query: { page: 1, pageSize: logPageSize },
    }),
  );
  const last = data?.items.find(({ result }) => result !== 'SUCCEEDED')?.attempts.at(-1);
  return (
    <Notice
      tone="danger"
      {...(last && {
        title: `${t('webhooks.state.FAILING')}: ${answerOf(last, t).replace(/\.$/, '')}`,
      })}
    >
      <p>
        {t('webhooks.failingSince')} <TimeText at={since} form="date" />
      </p>
      {webhook.nextRetryAt !== null && (
        <p>
          {t('webhook.nextRetry')}: <TimeText at={webhook.nextRetryAt} form="date" />
        </p>
      )}
    </Notice>
  );
}

/** Says why nothing is sent, with the way to change that. */
function OffNotice({ businessId, webhook }: WebhookProps): ReactElement {
  const t = useTranslate();
  const { turn, isBusy } = useSwitch({ businessId, webhook });
  return (
    <Notice tone="warning" title={t('webhook.off.title')}>
      <p>{t(`webhook.off.${webhook.disabledReason ?? 'text'}`)}</p>
      <Button size="sm" busy={isBusy} onClick={() => void turn(true)}>
        {t('webhook.on')}
      </Button>
    </Notice>
  );
}

function useSwitch({ businessId, webhook: { id } }: WebhookProps) {
  const t = useTranslate();
  const notify = useNotify();
  const { business, developer } = useServices();
  const { state, submit } = useForm<never>();
  const turn = async (isEnabled: boolean): Promise<void> => {
    const done = await submit({}, () =>
      business.call(({ webhooks }) => webhooks.update(businessId, id, { isEnabled })),
    );
    if (done === null) return;
    notify.success(t(isEnabled ? 'webhook.on.done' : 'webhook.turnOff.done'));
    developer.invalidate();
  };
  return { turn, isBusy: state.isBusy };
}

type Opened = 'edit' | 'roll' | 'off' | 'delete';

function Actions(props: WebhookProps): ReactElement {
  const t = useTranslate();
  const { isEnabled } = props.webhook;
  const [opened, setOpened] = useState<Opened | null>(null);
  const label = t('webhook.actions');
  return (
    <div className={css.actions}>
      {isEnabled && <PingButton {...props} />}
      <Button icon={icons.pencil} aria-haspopup="dialog" onClick={() => setOpened('edit')}>
        {t('apiKeys.edit')}
      </Button>
      <Menu label={label} trigger={<IconButton icon={icons.more} label={label} />}>
        <MenuItem icon={icons.refresh} onSelect={() => setOpened('roll')}>
          {t('webhook.roll')}
        </MenuItem>
        {isEnabled && (
          <MenuItem icon={icons.clock} onSelect={() => setOpened('off')}>
            {t('webhook.turnOff')}
          </MenuItem>
        )}
        <MenuItem danger icon={icons.trash} onSelect={() => setOpened('delete')}>
          {t('webhook.delete')}
        </MenuItem>
      </Menu>
      <Dialogs {...props} opened={opened} onClose={() => setOpened(null)} />
    </div>
  );
}

interface DialogsProps extends WebhookProps {
  readonly opened: Opened | null;
  readonly onClose: () => void;
}

function Dialogs({ opened, onClose, ...props }: DialogsProps): ReactElement {
  const t = useTranslate();
  const notify = useNotify();
  const [, navigate] = useLocation();
  const { business, developer } = useServices();
  const { businessId, webhook } = props;
  const { id, url } = webhook;
  return (
    <>
      <FormDialog open={opened === 'edit'} onClose={onClose}>
        <EditWebhookForm {...props} onClose={onClose} />
      </FormDialog>
      <RollSecretDialog {...props} open={opened === 'roll'} onClose={onClose} />
      <ConfirmDialog
        open={opened === 'off'}
        onClose={onClose}
        title={t('webhook.turnOff.title')}
        text={<p>{t('webhook.turnOff.text')}</p>}
        submit={t('webhook.turnOff')}
        call={() =>
          business.call(({ webhooks }) => webhooks.update(businessId, id, { isEnabled: false }))
        }
        onDone={() => {
          notify.success(t('webhook.turnOff.done'));
          developer.invalidate();
        }}
      />
      <ConfirmDialog
        open={opened === 'delete'}
        onClose={onClose}
        title={t('webhook.delete.title')}
        text={<p>{t('webhook.delete.text', { host: hostOf(url) })}</p>}
        submit={t('webhook.delete.submit')}
        call={() => business.call(({ webhooks }) => webhooks.remove(businessId, id))}
        onDone={() => {
          notify.success(t('webhook.delete.done'));
          navigate('/payments/settings/developer', { replace: true });
          developer.invalidate();
        }}
      />
    </>
  );
}
