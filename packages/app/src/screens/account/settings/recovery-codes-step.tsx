import { CopyButton, useTranslate } from '@billfold/react';
import { useStore } from '@billfold/react/hooks';
import {
  Button,
  Checkbox,
  DialogBody,
  DialogFooter,
  DialogHeader,
  icons,
  Notice,
  useDialogLock,
} from '@billfold/react/internal';
import { type ReactElement, useRef, useState } from 'react';
import { useServices } from '../../../services/services-context.ts';
import { downloadText } from './download-text.ts';
import { SetUpSteps } from './set-up-steps.tsx';
import * as css from './settings.css.ts';
import { useFocusOnEntry } from './use-focus-on-entry.ts';

export interface RecoveryCodesStepProps {
  readonly codes: readonly string[];
  /** The recovery codes as the last step of setting up. */
  readonly steps?: boolean;
  readonly onDone: () => void;
}

/** The codes, this once. The way on is open when they are said to be kept. */
export function RecoveryCodesStep(props: RecoveryCodesStepProps): ReactElement {
  const { codes, steps = false, onDone } = props;
  const t = useTranslate();
  const email = useStore(useServices().user).data?.email ?? '';
  const [areKept, setAreKept] = useState(false);
  const lead = useRef<HTMLParagraphElement>(null);
  useFocusOnEntry(lead);
  // The codes are shown once: a click outside the dialog must not close it.
  useDialogLock(!areKept);
  const text = codes.join('\n');
  return (
    <>
      <DialogHeader
        title={t(steps ? 'accountSecurity.setUp.title' : 'accountSecurity.renew.title')}
      >
        {steps && <SetUpSteps current={2} />}
      </DialogHeader>
      <DialogBody>
        <div className={css.stack}>
          <p ref={lead} tabIndex={-1} className={css.begin}>
            {t('accountSecurity.codes.lead')}
          </p>
          <Notice tone="warning" title={t('accountSecurity.codes.warning.title')}>
            {t('accountSecurity.codes.warning')}
          </Notice>
          <ul className={css.codes} aria-label={t('accountSecurity.codes.list')} translate="no">
            {codes.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </ul>
          <div className={css.actions}>
            <CopyButton text={text} label={t('accountSecurity.codes.copy')} />
            <Button
              icon={icons.download}
              onClick={() =>
                downloadText(
                  'billfold-recovery-codes.txt',
                  `${t('accountSecurity.codes.file', { email })}\n\n${text}\n`,
                )
              }
            >
              {t('accountSecurity.codes.download')}
            </Button>
          </div>
          <Checkbox
            label={t('accountSecurity.codes.kept')}
            checked={areKept}
            onCheckedChange={setAreKept}
          />
        </div>
      </DialogBody>
      <DialogFooter>
        <Button variant="primary" wide disabled={!areKept} onClick={onDone}>
          {t('common.done')}
        </Button>
      </DialogFooter>
    </>
  );
}
