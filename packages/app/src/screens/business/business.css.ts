import { media, vars } from '@billfold/react/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const narrow = style({ width: '100%', maxWidth: '560px' });

/** Page without the bars of the site, which keep the others in their place. */
export const embedded = style({ width: '100%', maxWidth: '976px', marginInline: 'auto' });

export const form = style({ display: 'grid', gap: vars.space[4], maxWidth: '560px' });

export const muted = style({ color: vars.color.textMuted, fontSize: vars.text.sm });

export const stack = style({ display: 'grid', gap: vars.space[4] });

/** Two cards beside each other where there is room. */
export const columns = style({
  display: 'grid',
  gap: vars.space[6],
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' } },
});

export const lead = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  overflowWrap: 'anywhere',
});

export const steps = style({ display: 'grid' });

export const step = style({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr) auto',
  gap: vars.space[3],
  alignItems: 'start',
  paddingBlock: vars.space[3],
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.border}` } },
});

const mark = style({
  display: 'grid',
  placeItems: 'center',
  width: '24px',
  height: '24px',
  borderRadius: vars.radius.full,
});

export const done = style([
  mark,
  { background: vars.color.successSurface, color: vars.color.success },
]);

export const open = style([mark, { boxShadow: `inset 0 0 0 1.5px ${vars.color.borderStrong}` }]);

export const stepTitle = style({ fontWeight: 500, overflowWrap: 'anywhere' });

/** Keeps the distance from the text of its dialog that the parts of the text have. */
export const typedName = style({ marginTop: vars.space[2] });

/** Facts below each other, each with its bullet. */
export const effects = style({
  display: 'grid',
  gap: vars.space[1],
  marginTop: vars.space[1],
  // Their bullets begin under the title.
  paddingInlineStart: vars.space[4],
  listStyle: 'disc',
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
});

export const submit = style({ justifySelf: 'start' });

/** Below rows, which have distances of their own. */
export const submitBelow = style([submit, { marginTop: vars.space[4] }]);

/** Bar of the button that saves rows. */
export const saveBelow = style({ display: 'contents' });
globalStyle(`${saveBelow} > *`, { marginTop: vars.space[4] });

export const list = style({ display: 'grid' });

export const avatar = style({
  display: 'grid',
  placeItems: 'center',
  width: '36px',
  height: '36px',
  borderRadius: vars.radius.full,
  background: vars.color.successSurface,
  color: vars.color.accent,
  fontSize: vars.text.sm,
  fontWeight: 600,
});

/** A name with its badges. */
export const nameLine = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  overflowWrap: 'anywhere',
});

/** Words that belong to each other. */
/** Fact on a line of its own. */
export const hintLine = style({ display: 'block' });

export const end = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
});

export const begin = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] });

export const center = style({ display: 'grid', placeItems: 'center', paddingBlock: vars.space[8] });
