import { media, vars } from '@billfold/react/theme';
import { createVar, globalStyle, style } from '@vanilla-extract/css';

/** What tables on cards share: 44-px rows, quiet headings; on a phone each row is a card of lines. */

export const inset = createVar();

export const card = style({
  vars: { [inset]: vars.space[6] },
  '@media': { [media.phone]: { vars: { [inset]: vars.space[4] } } },
});

export const titleLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  minHeight: '32px',
  padding: `${vars.space[4]} ${inset} ${vars.space[2]}`,
});

export const title = style({ fontSize: vars.text.lg, fontWeight: 600, lineHeight: 1.2 });

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  '@media': { [media.phone]: { display: 'block' } },
});
globalStyle(`${table} > tbody`, { '@media': { [media.phone]: { display: 'block' } } });

/** Read aloud on a phone, not drawn. */
export const head = style({
  '@media': {
    [media.phone]: {
      position: 'absolute',
      display: 'block',
      clipPath: 'inset(50%)',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
    },
  },
});

export const heading = style({
  padding: vars.space[2],
  color: vars.color.textMuted,
  fontSize: vars.text.xs,
  fontWeight: 400,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  selectors: {
    '&:first-child': { paddingInlineStart: inset },
    '&:last-child': { paddingInlineEnd: inset },
  },
});

export const headingEnd = style([heading, { textAlign: 'end' }]);

export const row = style({
  borderTop: `1px solid ${vars.color.border}`,
  '@media': { [media.phone]: { display: 'grid', padding: `${vars.space[3]} ${inset}` } },
});

export const cell = style({
  height: '52px',
  verticalAlign: 'middle',
  padding: `0 ${vars.space[2]}`,
  whiteSpace: 'nowrap',
  selectors: {
    '&:first-child': { paddingInlineStart: inset },
    '&:last-child': { paddingInlineEnd: inset },
  },
  '@media': {
    [media.phone]: {
      display: 'block',
      height: 'auto',
      minWidth: 0,
      selectors: {
        '&, &:first-child, &:last-child': { padding: 0 },
      },
    },
  },
});
