import type { ExportStatus, UserExport } from '@billfold/core/contract';
import { poll } from '@billfold/core/flows';
import { TimeText, useTranslate } from '@billfold/react';
import { useStore } from '@billfold/react/hooks';
import {
  Badge,
  type BadgeProps,
  Button,
  FormFailure,
  icons,
  LoadedCard,
  SettingRow,
  useForm,
  useTextLocale,
} from '@billfold/react/internal';
import { type ReactElement, useEffect, useRef } from 'react';
import { useServices } from '../../../services/services-context.ts';
import { downloadFile } from './download-text.ts';
import { formatSize } from './format-size.ts';
import * as css from './settings.css.ts';

/** Everything that is kept about the user, as a file that a job makes. */
export function ExportsCard(): ReactElement {
  const t = useTranslate();
  const { account } = useServices();
  useWatch();
  return (
    <LoadedCard
      title={t('accountPlatform.export')}
      text={t('accountPlatform.export.text')}
      resource={account.exports}
      failed={t('accountPlatform.export.loadFailed')}
      rows={1}
    >
      {(exports) => <Exports exports={exports} />}
    </LoadedCard>
  );
}

function Exports({ exports }: { readonly exports: readonly UserExport[] }): ReactElement {
  const t = useTranslate();
  const { client, account } = useServices();
  const { state, submit } = useForm<never>();
  // One per press, however often it has to be sent: a repeated key answers the same export.
  const key = useRef<string | null>(null);
  const begin = async (): Promise<void> => {
    key.current ??= crypto.randomUUID();
    const idempotencyKey = key.current;
    const done = await submit({}, () => client.user.createExport({ idempotencyKey }));
    if (done === null) return;
    key.current = null;
    await account.exports.invalidate();
  };
  const start = (
    <Button busy={state.isBusy} onClick={() => void begin()}>
      {t('accountPlatform.export.start')}
    </Button>
  );
  return (
    <>
      <FormFailure failure={state.failure} fields={[]} />
      {exports.length === 0 ? (
        <SettingRow title={t('accountPlatform.export.empty')}>{start}</SettingRow>
      ) : (
        <>
          <ul className={css.list}>
            {exports.map((each) => (
              <ExportRow key={each.id} made={each} />
            ))}
          </ul>
          <div>{start}</div>
        </>
      )}
    </>
  );
}

function ExportRow({ made }: { readonly made: UserExport }): ReactElement {
  const t = useTranslate();
  const locale = useTextLocale();
  const { client } = useServices();
  const { state, submit } = useForm<never>();
  const { id, status, createdAt, expiresAt, sizeBytes } = made;
  const download = async (): Promise<void> => {
    const done = await submit({}, () => client.user.downloadExport(id));
    if (done !== null) downloadFile(done.answer);
  };
  return (
    <SettingRow
      as="li"
      title={
        <>
          <TimeText at={createdAt} form="date" />
          <Badge tone={tones[status]}>{t(`accountPlatform.export.status.${status}`)}</Badge>
        </>
      }
      hint={
        status === 'READY' &&
        expiresAt && (
          <>
            {sizeBytes !== null && `${formatSize(sizeBytes, locale)} · `}
            {t('accountPlatform.export.until')} <TimeText at={expiresAt} form="date" />
          </>
        )
      }
    >
      {status === 'READY' && (
        <Button size="sm" icon={icons.download} busy={state.isBusy} onClick={() => void download()}>
          {t('accountPlatform.export.download')}
        </Button>
      )}
    </SettingRow>
  );
}

const tones: Readonly<Record<ExportStatus, BadgeProps['tone']>> = {
  QUEUED: 'info',
  RUNNING: 'info',
  READY: 'success',
  FAILED: 'danger',
  EXPIRED: 'neutral',
};

const restMs = 3_000;

/** Asks again while one is being made. */
function useWatch(): void {
  const { client, account } = useServices();
  const { schedule } = client.platform;
  const { data } = useStore(account.exports);
  const isMaking = data?.some(({ status }) => status === 'QUEUED' || status === 'RUNNING') ?? false;
  useEffect(() => {
    if (!isMaking) return;
    return poll(account.exports, { schedule, restMs: () => restMs });
  }, [isMaking, schedule, account]);
}
