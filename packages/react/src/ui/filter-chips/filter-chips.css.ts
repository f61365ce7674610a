import { base, interactive, tabular, visuallyHidden } from '../../theme/base.css.ts';
import { layered, layeredVariants } from '../../theme/layered.ts';
import { media, vars } from '../../theme/theme.css.ts';

export const chips = layered(base, { display: 'grid', gap: vars.space[2] });

/** The count belongs to the chips. */
export const oneLine = layered({ flex: '1 1 auto', minWidth: 0 });

/** Search before the chips. */
export const head = layered(base, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  '@media': {
    [media.desktop]: { display: 'flex', alignItems: 'flex-start', maxWidth: '100%', minWidth: 0 },
  },
});

/** The chips take what the search and the count leave, and another line once several are set. */
export const wholeHead = layered({
  '@media': { [media.desktop]: { justifyContent: 'space-between' } },
});

/** How many match, in the middle of the line of the chips. */
export const countAtEnd = layered(base, tabular, {
  flex: 'none',
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
  '@media': {
    [media.desktop]: {
      display: 'flex',
      alignItems: 'center',
      minHeight: vars.control.height,
      marginInlineStart: 'auto',
    },
  },
});

/** Line as high as its text: a button in it stands out, so that the first filter moves nothing. */
export const countLine = layered(base, {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  height: '20px',
});

/** Keeps its height, so that the first filter moves nothing. */
export const line = layered(base, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  minHeight: vars.control.dense,
  '@media': { [media.touch]: { minHeight: vars.control.target } },
});

export const summary = layered(base, tabular, {
  flex: '1 1 auto',
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
});

export const bar = layered(base, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  selectors: { '&:empty': { display: 'none' } },
  '@media': {
    // One line that scrolls.
    [media.phone]: {
      flexWrap: 'nowrap',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      // Room for the focus ring, which would be clipped. No more: the padding of the host's page is not known.
      padding: vars.space[1],
      margin: `calc(-1 * ${vars.space[1]})`,
    },
  },
});

const pill = layered(interactive, {
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: vars.space[1],
  maxWidth: '260px',
  minHeight: vars.control.height,
  paddingInline: vars.space[3],
  borderRadius: vars.radius.full,
  boxShadow: `inset 0 0 0 1px ${vars.color.border}`,
  background: vars.color.surface,
  color: vars.color.text,
  fontSize: vars.text.sm,
  fontWeight: 500,
  whiteSpace: 'nowrap',
  '@media': {
    [media.touch]: { minHeight: vars.control.target },
    [media.forcedColors]: { border: '1px solid ButtonText' },
  },
});

const filled = (share: number) =>
  `color-mix(in srgb, ${vars.color.text} ${share}%, ${vars.color.surface})`;

const chosen = {
  // The strong fill of a light theme would outshine the primary button of a dark one.
  background: `light-dark(${filled(80)}, ${filled(22)})`,
  boxShadow: 'none',
  color: `light-dark(${vars.color.surface}, ${vars.color.text})`,
} as const;

export const chip = layered(pill, {
  selectors: {
    '&:hover': { boxShadow: `inset 0 0 0 1px ${vars.color.borderStrong}` },
    '&[aria-pressed="true"], &[data-set]': chosen,
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[aria-pressed="true"], &[data-set]': {
          border: '2px solid Highlight',
        },
      },
    },
  },
});

export const chipText = layered(base, {
  overflow: 'hidden',
  fontSize: 'inherit',
  textOverflow: 'ellipsis',
});

/** Number behind the label of a filter. */
export const count = layered(base, tabular, {
  color: 'inherit',
  fontSize: 'inherit',
  fontWeight: 400,
  opacity: 0.8,
});

export const opener = layered({
  flex: 'none',
  borderRadius: vars.radius.full,
  '@media': { [media.touch]: { minHeight: vars.control.target } },
});

export const clear = layered({
  flex: 'none',
  // Its words end where the line does, also on a line of its own.
  marginInlineStart: 'auto',
  marginInlineEnd: `calc(-1 * ${vars.space[3]})`,
  selectors: { [`${bar} > &`]: { marginInline: 0 } },
});

export const fields = layered(base, {
  display: 'grid',
  gap: vars.space[2],
  width: '280px',
  maxWidth: '100%',
  padding: vars.space[2],
});

export const sheet = layered(base, { display: 'grid', gap: vars.space[6] });

/** A line keeps the chips that scroll apart from the buttons below them. */
export const sheetActions = layered({ boxShadow: `0 -1px 0 ${vars.color.border}` });

export const group = layered(base, { display: 'grid', gap: vars.space[3], border: 0 });

const anyChoices = layered(base, { border: 0 });

export const choices = layeredVariants(anyChoices, {
  rows: { display: 'grid', minWidth: '199px' },
  pills: { display: 'flex', flexWrap: 'wrap', gap: vars.space[2] },
});

export const legend = layered(base, {
  marginBottom: vars.space[2],
  fontWeight: 600,
});

export const hiddenLegend = visuallyHidden;

/** Covers its label, which draws the look. */
export const radio = layered(base, {
  appearance: 'none',
  position: 'absolute',
  inset: 0,
  margin: 0,
  borderRadius: 'inherit',
  cursor: 'pointer',
  selectors: {
    '&:focus-visible': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: '-2px' },
  },
});

const row = layered(interactive, {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.control.height,
  paddingInline: vars.space[3],
  borderRadius: vars.radius.control,
  fontSize: vars.text.md,
  selectors: {
    '&:hover': { background: vars.color.surfaceSunken },
    '&:has(:checked)': { fontWeight: 600 },
    '&:has(:checked)::after': {
      content: '""',
      width: '5px',
      height: '10px',
      marginInlineStart: 'auto',
      borderInlineEnd: `2px solid ${vars.color.accent}`,
      borderBottom: `2px solid ${vars.color.accent}`,
      rotate: '40deg',
    },
    '&:has(:checked):dir(rtl)::after': { rotate: '-40deg' },
  },
});

const pillChoice = layered(pill, {
  position: 'relative',
  selectors: { '&:has(:checked)': chosen },
});

export const choice = { rows: row, pills: pillChoice } as const;
