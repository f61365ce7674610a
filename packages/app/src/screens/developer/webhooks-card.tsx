import type { Webhook, WebhookWithSecret } from '@billfold/core/payments';
import { TimeText, useTranslate } from '@billfold/react';
import {
  Button,
  EmptyState,
  FormDialog,
  icons,
  LoadedCard,
  SettingRow,
} from '@billfold/react/internal';
import { type ReactElement, useState } from 'react';
import { hostOf } from '../../services/host-of.ts';
import { useServices } from '../../services/services-context.ts';
import { PageLinkButton } from '../../shell/page-link.tsx';
import { useFresh } from '../business/use-fresh.ts';
import { GuideLink } from '../guides/guide-link.tsx';
import * as css from './developer.css.ts';
import { ModeBadge } from './mode-badge.tsx';
import { WebhookBadge } from './webhook-badge.tsx';
import { NewWebhookForm } from './webhook-form.tsx';
import { WebhookSecret } from './webhook-secret.tsx';

/** Webhooks of a business with their health; each leads to its deliveries. */
export function WebhooksCard({ businessId }: { readonly businessId: number }): ReactElement {
  const t = useTranslate();
  const resource = useServices().developer.webhooks(businessId);
  useFresh(resource);
  const [isAdding, setIsAdding] = useState(false);
  const add = (size: 'sm' | 'md'): ReactElement => (
    <Button size={size} aria-haspopup="dialog" onClick={() => setIsAdding(true)}>
      {t('webhooks.add')}
    </Button>
  );
  return (
    <>
      <LoadedCard
        title={t('webhooks.title')}
        text={t('webhooks.text')}
        resource={resource}
        actions={(webhooks) => webhooks.length > 0 && add('sm')}
        failed={t('webhooks.loadFailed')}
        rows={2}
      >
        {(webhooks) =>
          webhooks.length === 0 ? (
            <EmptyState
              icon={icons.link}
              title={t('webhooks.empty')}
              text={t('webhooks.empty.text')}
              action={
                <>
                  {add('md')}
                  <GuideLink id="webhooks" />
                </>
              }
            />
          ) : (
            <ul className={css.list} aria-label={t('webhooks.title')}>
              {webhooks.map((webhook) => (
                <WebhookRow key={webhook.id} webhook={webhook} />
              ))}
            </ul>
          )
        }
      </LoadedCard>
      <FormDialog open={isAdding} onClose={() => setIsAdding(false)}>
        <NewWebhook businessId={businessId} onClose={() => setIsAdding(false)} />
      </FormDialog>
    </>
  );
}

interface NewWebhookProps {
  readonly businessId: number;
  readonly onClose: () => void;
}

function NewWebhook({ businessId, onClose }: NewWebhookProps): ReactElement {
  const [made, setMade] = useState<WebhookWithSecret | null>(null);
  return made === null ? (
    <NewWebhookForm businessId={businessId} onClose={onClose} onMade={setMade} />
  ) : (
    <WebhookSecret made={made} onDone={onClose} />
  );
}

function WebhookRow({ webhook }: { readonly webhook: Webhook }): ReactElement {
  const t = useTranslate();
  const { id, url, livemode } = webhook;
  return (
    <SettingRow
      as="li"
      title={
        <>
          <bdi>{url}</bdi>
          <WebhookBadge webhook={webhook} />
          <ModeBadge livemode={livemode} />
        </>
      }
      hint={<WebhookFacts webhook={webhook} />}
    >
      <PageLinkButton
        size="sm"
        href={`/payments/webhook-logs/${encodeURIComponent(id)}`}
        aria-label={t('webhooks.open.of', { host: hostOf(url) })}
      >
        {t('webhooks.open')}
      </PageLinkButton>
    </SettingRow>
  );
}

function WebhookFacts({ webhook }: { readonly webhook: Webhook }): ReactElement {
  const t = useTranslate();
  const { description, events, failingSince, isEnabled, disabledReason, successRate24h } = webhook;
  return (
    <span className={css.facts}>
      {description !== null && <bdi>{description}</bdi>}
      <span>
        {events === null ? t('webhooks.allEvents') : t('webhooks.events', { count: events.length })}
        {' · '}
        {successRate24h === null
          ? t('webhooks.noneYet')
          : t('webhooks.rate24h', { rate: successRate24h })}
        {isEnabled && failingSince !== null && (
          <>
            {' · '}
            {t('webhooks.failingSince')} <TimeText at={failingSince} inSentence />
          </>
        )}
      </span>
      {disabledReason !== null && <span>{t(`webhook.off.${disabledReason}`)}</span>}
    </span>
  );
}
