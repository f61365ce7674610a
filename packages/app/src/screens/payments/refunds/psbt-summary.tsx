import { trimDecimal } from '@billfold/core/internal';
import type { Refund, RefundPsbt } from '@billfold/core/payments';
import { AddressText, AmountText, CopyButton, QrCode, useTranslate } from '@billfold/react';
import { Button, downloadFile, Fold, icons, Statement } from '@billfold/react/internal';
import { base64 } from '@scure/base';
import type { ReactElement } from 'react';
import * as css from './refunds.css.ts';

export interface PsbtSummaryProps {
  readonly refund: Refund;
  readonly prepared: RefundPsbt;
}

/** Fee and change of a prepared transaction, and the ways by which another wallet takes it over. */
export function PsbtSummary({ refund, prepared }: PsbtSummaryProps): ReactElement {
  const t = useTranslate();
  const { fee, change, psbt } = prepared;
  const { asset: unit, id } = refund;
  const download = (): void =>
    downloadFile(
      document,
      new File([Uint8Array.from(base64.decode(psbt))], `${id}.psbt`, {
        type: 'application/octet-stream',
      }),
    );
  return (
    <>
      <Statement
        density="compact"
        rows={[
          {
            label: t('refunds.psbt.fee'),
            value: <AmountText amount={trimDecimal(fee)} unit={unit} />,
          },
          ...(change === null
            ? []
            : [
                {
                  label: t('refunds.psbt.change'),
                  value: <AmountText amount={trimDecimal(change.amount)} unit={unit} />,
                },
                {
                  label: t('refunds.psbt.change.address'),
                  value: <AddressText address={change.address} form="lines" />,
                  stacked: true,
                },
              ]),
        ]}
      />
      <div className={css.handover}>
        {/* The dialog begins at its top, and not at the field for what comes back. */}
        <Button data-first-focus icon={icons.download} onClick={download}>
          {t('refunds.psbt.download')}
        </Button>
        <CopyButton text={psbt} label={t('refunds.psbt.copy')} />
      </div>
      {psbt.length <= mostLetters && (
        <Fold label={t('refunds.psbt.code')}>
          <div className={css.payable}>
            <QrCode text={psbt} label={t('refunds.psbt.code')} size={300} />
          </div>
        </Fold>
      )}
    </>
  );
}

/** Letters of a code whose modules are at least 2.5 px wide: cameras do not read smaller ones from a screen. */
const mostLetters = 1_000;
