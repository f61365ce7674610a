import { CopyButton, useTranslate } from '@billfold/react';
import { Button, DialogBody, DialogFooter, DialogHeader } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import * as signingCss from '../signing/signing.css.ts';
import * as css from './refunds.css.ts';

export interface ClaimLinkProps {
  /** Address to which it was emailed; null where none is known. */
  readonly email: string | null;
  readonly url: string;
  readonly onClose: () => void;
}

/** Link on which the customer says where a refund goes. */
export function ClaimLink({ email, url, onClose }: ClaimLinkProps): ReactElement {
  const t = useTranslate();
  return (
    <>
      <DialogHeader title={t('refunds.link.title')} />
      <DialogBody step="link">
        <div className={signingCss.dialog}>
          <p>{email === null ? t('refunds.link.share') : t('refunds.link.emailed', { email })}</p>
          <bdi className={css.url}>{url}</bdi>
          <CopyButton text={url} label={t('refunds.link.copy')} />
        </div>
      </DialogBody>
      <DialogFooter>
        <Button wide variant="primary" onClick={onClose}>
          {t('refunds.link.done')}
        </Button>
      </DialogFooter>
    </>
  );
}
