import Box from '@mui/material/Box';
import { type JstDate, parseDate } from '@laundry/shared/time/jst';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { DateField } from '../../components/date-time/DateField';
import { ChoiceField } from '../../components/form/fields/ChoiceField';
import { t } from '../../i18n';
import type { RouteSheet } from '../../providers/api/api-types';
import { driverName, keyOf } from './route-sheet-words';

/** Which day, and whose sheet; a driver has only their own to choose. */
export function SheetChoice({ date, sheets }: { date: JstDate; sheets: readonly RouteSheet[] }) {
  const [params, setParams] = useSearchParams();
  const [typed, setTyped] = useState<string>(date);
  const asked = params.get('staff_id') ?? '';
  const show = (change: { readonly date?: string; readonly staff_id?: string }) => {
    const next = { date, staff_id: asked, ...change };
    setParams(next.staff_id === '' ? { date: next.date } : next, { replace: true });
  };
  const choose = (text: string) => {
    setTyped(text);
    const day = parseDate(text);
    if (day !== null) show({ date: day });
  };
  const choices = sheets.map((sheet) => ({ value: keyOf(sheet), label: driverName(sheet) }));
  const isListed = asked === '' || choices.some(({ value }) => value === asked);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', md: '200px 240px' }, gap: 1.5, mb: 2 }}>
      <DateField label={t('routeSheets.date')} value={typed} onChange={choose} />
      {(choices.length > 1 || asked !== '') && (
        <ChoiceField
          label={t('routeSheets.staff')}
          value={isListed ? asked : ''}
          choices={[{ value: '', label: t('routeSheets.everybody') }, ...choices]}
          onChange={(staff_id) => show({ staff_id })}
        />
      )}
    </Box>
  );
}
