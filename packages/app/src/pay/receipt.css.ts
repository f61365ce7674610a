import { globalStyle, style } from '@vanilla-extract/css';
import { details } from './pay.css.ts';

/** Receipt that was issued. It names what was paid for, so that paper does not need it twice. */
export const issued = style({});

globalStyle(`main:has(${issued}) ${details}`, { '@media': { print: { display: 'none' } } });
