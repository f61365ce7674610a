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

export const mark = style({ gridRow: 'span 2' });
export const name = style({ fontWeight: 500 });

export const amount = style({ fontVariantNumeric: 'tabular-nums', textAlign: 'end' });

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[2],
  gridColumn: 'span 2',
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
});

/** The line for its message is the distance to the list. */
export const search = style({ marginBottom: `calc(-1 * ${vars.space[6]})` });
