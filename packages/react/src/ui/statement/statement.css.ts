import { base, tabular } from '../../theme/base.css.ts';
import { layered } from '../../theme/layered.ts';
import { vars } from '../../theme/theme.css.ts';

export const statement = layered(base, { display: 'grid' });

export const row = layered(base, {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  columnGap: vars.space[6],
  rowGap: vars.space[1],
  paddingBlock: '10px',
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.border}` } },
});

export const stacked = layered({ display: 'grid' });

export const label = layered(base, { color: vars.color.textMuted, flex: 'none' });

export const value = layered(base, tabular, {
  marginInlineStart: 'auto',
  fontWeight: 500,
  textAlign: 'end',
  overflowWrap: 'anywhere',
  selectors: { [`${stacked} > &`]: { marginInlineStart: 0, textAlign: 'start' } },
});

export const total = layered({ fontSize: vars.text.lg, fontWeight: 600 });
