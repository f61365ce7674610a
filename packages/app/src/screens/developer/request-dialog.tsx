import type { ApiRequest } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import {
  Button,
  CopyIcon,
  Dialog,
  DialogBody,
  DialogFooter,
  DialogHeader,
  Statement,
} from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { PageLink } from '../../shell/page-link.tsx';
import { CodeBlock } from './code-block.tsx';
import * as css from './developer.css.ts';
import { LogTime } from './log-time.tsx';
import { prettyJson } from './pretty-json.ts';
import { paymentOf } from './request-subject.ts';
import { StatusBadge } from './status-badge.tsx';

export interface RequestDialogProps {
  readonly request: ApiRequest;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** One request with its answer, without secrets. */
export function RequestDialog({ request, open, onClose }: RequestDialogProps): ReactElement {
  const t = useTranslate();
  const { method, path, status, keyName, at, durationMs, ip, idempotencyKey } = request;
  const payment = paymentOf(request);
  return (
    <Dialog
      className={css.requestDialog}
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <DialogHeader title={t('requests.detail')} />
      <DialogBody>
        <div className={css.stack}>
          <code className={css.requestLine}>
            {method} {path}
          </code>
          <Statement
            className={css.requestFacts}
            density="plain"
            rows={[
              { label: t('requests.status'), value: <StatusBadge status={status} /> },
              { label: t('requests.key'), value: <bdi>{keyName}</bdi> },
              { label: t('requests.at'), value: <LogTime at={at} hasZone /> },
              { label: t('requests.duration'), value: t('requests.ms', { ms: durationMs }) },
              ...(ip === null
                ? []
                : [{ label: t('requests.ip'), value: <bdi className={css.code}>{ip}</bdi> }]),
              ...(idempotencyKey === null
                ? []
                : [
                    {
                      label: t('requests.idempotencyKey'),
                      value: (
                        <span className={css.copied}>
                          <bdi className={css.code}>{idempotencyKey}</bdi>
                          <CopyIcon
                            text={idempotencyKey}
                            label={t('requests.idempotencyKey.copy')}
                          />
                        </span>
                      ),
                    },
                  ]),
            ]}
          />
          {payment !== null && (
            <p className={css.requestFacts}>
              <PageLink href={`/payments/payments/${payment}`}>{t('requests.payment')}</PageLink>
            </p>
          )}
          <Body title={t('requests.body')} copy={t('requests.body.copy')} text={request.request} />
          <Body
            title={t('requests.response')}
            copy={t('requests.response.copy')}
            text={request.response}
          />
        </div>
      </DialogBody>
      <DialogFooter>
        <Button wide onClick={onClose}>
          {t('common.close')}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}

interface BodyProps {
  readonly title: string;
  readonly copy: string;
  readonly text: string | null;
}

function Body({ title, copy, text }: BodyProps): ReactElement | null {
  if (text === null) return null;
  return (
    <div>
      <p className={css.legend}>{title}</p>
      <CodeBlock label={title} text={prettyJson(text)} language="JSON" copy={copy} />
    </div>
  );
}
