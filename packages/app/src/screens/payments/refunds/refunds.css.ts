import { media, vars } from '@billfold/react/theme';
import { style } from '@vanilla-extract/css';

export const list = style({ display: 'grid' });

export const row = style({
  display: 'grid',
  gap: vars.space[2],
  paddingBlock: vars.space[4],
  selectors: {
    '& + &': { borderTop: `1px solid ${vars.color.border}` },
    '&:first-child': { paddingTop: 0 },
    '&:last-child': { paddingBottom: 0 },
  },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
});

export const amount = style({ fontWeight: 600 });

export const muted = style({ color: vars.color.textMuted, fontSize: vars.text.sm });

/** Value after an amount. */
export const valueAfter = style([muted, { fontWeight: 400 }]);

export const saved = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  margin: 0,
  padding: 0,
  border: 0,
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  '@media': { [media.phone]: { marginTop: vars.space[1] } },
});

/** A link in full, which may break anywhere. */
export const url = style({
  padding: vars.space[3],
  borderRadius: vars.radius.control,
  background: vars.color.surfaceSunken,
  fontFamily: vars.font.mono,
  fontSize: vars.text.sm,
  overflowWrap: 'anywhere',
});

/** Code and amount that another wallet takes over. */
export const payable = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[3],
});

/** Buttons that hand a file or a text over. */
export const handover = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
});

export const signed = style({ display: 'grid', gap: vars.space[2], minWidth: 0 });

/** Apart from the buttons of the last refund. */
export const guide = style({ paddingTop: vars.space[3] });
