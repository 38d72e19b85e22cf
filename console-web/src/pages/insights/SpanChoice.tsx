import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { INSIGHT_STEPS } from '@laundry/shared/constants/insights';
import { parseDate } from '@laundry/shared/time/jst';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { DateField } from '../../components/date-time/DateField';
import { ChoiceField } from '../../components/form/fields/ChoiceField';
import { t } from '../../i18n';
import type { InsightSpan } from '../../providers/calls/today';
import { todayJst } from '../../providers/clock';
import { presetSpans, spanProblem } from './insight-span';

const PRESETS = ['thisMonth', 'lastMonth', 'year'] as const;
const STEPS = INSIGHT_STEPS.map((value) => ({ value, label: t(`insights.steps.${value}`) }));

/** Which days, and by what they are parted; the address keeps it. */
export function SpanChoice({ span }: { span: InsightSpan }) {
  const [, setParams] = useSearchParams();
  const [typed, setTyped] = useState<{ readonly from?: string; readonly to?: string }>({});
  const show = (next: Readonly<Record<string, string>>) => setParams({ ...span, ...next }, { replace: true });
  const choose = (end: 'from' | 'to') => (text: string) => {
    const day = parseDate(text);
    setTyped({ ...typed, [end]: day === null ? text : undefined });
    if (day !== null) show({ [end]: day });
  };
  const presets = presetSpans(todayJst());
  return (
    <Box sx={{ display: 'grid', gap: 1.5, mb: 2 }}>
      <Box role="group" aria-label={t('insights.presetsLabel')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {PRESETS.map((preset) => {
          const { from, to, by } = presets[preset];
          const isChosen = span.from === from && span.to === to && span.by === by;
          return (
            <Button
              key={preset}
              variant={isChosen ? 'contained' : 'outlined'}
              aria-pressed={isChosen}
              sx={{ minHeight: { xs: 44, md: 36 } }}
              onClick={() => {
                setTyped({});
                setParams({ from, to, by }, { replace: true });
              }}
            >
              {t(`insights.presets.${preset}`)}
            </Button>
          );
        })}
      </Box>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', md: '200px 200px 140px' } }}>
        <DateField label={t('insights.from')} value={typed.from ?? span.from} onChange={choose('from')} />
        <DateField
          label={t('insights.to')}
          value={typed.to ?? span.to}
          onChange={choose('to')}
          problem={spanProblem(span)}
        />
        <ChoiceField label={t('insights.by')} value={span.by} choices={STEPS} onChange={(by) => show({ by })} />
      </Box>
    </Box>
  );
}
