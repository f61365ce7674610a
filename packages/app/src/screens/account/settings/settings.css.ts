import { media, vars } from '@billfold/react/theme';
import { style } from '@vanilla-extract/css';
import { coveringLink } from '../../../common/covering-link.css.ts';

export const form = style({ display: 'grid', gap: vars.space[3] });

/** Limits inputs to the width of a sentence. */
export const narrow = style({ display: 'grid', gap: vars.space[2], maxWidth: '440px' });

export const stack = style({ display: 'grid', gap: vars.space[4] });

export const text = style({ color: vars.color.textMuted, maxWidth: '62ch' });

/** Words, and at the end of their line what can be done. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[3]} ${vars.space[4]}`,
});

export const words = style({ display: 'grid', flex: '1 1 240px', gap: '2px', minWidth: 0 });

/** A badge above the words that go with it. */
export const state = style({ display: 'flex', marginBottom: vars.space[1] });

export const strong = style({ fontWeight: 500, overflowWrap: 'anywhere' });

export const detail = style({
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
  overflowWrap: 'anywhere',
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });

export const list = style({ display: 'grid' });

export const item = style([
  row,
  {
    minHeight: '64px',
    paddingBlock: vars.space[3],
    selectors: { '& + &': { borderTop: `1px solid ${vars.color.border}` } },
  },
]);

export const nameLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
});

export const person = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  minWidth: 0,
});

/** Covers the row that it names. */
export const rowLink = style([coveringLink, { color: 'inherit', textDecoration: 'none' }]);

/** The initials, in place of a picture. */
export const avatar = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '48px',
  height: '48px',
  borderRadius: vars.radius.full,
  background: vars.color.successSurface,
  color: vars.color.accent,
  fontSize: vars.text.lg,
  fontWeight: 600,
});

export const icon = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '36px',
  height: '36px',
  borderRadius: vars.radius.full,
  background: vars.color.surfaceSunken,
  color: vars.color.textMuted,
});

export const lead = style({
  display: 'flex',
  alignItems: 'center',
  flex: '1 1 160px',
  gap: vars.space[3],
  minWidth: 0,
});

export const center = style({ display: 'grid', justifyItems: 'center', gap: vars.space[3] });

/** A field and the button that saves it, in one line; the line under the field belongs to the field. */
export const nameForm = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: vars.space[3],
  flex: 1,
  maxWidth: '440px',
  // The field ends with a line for an error; an error moves nothing there.
  marginBottom: '-16px',
});

/** Beside the control of a field, under its label, and as high. */
export const besideField = style({
  alignSelf: 'start',
  marginTop: '24px',
  '@media': { [media.touch]: { minHeight: vars.control.touch } },
});

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[4],
});

/** A text to be copied whole. */
export const secret = style({
  padding: vars.space[3],
  borderRadius: vars.radius.control,
  background: vars.color.surfaceSunken,
  fontFamily: vars.font.mono,
  fontSize: vars.text.md,
  overflowWrap: 'anywhere',
  userSelect: 'all',
});

export const codes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  padding: vars.space[4],
  borderRadius: vars.radius.control,
  background: vars.color.surfaceSunken,
  fontFamily: vars.font.mono,
  fontSize: vars.text.lg,
  textAlign: 'center',
});

/** Where a step begins; has the focus without a ring, as a heading does. */
export const begin = style([text, { outline: 'none' }]);

export const bullets = style({
  display: 'grid',
  gap: vars.space[1],
  paddingInlineStart: vars.space[6],
  listStyle: 'disc',
});

export const bulletBlock = style({ display: 'grid', gap: vars.space[2] });
