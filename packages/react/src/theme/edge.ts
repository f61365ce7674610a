import { vars } from './theme.css.ts';

/** Edge of a button, between the line of a table and that of a field: 2:1 on each ground of both schemes. */
export const edge = `color-mix(in srgb, ${vars.color.borderStrong} 50%, ${vars.color.border})`;
