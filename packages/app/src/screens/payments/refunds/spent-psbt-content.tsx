import type { Refund } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import {
  Button,
  ChainText,
  DialogBody,
  DialogFooter,
  DialogHeader,
  Notice,
} from '@billfold/react/internal';
import type { ReactElement } from 'react';
import * as signingCss from '../signing/signing.css.ts';
import { RefundFacts } from './refund-facts.tsx';

export interface SpentPsbtContentProps {
  readonly refund: Refund;
  /** Transaction that has spent the coins of the prepared one. */
  readonly hash: string;
  readonly onRecord: (hash: string) => void;
  readonly onClose: () => void;
}

/** Tells that the wallet has spent what the prepared transaction would spend, and goes on to record how. */
export function SpentPsbtContent(props: SpentPsbtContentProps): ReactElement {
  const t = useTranslate();
  const { refund, hash, onRecord, onClose } = props;
  return (
    <>
      <DialogHeader title={t('refunds.psbt.spent')} />
      <DialogBody step="spent">
        <div className={signingCss.dialog}>
          <Notice tone="warning">{t('refunds.psbt.spent.text')}</Notice>
          <ChainText network={refund.network} page={{ hash }} copyLabel={t('refunds.copyHash')} />
          <RefundFacts refund={refund} />
        </div>
      </DialogBody>
      <DialogFooter>
        <Button wide onClick={onClose}>
          {t('refunds.own.later')}
        </Button>
        <Button wide variant="primary" onClick={() => onRecord(hash)}>
          {t('refunds.psbt.spent.record')}
        </Button>
      </DialogFooter>
    </>
  );
}
