import type { Report, ReportStatus } from '@billfold/core/payments';
import { TimeText, useTranslate } from '@billfold/react';
import {
  Badge,
  type BadgeProps,
  Button,
  IconButton,
  icons,
  LinkButton,
  Menu,
  MenuItem,
} from '@billfold/react/internal';
import { type ReactElement, useId, useState } from 'react';
import { DayText } from '../../common/day-text.tsx';
import { TestMark } from '../business/mode-mark.tsx';
import { CreateAgainButton } from './create-again-button.tsx';
import { isPartial } from './is-partial.ts';
import { ReportPreview } from './report-preview.tsx';
import * as css from './reports.css.ts';
import { useCreateAgain } from './use-create-again.ts';

const tones: Readonly<Record<ReportStatus, BadgeProps['tone']>> = {
  QUEUED: 'info',
  RUNNING: 'info',
  READY: 'success',
  FAILED: 'danger',
  EXPIRED: 'neutral',
};

export interface ReportRowProps {
  readonly businessId: number;
  readonly report: Report;
}

/** One report: its period and progress, and its file once it is ready. */
export function ReportRow({ businessId, report }: ReportRowProps): ReactElement {
  const t = useTranslate();
  const [isShown, setIsShown] = useState(false);
  const previewId = useId();
  const { from, to, status, format, downloadUrl } = report;
  const isReady = status === 'READY';
  const isUnfinished = isReady && isPartial(report);
  const action = t(isShown ? 'reports.preview.hide' : 'reports.preview.show');
  return (
    <li className={css.row}>
      <div className={css.line}>
        <div>
          <span className={css.title}>
            {t(`reports.type.${report.type}`)}
            {isUnfinished ? (
              <Badge>{t('reports.status.partial')}</Badge>
            ) : (
              <Badge tone={tones[status]}>{t(`reports.status.${status}`)}</Badge>
            )}
            {!report.livemode && <TestMark />}
          </span>
          <ReportFacts report={report} />
        </div>
        <div className={css.actions}>
          {isReady && downloadUrl !== null && (
            <LinkButton
              size="sm"
              icon={icons.download}
              href={downloadUrl}
              download
              aria-label={t('reports.download.of', { format, from, to })}
            >
              {t('reports.download', { format })}
            </LinkButton>
          )}
          {isReady && (
            <Button
              size="sm"
              variant="plain"
              aria-expanded={isShown}
              aria-controls={previewId}
              aria-label={t('reports.preview.of', { action, from, to })}
              onClick={() => setIsShown(!isShown)}
            >
              {action}
            </Button>
          )}
          {(status === 'FAILED' || status === 'EXPIRED') && (
            <CreateAgainButton businessId={businessId} report={report} />
          )}
          {isUnfinished && <ReportMenu businessId={businessId} report={report} />}
        </div>
        {status !== 'READY' && <p className={css.says}>{t(`reports.says.${status}`)}</p>}
      </div>
      <div id={previewId} className={css.wholeRow} hidden={!isShown}>
        {isShown && <ReportPreview report={report} />}
      </div>
    </li>
  );
}

/** Rare action on a report that is good as far as it goes. */
function ReportMenu({ businessId, report }: ReportRowProps): ReactElement {
  const t = useTranslate();
  const { create } = useCreateAgain({ businessId, report });
  const { from, to } = report;
  const label = t('reports.actions', { from, to });
  return (
    <Menu
      label={label}
      align="end"
      trigger={<IconButton icon={icons.more} size="sm" label={label} />}
    >
      <MenuItem icon={icons.plus} onSelect={() => void create()}>
        {t('reports.again')}
      </MenuItem>
    </Menu>
  );
}

/** Period and rows of a report, until when it counts if its period had not ended, and the day until which it is kept. */
function ReportFacts({ report }: { readonly report: Report }): ReactElement {
  const t = useTranslate();
  const { status, from, to, rows, createdAt, expiresAt } = report;
  const isWriting = status === 'RUNNING';
  const isReady = status === 'READY';
  return (
    <div className={css.facts}>
      <span className={css.period}>
        <DayText day={from} />
        {' – '}
        <DayText day={to} />
      </span>
      {status !== 'QUEUED' && (
        <span>{t(isWriting ? 'reports.rows.soFar' : 'reports.rows', { count: rows })}</span>
      )}
      {isReady && isPartial(report) && (
        <span>
          {t('reports.counts')} <TimeText at={createdAt} form="date" inSentence />
        </span>
      )}
      {isReady && expiresAt !== null && (
        <span>
          {t('reports.until')} <TimeText at={expiresAt} form="day" inSentence />
        </span>
      )}
      {!isReady && (
        <span>
          {t('reports.createdAt')} <TimeText at={createdAt} form="date" />
        </span>
      )}
    </div>
  );
}
