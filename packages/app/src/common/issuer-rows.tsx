import type { ReceiptMerchant } from '@billfold/core/payments';
import type { StatementRow } from '@billfold/react/internal';

/** Words for what a business is named by on a receipt or an invoice. */
export interface IssuerLabels {
  readonly name: string;
  readonly address: string;
  readonly vat: string;
  readonly registration: string;
}

/** Returns the lines that name a business on a receipt or an invoice: those that its settings have. */
export function issuerRows(
  { name, legalName, address, vatId, registrationNumber }: ReceiptMerchant,
  labels: IssuerLabels,
): readonly StatementRow[] {
  const isOther = legalName !== null && legalName !== name;
  const rows: readonly (readonly [label: string, text: string | null])[] = [
    [labels.name, isOther ? `${name} (${legalName})` : name],
    [labels.address, address],
    [labels.vat, vatId],
    [labels.registration, registrationNumber],
  ];
  return rows.flatMap(([label, text]) =>
    text === null || text === '' ? [] : [{ label, value: <bdi>{text}</bdi> }],
  );
}
