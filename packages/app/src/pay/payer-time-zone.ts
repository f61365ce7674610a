/** Returns the IANA name of the time zone of this browser, in which the page shows its times. */
export const payerTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
