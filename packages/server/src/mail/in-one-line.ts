/** Returns text that a person typed without line breaks, which would forge the lines of a mail. */
export const inOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ');
