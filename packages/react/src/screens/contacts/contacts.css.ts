import { base } from '../../theme/base.css.ts';
import { layered } from '../../theme/layered.ts';
import { media, vars } from '../../theme/theme.css.ts';
import { inset } from '../../ui/card/card.css.ts';

/** No room there for the buttons beside the address. */
const narrowPhone = 'screen and (max-width: 359.98px)';

export const actions = layered(base, { display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });

/** The field keeps a line for an error that this one cannot have. */
export const search = layered({ maxWidth: '420px', marginBottom: '-24px' });

export const people = layered(base, { display: 'grid', gap: vars.space[4] });

export const person = layered(base, {
  // An address book can have thousands.
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 140px',
});

export const heading = layered(base, {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  padding: `${vars.space[4]} ${inset} ${vars.space[2]}`,
});

export const name = layered(base, {
  fontSize: vars.text.lg,
  fontWeight: 600,
  overflowWrap: 'anywhere',
});

export const rows = layered(base, { display: 'grid', paddingBottom: vars.space[2] });

export const row = layered(base, {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: '56px',
  padding: `${vars.space[2]} ${inset}`,
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.border}` } },
  '@media': {
    [media.phone]: { gap: vars.space[2], minHeight: '64px', paddingBlock: '5px', lineHeight: 1.3 },
    [narrowPhone]: { flexWrap: 'wrap' },
  },
});

export const texts = layered(base, {
  display: 'grid',
  flex: '1 1 0',
  minWidth: 0,
  lineHeight: 'inherit',
  '@media': { [narrowPhone]: { flexBasis: '180px' } },
});

/** Network and address, one above the other on a phone. */
export const place = layered(base, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[2],
  lineHeight: 'inherit',
  '@media': { [media.phone]: { flexDirection: 'column', alignItems: 'flex-start' } },
});

/** Text of a button whose icon and name say it on a phone. */
export const wideText = layered(base, { '@media': { [media.phone]: { display: 'none' } } });

export const send = layered({
  '@media': {
    [media.phone]: {
      minWidth: vars.control.height,
      minHeight: vars.control.height,
      paddingInline: 0,
    },
  },
});

export const quiet = layered(base, {
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
  lineHeight: 'inherit',
  overflowWrap: 'anywhere',
});

export const rowActions = layered(base, {
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: vars.space[1],
  marginInlineStart: 'auto',
  '@media': { [media.phone]: { gap: 0 } },
});
