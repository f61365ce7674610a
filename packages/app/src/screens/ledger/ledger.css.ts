import { media, vars } from '@billfold/react/theme';
import { globalStyle, style } from '@vanilla-extract/css';

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

/** The groups of an address are boxes of their own, which the line under a link does not reach: they draw it as one. */
globalStyle(`${hashLink}:is(:hover, :focus-visible) [aria-hidden] > span`, {
  background: 'linear-gradient(currentColor, currentColor) 0 100% / 100% 1px no-repeat',
});

/** Cards side by side, as far apart as the others. */
export const moves = style({
  display: 'grid',
  gap: vars.space[6],
  '@media': {
    'screen and (min-width: 768px)': { gridTemplateColumns: '1fr 1fr' },
    [media.phone]: { gap: vars.space[4] },
  },
});

export const move = style({
  display: 'grid',
  gap: vars.space[1],
  paddingBlock: vars.space[3],
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.border}` } },
});

/** Text of a move, with its amount at the end. */
export const moveLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[3]}`,
});

export const amount = style({ marginInlineStart: 'auto' });

/** The hash that an input comes from, in the face of the address above it. */
export const source = style({ fontFamily: vars.font.mono, fontSize: vars.text.xs });

export const hero = style({ display: 'grid', gap: vars.space[1] });

/** Above the facts of the same card. */
export const lead = style([hero, { marginBottom: vars.space[4] }]);

export const heroLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[2]} ${vars.space[4]}`,
});

/** Search, and beside it the network that it looks on. */
export const finder = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 200px',
  alignItems: 'start',
  gap: `0 ${vars.space[4]}`,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** The sought text, on lines of its own. */
export const sought = style({ display: 'block', marginTop: vars.space[2], color: vars.color.text });

/** Width of eight groups into which a hash is divided, on a phone of four. */
export const evenLines = style({
  maxWidth: 'calc(8 * (4ch + 0.6em) + 1px)',
  '@media': { [media.phone]: { maxWidth: 'calc(4 * (4ch + 0.6em) + 1px)' } },
});

/** The text of a link that covers its row. */
export const linked = style({
  color: vars.color.link,
  textDecoration: 'underline',
  textUnderlineOffset: '2px',
});

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

/** Words that a phone shows in place of a bare number. */
export const phoneText = style({
  display: 'none',
  '@media': { [media.phone]: { display: 'inline' } },
});

export const wideText = style({ '@media': { [media.phone]: { display: 'none' } } });
