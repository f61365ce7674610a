import { base, interactive } from '../../theme/base.css.ts';
import { layered } from '../../theme/layered.ts';
import { media, vars } from '../../theme/theme.css.ts';
import { inset } from '../../ui/card/card.css.ts';

/** No room there for the note and the value. */
const tablet = 'screen and (min-width: 640px) and (max-width: 1023.98px)';

/** No room there for the picture of a person beside the name. */
const narrowPhone = 'screen and (max-width: 359.98px)';

/** The mark beside two lines: who and how much, when and how much it was worth. */
export const row = layered({
  height: '56px',
  '@media': {
    [media.phone]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gridTemplateAreas: '"party amount" "when fiat" "status status"',
      columnGap: vars.space[3],
      alignContent: 'center',
      height: 'auto',
      minHeight: '64px',
      paddingBlock: vars.space[2],
      paddingInlineStart: `calc(${inset} + 48px)`,
      // A list that grows has thousands.
      contentVisibility: 'auto',
      containIntrinsicSize: 'auto 64px',
    },
  },
});

/** Shrinks to its share of the row; a long text ends in dots. */
const shrinking = { '@media': { [media.phone]: { width: 'auto', maxWidth: 'none' } } } as const;
const inArea = (gridArea: string) => ({ '@media': { [media.phone]: { gridArea } } });

export const partyColumn = layered({ width: '34%', maxWidth: 0 }, shrinking, inArea('party'));
export const whenColumn = layered({ width: '20%', maxWidth: 0 }, shrinking, inArea('when'));
export const statusColumn = layered(inArea('status'), {
  '@media': { [media.phone]: { selectors: { '&:empty': { display: 'none' } } } },
});
/** Last column where the value is hidden. */
export const amountColumn = layered(inArea('amount'), {
  '@media': { [tablet]: { paddingInlineEnd: inset } },
});
export const fiatColumn = layered(inArea('fiat'), {
  minWidth: '112px',
  '@media': { [tablet]: { display: 'none' }, [media.phone]: { minWidth: 0 } },
});

/** Behind a token's symbol, and behind a name. */
export const network = layered(base, {
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
  fontWeight: 400,
});

export const party = layered(base, {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  '@media': { [media.phone]: { display: 'block' } },
});

/** Not positioned, so that what covers the row is as large as the row. */
export const markLink = layered({
  display: 'block',
  flex: 'none',
  width: '32px',
  height: '32px',
  '@media': {
    // Beside both lines.
    [media.phone]: {
      float: 'inline-start',
      marginBlock: '6px -38px',
      marginInlineStart: '-48px',
    },
  },
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

export const partyText = layered(base, oneLine, {
  '@media': { [media.phone]: { display: 'block' } },
});

/** Above the link that covers the row. */
export const partyButton = layered(interactive, oneLine, {
  position: 'relative',
  zIndex: 1,
  maxWidth: '100%',
  minHeight: vars.control.height,
  borderRadius: vars.radius.control,
  fontWeight: 'inherit',
  textAlign: 'start',
  selectors: { '&:hover': { textDecoration: 'underline' } },
  '@media': {
    // The line stays as low as that of a row without it.
    [media.phone]: { display: 'block', marginBlock: '-10px' },
  },
});

export const partyAvatar = layered(base, {
  display: 'inline-block',
  marginInlineEnd: vars.space[2],
  verticalAlign: '-5px',
  '@media': { [narrowPhone]: { display: 'none' } },
});

export const partyPopover = layered({ position: 'static', minWidth: 0, maxWidth: '100%' });

export const when = layered(base, {
  display: 'flex',
  gap: vars.space[3],
  '@media': { [media.phone]: { gap: vars.space[2] } },
});

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
  height: '57px',
  paddingInline: inset,
  borderTop: `1px solid ${vars.color.border}`,
  '@media': { [media.phone]: { height: '65px' } },
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

export const more = layered(base, {
  display: 'grid',
  gap: vars.space[2],
  justifyItems: 'center',
  padding: vars.space[4],
});
