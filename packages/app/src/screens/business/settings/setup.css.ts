import { media, vars } from '@billfold/react/theme';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { coveringLink } from '../../../common/covering-link.css.ts';
import { visuallyHidden } from '../../../common/visually-hidden.ts';

export const form = style({ display: 'grid', gap: vars.space[3], maxWidth: '560px' });

/** Title of a row and its link, which covers the row. */
export const rowLink = style([
  coveringLink,
  { color: 'inherit', fontWeight: 'inherit', textDecoration: 'none' },
]);

/** Mark of the chosen one of a few. */
export const chosen = style({ display: 'block', color: vars.color.accent });

export const stack = style({ display: 'grid', gap: vars.space[4] });

export const wideStack = style([stack, { gap: vars.space[6] }]);

export const text = style({ color: vars.color.textMuted, textWrap: 'pretty' });

/** Fields beside each other where there is room. */
export const pair = style({
  display: 'grid',
  gap: vars.space[3],
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 180px), 1fr))',
});

/** Colours two by two where their codes have room; what is not in a field takes the whole line. */
export const colors = style([
  pair,
  { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 152px), 1fr))' },
]);
globalStyle(`${colors} > div:not([part])`, { gridColumn: '1 / -1' });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
});

export const inFold = style({ display: 'grid', gap: vars.space[3], paddingTop: vars.space[3] });

export const networks = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[2]} ${vars.space[4]}`,
});

export const network = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[2] });

export const assets = style({ display: 'grid' });

export const asset = style({
  display: 'grid',
  gap: vars.space[1],
  paddingBlock: vars.space[1],
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.border}` } },
});

export const assetLine = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: vars.space[2],
  alignItems: 'center',
});

/** Height of a line of text, so that the box before it and the button after it stand on it. */
export const assetName = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  marginBlock: '-1px',
});

export const onNetwork = style({ color: vars.color.textMuted, fontSize: vars.text.sm });

/** Under the words of a checkbox, clear of its box. */
export const under = style({
  display: 'grid',
  gap: vars.space[2],
  paddingInlineStart: '28px',
  paddingBottom: vars.space[3],
  selectors: { '&[hidden]': { display: 'none' } },
});

export const note = style({ color: vars.color.textMuted, fontSize: vars.text.sm });

/** A line of its own on a phone, above the actions. */
export const count = style([note, { '@media': { [media.phone]: { flexBasis: '100%' } } }]);

const wide = 'screen and (min-width: 1200px)';

/** Fields beside their preview where both have room. */
export const beside = style({
  display: 'grid',
  gap: vars.space[6],
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) 392px' } },
});

/** Fields, then what they look like, then what saves them; a wide window shows the look beside both. */
export const withPreview = style({
  display: 'grid',
  gap: vars.space[4],
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateAreas: '"fields" "preview" "save"',
  '@media': {
    [wide]: {
      columnGap: vars.space[6],
      gridTemplateColumns: 'minmax(0, 1fr) 392px',
      gridTemplateRows: 'auto 1fr',
      gridTemplateAreas: '"fields preview" "save preview"',
    },
  },
});

export const previewed = style([form, { gridArea: 'fields' }]);
export const besideFields = style({ gridArea: 'preview', minWidth: 0 });
export const belowFields = style({ gridArea: 'save' });

export const cards = style({ display: 'grid', gap: vars.space[6], minWidth: 0 });

/** Keeps what is to be saved in reach below a long form, above the bottom bar of a phone. */
const bar = style([
  actions,
  {
    position: 'sticky',
    bottom: 'var(--billfold-sticky-bottom, 0px)',
    zIndex: 1,
    paddingBlock: vars.space[3],
    borderTop: `1px solid ${vars.color.border}`,
  },
]);

export const saveBar = styleVariants({
  card: [bar, { background: vars.color.surface }],
  page: [bar, { background: vars.color.background }],
});

/** Beside the form it follows the fields that are typed into; a narrow window opens it as a dialog instead. */
export const preview = style({
  display: 'none',
  '@media': {
    [wide]: {
      display: 'block',
      position: 'sticky',
      top: `calc(var(--billfold-sticky-top, 0px) + ${vars.space[4]})`,
    },
  },
});

export const previewButton = style({ '@media': { [wide]: { display: 'none' } } });

export const frame = style({
  display: 'block',
  width: '100%',
  height: '640px',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  background: vars.color.background,
});

export const wallets = style({ display: 'grid', gap: vars.space[2] });

export const problem = style({ color: vars.color.danger, fontSize: vars.text.sm });

export const questions = style({
  display: 'grid',
  gap: vars.space[3],
  minWidth: 0,
  paddingBottom: vars.space[3],
});

/** One question: its text above the kind of its answer. */
export const question = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: vars.space[3],
  alignItems: 'start',
  minWidth: 0,
  margin: 0,
  padding: `${vars.space[3]} 0 0`,
  border: 0,
  borderTop: `1px solid ${vars.color.border}`,
});

export const wholeLine = style({ gridColumn: '1 / -1' });

/** Beside a field, whose label stands above it. */
export const besideField = style({ alignSelf: 'start', marginTop: '24px' });

export const order = style({ display: 'grid', gap: vars.space[1], minWidth: 0 });

export const orderLabel = style({ fontSize: vars.text.sm, fontWeight: 500 });

export const orderRow = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
  alignItems: 'center',
  columnGap: vars.space[2],
  minHeight: vars.control.target,
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.border}` } },
});

/** Room of a mark of 24 px. */
export const noMark = style({ width: '24px' });

export const unseen = style(visuallyHidden);

/** Ground of another page behind a button of it. */
export const buttonPreview = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  placeItems: 'center',
  gap: vars.space[3],
  minHeight: '160px',
  padding: vars.space[4],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  background: vars.color.surfaceRaised,
});

/** Says whose page it is. */
export const previewOf = style([note, { justifySelf: 'start' }]);

/** Addresses that are compared with another wallet, in full below each other. */
export const compared = style({
  display: 'grid',
  gap: vars.space[2],
  padding: vars.space[3],
  borderRadius: vars.radius.control,
  background: vars.color.surfaceSunken,
});

export const firstAddress = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[2],
});
