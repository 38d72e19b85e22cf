import { labelOf } from '@laundry/shared/masters/lov';
import { LOVS_JA } from '@laundry/shared/masters/lovs-ja';
import { PAYMENT_WAYS_JA } from '@laundry/shared/masters/payment-ways-ja';
import { numberText, yenText } from '../../i18n/amounts';
import { t } from '../../i18n';
import type { Insights } from '../../providers/api/api-types';
import type { InsightSpan } from '../../providers/calls/today';
import { tokens } from '../../theme/tokens';
import { ChartSection } from './ChartSection';
import { FigureTable } from './FigureTable';
import { FileButtons } from './FileButtons';
import { RowBars } from './RowBars';

/** What was paid for which plan, in which way. */
export function PlanRevenue({ revenue, span }: { revenue: Insights['revenue']; span: InsightSpan }) {
  const title = t('insights.sections.plans');
  const rows = revenue.map((row) => ({
    ...row,
    key: `${row.plan_part} ${row.way}`,
    plan: row.plan_part === null ? t('insights.noPlan') : labelOf(LOVS_JA.plan_part, row.plan_part),
    name: PAYMENT_WAYS_JA[row.way],
  }));
  return (
    <ChartSection
      title={title}
      note={t('insights.notes.plans')}
      action={<FileButtons title={title} span={span} table="revenue" />}
      chart={
        <RowBars
          name={t('insights.chartOf', { title })}
          rows={rows.map(({ key, plan, name, amount }) => ({
            key,
            label: `${plan} ${name}`,
            text: yenText(amount),
            parts: [{ name: t('insights.revenue'), value: amount, colour: tokens.accent }],
          }))}
        />
      }
      table={
        <FigureTable
          title={title}
          isWhole
          words={2}
          head={[
            ...[t('insights.plan'), t('insights.way'), t('insights.payments')],
            ...[t('insights.revenue'), t('insights.amountBefore')],
          ]}
          rows={rows.map(({ key, plan, name, payments, amount, amount_before }) => ({
            key,
            cells: [plan, name, numberText(payments), yenText(amount), yenText(amount_before)],
          }))}
        />
      }
    />
  );
}
