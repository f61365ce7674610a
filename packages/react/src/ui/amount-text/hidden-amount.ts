/** Stands in place of an amount that is hidden, however long it is. */
export const hiddenAmount = '••••••';
