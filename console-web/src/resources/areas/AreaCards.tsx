import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { areaTexts } from '../../i18n/areas';
import type { Area } from '../../providers/api-types';
import { tokens } from '../../theme/tokens';
import { areaStyles, areaTouchStyles } from './area-styles';
import { AreaCard } from './AreaCard';
import { AreaEditorCard } from './AreaEditorCard';
import type { AreaRows } from './useAreaRows';

const List = styled('ul')({
  ...areaStyles,
  ...areaTouchStyles,
  display: 'grid',
  gap: 10,
  padding: 0,
  margin: '8px 0 0',
  listStyle: 'none',
  '& > li': { padding: 12, borderRadius: 8, border: `1px solid ${tokens.line}`, backgroundColor: tokens.paper },
  '& > li:not(.editing)': { contentVisibility: 'auto', containIntrinsicSize: 'auto 150px' },
  '& > li.editing': { borderColor: tokens.accent },
  '& .head': { fontSize: 17, fontWeight: 700 },
  '& .facts': { margin: '4px 0 8px', fontSize: 15 },
  '& .actions': { display: 'flex', flexWrap: 'wrap', alignItems: 'center' },
  '& .grid': { display: 'grid', gridTemplateColumns: 'repeat(6, 1fr)', gap: 10, marginBottom: 10 },
  '& .grid > *': { gridColumn: 'span 3' },
  '& .grid > .of-flag': { gridColumn: 'span 2' },
  '& .grid > .of-notes': { gridColumn: 'span 6' },
  '& .grid .name': { fontSize: 13, fontWeight: 700 },
  '& .grid .field > select, & .grid .time, & .grid .time select': { width: '100%' },
});

/** The list on phones: one card an area; the form to add one opens on demand. */
export function AreaCards({ areas, rows }: { areas: readonly Area[]; rows: AreaRows }) {
  const [isAdding, setAdding] = useState(false);
  return (
    <>
      {!isAdding && (
        <Button
          variant="contained"
          fullWidth
          disabled={rows.editingId !== null}
          onClick={() => setAdding(true)}
          sx={{ mt: 1 }}
        >
          {areaTexts.addArea}
        </Button>
      )}
      <List>
        {isAdding && (
          <AreaEditorCard
            area={null}
            isLocked={rows.editingId !== null}
            onSaved={(area) => {
              rows.onAdded(area);
              setAdding(false);
            }}
            onCancel={() => setAdding(false)}
          />
        )}
        {areas.map((area) =>
          area.id === rows.editingId ? (
            <AreaEditorCard key={area.id} area={area} onSaved={rows.onSaved} onCancel={() => rows.leave(area.id)} />
          ) : (
            <AreaCard key={area.id} {...rows.rowProps(area)} />
          ),
        )}
      </List>
    </>
  );
}
