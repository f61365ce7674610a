import { media, vars } from '@billfold/react/theme';
import { style } from '@vanilla-extract/css';

const width = '960px';

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  width: '100%',
  maxWidth: width,
  minHeight: '56px',
  marginInline: 'auto',
  paddingInline: vars.space[4],
});

export const home = style({
  display: 'flex',
  flex: 'none',
  borderRadius: vars.radius.control,
  color: vars.color.text,
  textDecoration: 'none',
  selectors: {
    '&:focus-visible': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: '2px' },
  },
});

export const name = style({
  color: vars.color.textMuted,
  '@media': { [media.phone]: { display: 'none' } },
});

export const wallet = style({ fontSize: vars.text.sm, whiteSpace: 'nowrap' });

export const content = style({
  width: '100%',
  maxWidth: width,
  marginInline: 'auto',
  padding: `${vars.space[6]} ${vars.space[4]} ${vars.space[16]}`,
  outline: 'none',
});

export const hashLink = style({
  color: vars.color.link,
  // Within text, a link differs by more than its colour (WCAG 1.4.1).
  textDecoration: 'underline',
  textUnderlineOffset: '2px',
  borderRadius: '4px',
  selectors: {
    '&:focus-visible': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: '2px' },
  },
});

export const moves = style({
  display: 'grid',
  gap: vars.space[6],
  alignItems: 'start',
  '@media': { 'screen and (min-width: 768px)': { gridTemplateColumns: '1fr 1fr' } },
});

export const move = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  paddingBlock: vars.space[3],
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.border}` } },
});

export const small = style({ color: vars.color.textMuted, fontSize: vars.text.sm });

export const end = style({ textAlign: 'end' });

export const hero = style({ display: 'grid', gap: vars.space[1] });

export const muted = style({ color: vars.color.textMuted });

/** Two lines on a phone: the first two cells above the others. */
export const row = style({
  '@media': {
    [media.phone]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      columnGap: vars.space[3],
      rowGap: '2px',
      alignItems: 'baseline',
    },
  },
});

/** At the end of its line, where the numbers are. */
export const atEnd = style({ '@media': { [media.phone]: { textAlign: 'end' } } });

/** Link above the one that covers its row. */
export const over = style({ position: 'relative', zIndex: 1 });

/** Under the amount on a phone. */
export const under = style({ '@media': { [media.phone]: { gridColumn: '1 / -1' } } });

/** A phone shows no headings: what is not plain by itself is named in its place. */
export const phoneLabel = style({
  display: 'none',
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
  '@media': { [media.phone]: { display: 'inline' } },
});
