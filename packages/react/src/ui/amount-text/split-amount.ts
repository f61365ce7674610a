/** Parts of an amount as it is drawn. */
export interface SplitAmount {
  /** Sign, whole part with its thousands grouped, and the decimals that say something. */
  readonly figure: string;
  /** Zeros at the end, with the point where nothing else follows it. */
  readonly zeros: string;
}

/** Splits an amount of an asset for drawing; null where it is drawn as it is. */
export function splitAmount(amount: string): SplitAmount | null {
  const found = /^(\D*)(\d+)(?:\.(\d*?)(0*))?$/.exec(amount);
  if (found === null) return null;
  const [, sign = '', whole = '', decimals = '', zeros = ''] = found;
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  if (grouped === whole && zeros === '') return null;
  return {
    figure: `${sign}${grouped}${decimals === '' ? '' : `.${decimals}`}`,
    zeros: zeros === '' || decimals !== '' ? zeros : `.${zeros}`,
  };
}
