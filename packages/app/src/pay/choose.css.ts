import { media, vars } from '@billfold/react/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** Coins to choose from, in one frame. */
export const list = style({
  display: 'grid',
  overflow: 'hidden',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  selectors: { '&:empty': { display: 'none' } },
});
globalStyle(`${list} li + li`, { borderTop: `1px solid ${vars.color.border}` });

export const choice = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space[3],
  width: '100%',
  minHeight: '60px',
  padding: `${vars.space[2]} ${vars.space[3]}`,
  border: 0,
  background: vars.color.surface,
  color: vars.color.text,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    // Inside of the frame, which cuts off what is outside of it.
    '&:focus-visible': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: '-2px' },
    '&[aria-disabled="true"]': { color: vars.color.textMuted, cursor: 'not-allowed' },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        '&:hover:not([aria-disabled="true"])': {
          boxShadow: `inset 3px 0 ${vars.color.accent}`,
          background: vars.color.background,
        },
        '[dir="rtl"] &:hover:not([aria-disabled="true"])': {
          boxShadow: `inset -3px 0 ${vars.color.accent}`,
        },
      },
    },
  },
});

/** Beside all lines: name, network of a token, and facts. */
export const mark = style({ gridRow: '1 / span 3' });
export const title = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[2],
});
export const name = style({ fontWeight: 500 });

export const amount = style({
  gridColumn: 3,
  gridRow: 1,
  alignSelf: 'start',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
});

/** Name of a coin above its networks. */
export const coin = style({
  padding: `${vars.space[1]} ${vars.space[3]}`,
  borderBottom: `1px solid ${vars.color.border}`,
  background: vars.color.surfaceSunken,
  fontSize: 'inherit',
  fontWeight: 600,
});

/** A line of its own: beside the amount it would wrap on a phone. */
export const network = style({
  gridColumn: '2 / span 2',
  gridRow: 2,
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
});

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[2],
  gridColumn: '2 / span 2',
  gridRow: 3,
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
});

/** The line for its message is the distance to the list. */
export const search = style({
  marginBottom: `calc(-1 * ${vars.space[8]})`,
  '@media': { [media.phone]: { marginBottom: `calc(-1 * ${vars.space[6]})` } },
});

// The browser's own cross is blue: the one here has the colour of the words.
globalStyle(`${search} ::-webkit-search-cancel-button`, {
  appearance: 'none',
  width: '14px',
  height: '14px',
  background: vars.color.textMuted,
  mask: ['45deg', '-45deg']
    .map((turn) => `linear-gradient(${turn}, #0000 46%, #000 46% 54%, #0000 54%)`)
    .join(),
});
