import { inset } from '../../primitives/card/card.css.ts';
import { base, interactive } from '../../theme/base.css.ts';
import { layered } from '../../theme/layered.ts';
import { media, vars } from '../../theme/theme.css.ts';

export const row = layered({
  '@media': {
    [media.phone]: {
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      gridTemplateAreas: '"asset asset worth" "price change amount"',
      columnGap: vars.space[2],
      rowGap: '2px',
      alignItems: 'baseline',
      paddingInlineStart: `calc(${inset} + 44px)`,
    },
  },
});

const area = (gridArea: string) => ({ '@media': { [media.phone]: { gridArea } } });

export const assetColumn = layered(area('asset'));
export const priceColumn = layered(area('price'));
export const changeColumn = layered(area('change'), {
  '@media': { [media.phone]: { textAlign: 'start', fontSize: vars.text.sm } },
});
export const amountColumn = layered(area('amount'), {
  '@media': { [media.phone]: { fontSize: vars.text.sm } },
});
export const worthColumn = layered(area('worth'));

export const asset = layered(base, { display: 'flex', alignItems: 'center', gap: vars.space[3] });

/** Of a token, which can be on several. */
export const network = layered(base, { color: vars.color.textMuted, fontWeight: 400 });

/** Beside both lines on a phone. */
export const mark = layered(base, {
  display: 'inline-flex',
  '@media': {
    [media.phone]: {
      position: 'absolute',
      insetInlineStart: inset,
      top: '50%',
      translate: '0 -50%',
    },
  },
});

export const unknown = layered(base, { color: vars.color.textMuted });

/** A network of the asset above it. */
export const memberRow = layered(row, {
  borderTop: 0,
  color: vars.color.textMuted,
});

/** Unfolds the networks: the whole name is pressed. */
export const toggle = layered(interactive, {
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  minHeight: vars.control.dense,
  borderRadius: vars.radius.control,
  fontWeight: 500,
});
