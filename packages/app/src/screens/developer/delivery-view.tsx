import type { DeliveryAttemptDetail, DeliveryDetail, WebhookDetail } from '@billfold/core/payments';
import { CopyButton, TimeText, useNotify, useTranslate } from '@billfold/react';
import { useResource } from '@billfold/react/hooks';
import {
  Badge,
  Button,
  Card,
  CopyIcon,
  EmptyState,
  ErrorState,
  Fold,
  icons,
  LoadingText,
  Skeleton,
  Statement,
  useForm,
  useLive,
  useNotifyFailure,
} from '@billfold/react/internal';
import type { ReactElement, ReactNode } from 'react';
import { useLocation, useSearch } from 'wouter';
import { hostOf } from '../../services/host-of.ts';
import { useServices } from '../../services/services-context.ts';
import { PageLink } from '../../shell/page-link.tsx';
import { Screen } from '../../shell/screen.tsx';
import { answerOf } from './answer-of.ts';
import { CodeBlock } from './code-block.tsx';
import { curlCommand } from './curl-command.ts';
import { DeliveryBadge } from './delivery-badge.tsx';
import { deliveryHref } from './delivery-href.ts';
import * as css from './developer.css.ts';
import { LogTime } from './log-time.tsx';
import { prettyJson } from './pretty-json.ts';

export interface DeliveryViewProps {
  readonly businessId: number;
  readonly webhook: WebhookDetail;
  readonly deliveryId: string;
}

/** One delivery: what was sent, each attempt with its answer, and sending it again. */
export function DeliveryView(props: DeliveryViewProps): ReactElement {
  const t = useTranslate();
  const { businessId, webhook, deliveryId } = props;
  const resource = useServices().developer.delivery({
    ...{ businessId, webhookId: webhook.id, deliveryId },
  });
  const state = useResource(resource);
  useNotifyFailure(state);
  useLive(resource, {
    refresh: resource.refresh,
    changesWithBlocks: () => resource.get().data?.found?.result === 'PENDING',
  });
  const found = state.data?.found;
  if (found)
    return (
      <Frame webhook={webhook} title={found.eventType}>
        <SummaryCard {...props} delivery={found} />
        <AttemptsCard delivery={found} />
        <BodyCard body={found.body} />
      </Frame>
    );
  return (
    <Frame webhook={webhook} title={t('delivery.summary')}>
      <Card>
        {found === null ? (
          <EmptyState
            icon={icons.search}
            title={t('delivery.notFound.title')}
            text={t('delivery.notFound.text')}
          />
        ) : state.status === 'failed' ? (
          <ErrorState
            title={t('delivery.loadFailed')}
            error={state.error}
            onRetry={() => void resource.refresh()}
          />
        ) : (
          <div className={css.waiting}>
            <LoadingText />
            <Skeleton width="40%" />
            <Skeleton width="70%" />
          </div>
        )}
      </Card>
    </Frame>
  );
}

interface FrameProps {
  readonly webhook: WebhookDetail;
  readonly title: string;
  readonly children: ReactNode;
}

/** Leads back to the list with its filters. */
function Frame({ webhook: { id, url }, title, children }: FrameProps): ReactElement {
  const params = new URLSearchParams(useSearch());
  params.delete('delivery');
  const search = params.size > 0 ? `?${params}` : '';
  const href = `/payments/webhook-logs/${encodeURIComponent(id)}${search}`;
  return (
    <Screen title={title} back={{ href, text: hostOf(url) }}>
      {children}
    </Screen>
  );
}

interface SummaryCardProps extends DeliveryViewProps {
  readonly delivery: DeliveryDetail;
}

function SummaryCard(props: SummaryCardProps): ReactElement {
  const t = useTranslate();
  const { webhook, delivery } = props;
  const { eventId, paymentId, isManual, createdAt, nextAttemptAt, body, attempts } = delivery;
  const { resend, isBusy } = useResend(props);
  const headers = attempts.at(-1)?.requestHeaders;
  return (
    <Card title={t('delivery.summary')}>
      <div className={css.stack}>
        <Statement
          layout="columns"
          rows={[
            {
              label: t('deliveries.result'),
              value: (
                <span className={css.badges}>
                  <DeliveryBadge delivery={delivery} />
                  {isManual && <Badge>{t('delivery.manual')}</Badge>}
                </span>
              ),
            },
            {
              label: t('delivery.eventId'),
              value: (
                <span className={css.copied}>
                  <code className={css.code}>{eventId}</code>
                  <CopyIcon text={eventId} label={t('delivery.copyEventId')} />
                </span>
              ),
            },
            ...(paymentId === null
              ? []
              : [
                  {
                    label: t('delivery.payment'),
                    value: (
                      <PageLink href={`/payments/payments/${encodeURIComponent(paymentId)}`}>
                        <span className={css.code}>{paymentId}</span>
                      </PageLink>
                    ),
                  },
                ]),
            { label: t('delivery.created'), value: <TimeText at={createdAt} form="date" /> },
            ...(nextAttemptAt === null
              ? []
              : [
                  {
                    label: t('delivery.next'),
                    value: <TimeText at={nextAttemptAt} form="date" />,
                  },
                ]),
          ]}
        />
        <div className={css.actions}>
          {webhook.isEnabled && body !== null && (
            <Button busy={isBusy} onClick={() => void resend()}>
              {t('delivery.resend')}
            </Button>
          )}
          {body !== null && headers !== undefined && (
            <CopyButton
              text={curlCommand({ url: webhook.url, headers, body })}
              label={t('delivery.curl')}
            />
          )}
        </div>
      </div>
    </Card>
  );
}

/** Sends the event again as a delivery of its own, and shows that one. */
function useResend({ businessId, webhook, delivery }: SummaryCardProps) {
  const t = useTranslate();
  const notify = useNotify();
  const search = useSearch();
  const [, navigate] = useLocation();
  const { business, developer } = useServices();
  const { state, submit } = useForm<never>();
  const resend = async (): Promise<void> => {
    const done = await submit({}, () =>
      business.call(({ deliveries }) => deliveries.resend(businessId, webhook.id, delivery.id)),
    );
    if (done === null) return;
    notify.success(t('delivery.resent'));
    developer.invalidate();
    navigate(deliveryHref(webhook.id, done.answer.id, search));
  };
  return { resend, isBusy: state.isBusy };
}

function BodyCard({ body }: Pick<DeliveryDetail, 'body'>): ReactElement {
  const t = useTranslate();
  return (
    <Card title={t('delivery.body')}>
      {body === null ? (
        <p className={css.muted}>{t('delivery.body.gone')}</p>
      ) : (
        <CodeBlock
          label={t('delivery.body')}
          text={prettyJson(body)}
          language="JSON"
          copy={t('delivery.body.copy')}
          copied={body}
        />
      )}
    </Card>
  );
}

function AttemptsCard({ delivery }: { readonly delivery: DeliveryDetail }): ReactElement {
  const t = useTranslate();
  const { attempts } = delivery;
  return (
    <Card title={t('delivery.attempts')}>
      {attempts.length === 0 ? (
        <p className={css.muted}>{t('delivery.attempts.none')}</p>
      ) : (
        <ol className={css.list} aria-label={t('delivery.attempts')}>
          {attempts.toReversed().map((attempt) => (
            <Attempt key={attempt.number} attempt={attempt} />
          ))}
        </ol>
      )}
    </Card>
  );
}

function Attempt({ attempt }: { readonly attempt: DeliveryAttemptDetail }): ReactElement {
  const t = useTranslate();
  const { number, sentAt, requestHeaders, responseHeaders, responseBody } = attempt;
  return (
    <li className={css.attempt}>
      <p className={css.attemptText}>
        <strong>{t('delivery.attempt', { number })}</strong>
        {' · '}
        <LogTime at={sentAt} hasZone />
        {' · '}
        {/* Some answers are sentences. */}
        {answerOf(attempt, t)}
      </p>
      {responseBody !== null && responseBody !== '' && (
        <div className={css.attemptBody}>
          <p className={css.legend}>{t('delivery.responseBody')}</p>
          <CodeBlock label={t('delivery.responseBody')} text={prettyJson(responseBody)} />
        </div>
      )}
      <div className={css.attemptHeaders}>
        <Fold label={t('delivery.requestHeaders')}>
          <CodeBlock label={t('delivery.requestHeaders')} text={headerLines(requestHeaders)} />
        </Fold>
        {responseHeaders !== null && (
          <Fold label={t('delivery.responseHeaders')}>
            <CodeBlock label={t('delivery.responseHeaders')} text={headerLines(responseHeaders)} />
          </Fold>
        )}
      </div>
    </li>
  );
}

function headerLines(headers: Readonly<Record<string, string>>): string {
  return Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');
}
