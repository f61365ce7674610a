/** `2.4 KB`, `13 MB`: of 1,000 bytes each, as systems show files. Rounds half up. */
export function formatSize(bytes: number, locale = 'en'): string {
  const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;
  const power = bytes < 1 ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), units.length - 1);
  const value = bytes / 1_000 ** power;
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: units[power] ?? 'byte',
    maximumFractionDigits: value < 10 && power > 0 ? 1 : 0,
  }).format(value);
}
