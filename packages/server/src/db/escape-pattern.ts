/** Escapes what a pattern of LIKE would read as a wildcard. */
export const escapePattern = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&');
