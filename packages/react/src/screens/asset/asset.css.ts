import { base } from '../../theme/base.css.ts';
import { layered } from '../../theme/layered.ts';
import { media, vars } from '../../theme/theme.css.ts';
import { inset } from '../../ui/card/card.css.ts';
import { rowLink } from '../../ui/table/table.css.ts';
import { topAmount } from '../portfolio/portfolio.css.ts';

export const hero = layered(topAmount, {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space[1],
  minWidth: 0,
});

export const label = layered(base, { color: vars.color.textMuted, fontWeight: 400 });

export const unknown = layered(base, { color: vars.color.textMuted, fontSize: vars.text.xl });

export const none = layered(base, {
  padding: `0 ${inset} ${vars.space[6]}`,
  color: vars.color.textMuted,
});

export const hint = layered(base, {
  marginBottom: vars.space[3],
  color: vars.color.textMuted,
});

export const total = layered(base, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[3],
  padding: `0 ${inset} ${vars.space[3]}`,
});

export const totalValue = layered(base, { color: vars.color.textMuted });

/** Account, beside it amount and value below each other, and the actions beside both lines. */
export const row = layered({
  '@media': {
    [media.phone]: {
      // Name and amounts share what mark and menu leave, as those of the list of accounts.
      gridTemplateColumns: 'minmax(44px, auto) minmax(0, auto) 44px',
      gridTemplateAreas: '"account amount actions" "account value actions"',
      columnGap: vars.space[1],
      alignItems: 'center',
      paddingInlineEnd: vars.space[1],
    },
  },
});

const area = (gridArea: string) => ({ '@media': { [media.phone]: { gridArea } } });

/** Every row has room for two lines, so that the rows of a list are of one height. */
export const accountColumn = layered({ maxWidth: '320px' }, area('account'), {
  selectors: { 'td&': { height: '60px' } },
  '@media': { [media.phone]: { selectors: { 'td&': { height: 'auto' } } } },
});
export const amountColumn = layered(area('amount'), {
  '@media': { [media.phone]: { whiteSpace: 'normal' } },
});
export const valueColumn = layered(area('value'), {
  textAlign: 'end',
  '@media': { [media.phone]: { whiteSpace: 'normal' } },
});
export const actionsColumn = layered({ width: '1px' }, area('actions'), {
  '@media': { [media.phone]: { width: 'auto', justifySelf: 'end' } },
});

/** Above the link that covers the row. */
export const over = layered(base, {
  position: 'relative',
  zIndex: 1,
  display: 'inline-flex',
  // An open menu covers the next rows and the headings.
  selectors: { '&:has([aria-expanded="true"])': { zIndex: 3 } },
});

export const account = layered(base, {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minWidth: 0,
});

export const mark = layered(base, { display: 'inline-flex', flex: 'none' });

export const names = layered(base, { display: 'grid', justifyItems: 'start', minWidth: 0 });

export const link = layered(rowLink, {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  // Whole on a phone, where no pointer shows a title.
  '@media': { [media.phone]: { overflowWrap: 'anywhere', whiteSpace: 'normal' } },
});

export const network = layered(base, {
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
  fontWeight: 400,
});
