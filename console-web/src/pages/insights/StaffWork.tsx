import { personName } from '@laundry/shared/text/person-name';
import { numberText } from '../../i18n/amounts';
import { t } from '../../i18n';
import type { Insights } from '../../providers/api/api-types';
import type { InsightSpan } from '../../providers/calls/today';
import { tokens } from '../../theme/tokens';
import { ChartSection } from './ChartSection';
import { FigureTable } from './FigureTable';
import { FileButtons } from './FileButtons';
import { RowBars } from './RowBars';
import { hoursText } from './figure-words';

const STAGES = [
  { key: 'picked_up', label: t('insights.picked'), colour: tokens.accent },
  { key: 'washed', label: t('insights.washed'), colour: tokens.row.blue.edge },
  { key: 'folded', label: t('insights.folded'), colour: tokens.row.green.edge },
  { key: 'delivered', label: t('insights.delivered'), colour: tokens.row.gray.edge },
] as const;

/** What everybody did, in bags, and what they reported. */
export function StaffWork({ staffs, span }: { staffs: Insights['staffs']; span: InsightSpan }) {
  const title = t('insights.sections.staffs');
  const rows = staffs.map((row) => ({
    ...row,
    key: String(row.staff_id),
    name: row.staff_id === null ? t('insights.nobody') : personName({ name1: row.name1 ?? '', name2: row.name2 ?? '' }),
  }));
  return (
    <ChartSection
      title={title}
      note={t('insights.notes.staffs')}
      action={<FileButtons title={title} span={span} table="staffs" />}
      chart={
        <RowBars
          name={t('insights.chartOf', { title })}
          rows={rows.map((row) => ({
            key: row.key,
            label: row.name,
            text: numberText(STAGES.reduce((sum, { key }) => sum + row[key], 0)),
            parts: STAGES.map(({ key, label, colour }) => ({ name: label, value: row[key], colour })),
          }))}
        />
      }
      table={
        <FigureTable
          isWhole
          title={title}
          head={[
            ...[t('insights.staff'), ...STAGES.map(({ label }) => label)],
            ...[t('insights.washTime'), t('insights.foldTime'), t('insights.reports')],
          ]}
          rows={rows.map((row) => ({
            key: row.key,
            cells: [
              ...[row.name, ...STAGES.map(({ key }) => numberText(row[key]))],
              ...[hoursText(row.wash_minutes), hoursText(row.fold_minutes), numberText(row.reports)],
            ],
          }))}
        />
      }
    />
  );
}
