import type { TextArea } from '../text-area.ts';

/** Texts of a chart and of the table that says the same. */
export const chart = {
  'chart.point': '{value}, {time}',
  'chart.showTable': 'Show as a table',
  'chart.showChart': 'Show as a chart',
  'chart.time': 'Time',
  'chart.value': 'Value',
  'chart.empty': 'Nothing to show for this time yet',
} as const;

export const chartTexts: TextArea = { name: 'chart', english: chart };
