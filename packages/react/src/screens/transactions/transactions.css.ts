import { base, interactive } from '../../theme/base.css.ts';
import { layered } from '../../theme/layered.ts';
import { media, vars } from '../../theme/theme.css.ts';
import { inset } from '../../ui/card/card.css.ts';
import { edge } from '../../ui/table/table.css.ts';

/** The mark beside two lines: who and how much, when and how much it was worth. */
export const row = layered({
  gridTemplateColumns: 'minmax(0, 1fr) minmax(176px, max-content) 112px',
  gridTemplateAreas: '"party amount fiat" "when amount fiat"',
  columnGap: vars.space[4],
  alignContent: 'center',
  alignItems: 'center',
  minHeight: '64px',
  paddingBlock: vars.space[2],
  paddingInlineStart: `calc(${edge} + 48px)`,
  '@media': {
    [media.phone]: {
      // A list that grows has thousands.
      contentVisibility: 'auto',
      containIntrinsicSize: 'auto 64px',
      gridTemplateColumns: 'minmax(0, 1fr) max-content',
      gridTemplateAreas: '"party amount" "when fiat"',
      columnGap: vars.space[3],
    },
  },
});

/** Without the column of the value. */
export const unpricedRow = layered({
  gridTemplateColumns: 'minmax(0, 1fr) max-content',
  gridTemplateAreas: '"party amount" "when amount"',
});

export const partyColumn = layered({ gridArea: 'party' });
export const whenColumn = layered({ gridArea: 'when', fontSize: vars.text.sm });
export const amountColumn = layered({ gridArea: 'amount' });
export const fiatColumn = layered({ gridArea: 'fiat' });

/** Behind a token's symbol, and behind a name. */
export const network = layered(base, {
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
  fontWeight: 400,
});

export const party = layered(base, { display: 'flow-root' });

/** Beside both lines. Not positioned, so that what covers the row is as large as the row. */
export const markLink = layered({
  display: 'block',
  float: 'inline-start',
  width: '32px',
  height: '32px',
  marginBlock: '4px -36px',
  marginInlineStart: '-48px',
});

export const mark = layered(base, { position: 'relative', display: 'block' });

/** Which way it went, at the corner of the mark. */
export const direction = layered(base, {
  position: 'absolute',
  insetInlineEnd: '-6px',
  bottom: '-4px',
  display: 'grid',
  placeItems: 'center',
  width: '18px',
  height: '18px',
  borderRadius: vars.radius.full,
  background: vars.color.surface,
  boxShadow: `0 0 0 1px ${vars.color.border}`,
  color: vars.color.text,
});

const oneLine = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

/** Whole on a phone, where no pointer shows a title. */
export const partyText = layered(base, oneLine, {
  display: 'block',
  '@media': { [media.phone]: { overflowWrap: 'anywhere', whiteSpace: 'normal' } },
});

/** Above the link that covers the row. */
export const partyButton = layered(interactive, oneLine, {
  position: 'relative',
  zIndex: 1,
  display: 'block',
  maxWidth: '100%',
  minHeight: vars.control.height,
  // The line stays as low as that of a row without it.
  marginBlock: '-10px',
  borderRadius: vars.radius.control,
  fontWeight: 'inherit',
  textAlign: 'start',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});

/** A phone needs the room for the name. */
export const partyAvatar = layered(base, {
  display: 'inline-block',
  marginInlineEnd: vars.space[2],
  verticalAlign: '-5px',
  '@media': { [media.phone]: { display: 'none' } },
});

export const partyPopover = layered({ position: 'static', minWidth: 0, maxWidth: '100%' });

export const when = layered(base, {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
});

export const status = layered({ flex: 'none' });

export const note = layered(base, oneLine);

export const details = layered(base, {
  display: 'grid',
  gap: vars.space[3],
  width: '288px',
  maxWidth: '100%',
  whiteSpace: 'normal',
});

export const detailsTitle = layered(base, { fontWeight: 600, overflowWrap: 'anywhere' });

export const detailsActions = layered(base, {
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
});

export const skeletonRow = layered(base, {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  height: '65px',
  paddingInline: inset,
  borderTop: `1px solid ${vars.color.border}`,
});

export const tools = layered(base, { display: 'flex', alignItems: 'center', gap: vars.space[2] });

/** Search and filters, and what they leave. */
export const filters = layered(base, { display: 'grid', gap: vars.space[3] });

/** The field keeps a line for an error that it cannot have. */
export const search = layered({ maxWidth: '420px', marginBottom: '-16px' });

export const days = layered(base, { display: 'grid', columnGap: vars.space[3] });

export const pair = layered(base, {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[3],
});

export const selection = layered(base, {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[4],
});

/** In a line of its own on a phone, above the sums. */
export const selectionCount = layered(base, {
  '@media': { [media.phone]: { flexBasis: '100%' } },
});

export const sizes = layered(base, {
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
});

export const size = layered(base, {
  minWidth: '32px',
  height: '32px',
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  color: vars.color.textMuted,
  font: 'inherit',
  cursor: 'pointer',
  selectors: {
    '&[aria-pressed="true"]': {
      background: vars.color.surfaceSunken,
      color: vars.color.text,
      fontWeight: 500,
    },
    '&:focus-visible': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: '2px' },
  },
});
