import { vars } from '@billfold/react/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { details } from './pay.css.ts';

/** Receipt that was issued. It names what was paid for, so that paper does not need it twice. */
export const issued = style({});

globalStyle(`main:has(${issued}) ${details}`, { '@media': { print: { display: 'none' } } });

/** Hash of a transaction, and its link at the end of the last line. */
export const hashLine = style({ display: 'flex', alignItems: 'end', gap: vars.space[2] });

/** Value of one of several transactions, whose lines follow it. */
export const part = style({});

const partLine = `${issued} dl > div:has(> dd > ${part})`;
globalStyle(partLine, {
  marginTop: vars.space[3],
  borderTop: `1px solid ${vars.color.border}`,
  paddingTop: vars.space[3],
});
globalStyle(`${partLine} > *`, { color: vars.color.text, fontWeight: 600 });
