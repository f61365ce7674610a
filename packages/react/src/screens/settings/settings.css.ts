import { base } from '../../theme/base.css.ts';
import { layered } from '../../theme/layered.ts';
import { media, vars } from '../../theme/theme.css.ts';

export const page = layered(base, {
  display: 'grid',
  gap: vars.space[6],
  minWidth: 0,
});

export const form = layered(base, { display: 'grid', gap: vars.space[3] });

/** Limits fields to the width of a sentence. */
export const narrow = layered(base, { display: 'grid', gap: vars.space[2], maxWidth: '440px' });

export const stack = layered(base, { display: 'grid', gap: vars.space[4] });

export const text = layered(base, { color: vars.color.textMuted, textWrap: 'pretty' });

/** Words, and at the end of their line what can be done. */
export const row = layered(base, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[3]} ${vars.space[4]}`,
});

export const words = layered(base, { display: 'grid', flex: '1 1 240px', gap: '2px', minWidth: 0 });

export const strong = layered(base, { fontWeight: 500, overflowWrap: 'anywhere' });

export const detail = layered(base, {
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
  overflowWrap: 'anywhere',
});

export const actions = layered(base, { display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });

export const list = layered(base, { display: 'grid' });

export const item = layered(row, {
  minHeight: '64px',
  paddingBlock: vars.space[3],
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.border}` } },
});

export const nameLine = layered(base, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
});

export const lead = layered(base, {
  display: 'flex',
  alignItems: 'center',
  flex: '1 1 160px',
  gap: vars.space[3],
  minWidth: 0,
});

/** A field and the button that saves it, in one line; the line under the field belongs to the field. */
export const nameForm = layered(base, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: vars.space[3],
  flex: 1,
  maxWidth: '440px',
  // The field ends with a line for an error; an error moves nothing there.
  marginBottom: '-16px',
});

/** Beside the control of a field, under its label, and as high. */
export const besideField = layered(base, {
  alignSelf: 'start',
  marginTop: '24px',
  '@media': { [media.touch]: { minHeight: vars.control.touch } },
});
