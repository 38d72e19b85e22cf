import Box from '@mui/material/Box';
import { useSearchParams } from 'react-router';
import { ChoiceField } from '../../components/form/fields/ChoiceField';
import { t } from '../../i18n';
import { COLUMNS, PAPERS, PLACES, type Paper } from './label-papers';

const PAPER_CHOICES = PAPERS.map((paper) => ({ value: paper, label: t(`labels.papers.${paper}`) }));
const PLACE_CHOICES = Array.from({ length: PLACES }, (_, index) => ({
  value: String(index),
  label: t('labels.place', {
    place: index + 1,
    row: Math.floor(index / COLUMNS) + 1,
    column: (index % COLUMNS) + 1,
  }),
}));

/** Which paper, and where a sheet that was begun goes on; the address keeps both. */
export function PaperChoice({ paper, first }: { paper: Paper; first: number }) {
  const [params, setParams] = useSearchParams();
  const set = (name: string, value: string) => {
    const next = new URLSearchParams(params);
    next.set(name, value);
    setParams(next, { replace: true });
  };
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', md: '320px 240px' }, gap: 1.5, mb: 2 }}>
      <ChoiceField
        label={t('labels.paper')}
        value={paper}
        choices={PAPER_CHOICES}
        onChange={(value) => set('paper', value)}
      />
      {paper === 'a4' && (
        <ChoiceField
          label={t('labels.first')}
          value={String(first)}
          choices={PLACE_CHOICES}
          onChange={(value) => set('first', value)}
        />
      )}
    </Box>
  );
}
