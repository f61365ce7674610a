import { media, vars } from '@billfold/react/theme';
import { style } from '@vanilla-extract/css';

export const list = style({ display: 'grid', gap: vars.space[2] });

export const choice = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space[3],
  width: '100%',
  minHeight: '64px',
  padding: `${vars.space[2]} ${vars.space[3]}`,
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  color: vars.color.text,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:focus-visible': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: '2px' },
    '&[aria-disabled="true"]': {
      borderColor: vars.color.border,
      color: vars.color.textMuted,
      cursor: 'not-allowed',
    },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        '&:hover:not([aria-disabled="true"])': {
          borderColor: vars.color.accent,
          background: vars.color.background,
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

/** One coin on several networks. */
export const group = style({
  padding: vars.space[2],
  borderRadius: vars.radius.card,
  background: vars.color.surfaceSunken,
});

export const coin = style({
  padding: `${vars.space[1]} ${vars.space[2]} ${vars.space[2]}`,
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
export const search = style({ marginBottom: `calc(-1 * ${vars.space[6]})` });
