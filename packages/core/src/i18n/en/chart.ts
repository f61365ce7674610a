import { createTextArea } from '../text-area.ts';

/** Texts of a chart, and of the table with the same values. */
export const chartTexts = createTextArea('chart', {
  'chart.point': '{value}, {time}',
  'chart.showTable': 'Show as a table',
  'chart.showChart': 'Show as a chart',
  'chart.now': 'Now',
  'chart.time': 'Date',
  'chart.value': 'Value',
  'chart.total': 'Total',
  'chart.others': 'Others',
  'chart.legend': 'Legend',
  'chart.failed': "We couldn't load this chart",
  'chart.empty': 'Nothing to show for this time yet',
});
