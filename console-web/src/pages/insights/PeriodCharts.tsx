import { numberText, yenText } from '../../i18n/amounts';
import { t } from '../../i18n';
import type { InsightFigures, Insights } from '../../providers/api/api-types';
import { tokens } from '../../theme/tokens';
import { BarChart, type Series } from './BarChart';
import { ChartSection } from './ChartSection';
import { FigureTable } from './FigureTable';
import { onTimeShare, percentText, periodText, shortPeriodText, shortText, usedShare } from './figure-words';

interface Column {
  readonly label: string;
  readonly of: (row: InsightFigures) => number | null;
  readonly text?: (value: number | null) => string;
  /** Its colour in the chart; without it, it stands in the table only. */
  readonly colour?: string;
}

interface Chart {
  readonly key: 'volume' | 'punctuality' | 'places' | 'revenue' | 'customers';
  readonly note?: string;
  readonly top?: number;
  readonly axis: (value: number) => string;
  readonly columns: readonly Column[];
}

const BLUE = tokens.row.blue.edge;
const counted = (value: number | null): string => numberText(value ?? 0);

const CHARTS: readonly Chart[] = [
  {
    key: 'volume',
    axis: numberText,
    columns: [
      { label: t('insights.requests'), of: (row) => row.requests, colour: tokens.accent },
      { label: t('insights.bags'), of: (row) => row.bags, colour: BLUE },
      { label: t('insights.deliveries'), of: (row) => row.deliveries },
    ],
  },
  {
    key: 'punctuality',
    axis: percentText,
    top: 100,
    note: t('insights.notes.punctuality'),
    columns: [
      { label: t('insights.due'), of: (row) => row.legs_due },
      { label: t('insights.onTime'), of: (row) => row.legs_on_time },
      { label: t('insights.onTimeShare'), of: onTimeShare, text: percentText, colour: tokens.accent },
    ],
  },
  {
    key: 'places',
    axis: percentText,
    top: 100,
    note: t('insights.notes.places'),
    columns: [
      { label: t('insights.places'), of: (row) => row.limited_places },
      { label: t('insights.used'), of: (row) => row.limited_used },
      { label: t('insights.usedShare'), of: usedShare, text: percentText, colour: tokens.accent },
    ],
  },
  {
    key: 'revenue',
    axis: shortText,
    columns: [
      {
        label: t('insights.revenue'),
        of: (row: InsightFigures) => row.revenue,
        colour: tokens.accent,
        text: (value) => yenText(value ?? 0),
      },
    ],
  },
  {
    key: 'customers',
    axis: numberText,
    columns: [
      { label: t('insights.newCustomers'), of: (row) => row.new_customers, colour: tokens.accent },
      { label: t('insights.leftCustomers'), of: (row) => row.left_customers, colour: tokens.row.red.edge },
      { label: t('insights.customers'), of: (row) => row.customers },
    ],
  },
];

/** A chart for each of the figures, by the parts of the span. */
export function PeriodCharts({ insights: { buckets, by } }: { insights: Insights }) {
  const labels = buckets.map((bucket) => periodText(bucket, by));
  return CHARTS.map(({ key, note, top, axis, columns }) => {
    const title = t(`insights.sections.${key}`);
    const series = columns.flatMap(({ label, of, colour }): Series[] =>
      colour === undefined ? [] : [{ name: label, colour, values: buckets.map(of) }],
    );
    const rows = buckets.map((bucket, index) => ({
      key: bucket.from,
      cells: [labels[index] ?? '', ...columns.map(({ of, text = counted }) => text(of(bucket)))],
    }));
    return (
      <ChartSection
        key={key}
        title={title}
        {...(note !== undefined && { note })}
        chart={
          <BarChart
            name={t('insights.chartOf', { title })}
            labels={buckets.map((bucket) => shortPeriodText(bucket, by))}
            series={series}
            text={axis}
            {...(top !== undefined && { top })}
          />
        }
        table={
          <FigureTable title={title} head={[t('insights.period'), ...columns.map(({ label }) => label)]} rows={rows} />
        }
      />
    );
  });
}
