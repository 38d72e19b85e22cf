import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { RecordContextProvider, useListContext } from 'ra-core';
import { useState } from 'react';
import { cardsStyles } from '../../components/list/cards-styles';
import { t } from '../../i18n';
import type { Area } from '../../providers/api/api-types';
import { AREA_COLUMNS } from './area-form';
import { AreaActions } from './AreaActions';
import { NEW_ROW, useAreaEditing } from './AreaEditing';
import { AreaInput } from './AreaInput';
import { FieldProblem, RowProblem } from './AreaProblems';
import { areaTouchStyles } from './area-styles';
import { NotesView } from './AreaNotes';

const FLAGS = ['is_valid_monthly', 'is_valid_onetime', 'is_valid_onetime_b'] as const;

/** The list on phones: one card an area; the form to add one opens on demand. */
export function AreaCards() {
  const { data = [] } = useListContext<Area>();
  const { active } = useAreaEditing();
  const [isAdding, setAdding] = useState(false);
  return (
    <>
      {!isAdding && (
        <Button variant="contained" fullWidth disabled={active !== NEW_ROW} onClick={() => setAdding(true)}>
          {t('areas.addArea')}
        </Button>
      )}
      <Box component="ul" sx={{ ...cardsStyles, ...areaTouchStyles }}>
        {isAdding && (
          <RecordContextProvider value={{ id: NEW_ROW }}>
            <li className="editing" aria-label={t('areas.newRow')}>
              {active === NEW_ROW && <Fields />}
              <div className="actions">
                <AreaActions onLeave={() => setAdding(false)} />
              </div>
            </li>
          </RecordContextProvider>
        )}
        {data.map((area) => (
          <RecordContextProvider key={area.id} value={area}>
            <li className={area.id === active ? 'editing' : ''}>
              {area.id === active ? <Fields /> : <Facts area={area} />}
              <div className="actions">
                <AreaActions />
              </div>
            </li>
          </RecordContextProvider>
        ))}
      </Box>
    </>
  );
}

function Facts({ area }: { area: Area }) {
  const flags = FLAGS.map((flag) => `${t(`areas.fields.${flag}`)} ${area[flag] ? t('areas.yes') : t('areas.no')}`);
  return (
    <>
      <div className="head">{`${area.zipcode} ${area.prefecture}${area.address}`}</div>
      <div className="facts">
        <div>{`${area.start_time}～${area.end_time}`}</div>
        <div>{flags.join('・')}</div>
        {area.bikou !== '' && <NotesView area={area} />}
      </div>
    </>
  );
}

const Fields = () => (
  <div className="grid">
    {AREA_COLUMNS.map((column) => (
      <div key={column.field} className={`of-${column.kind}`}>
        <div className="name" aria-hidden>
          {t(`areas.fields.${column.field}`)}
        </div>
        <AreaInput column={column} />
        <FieldProblem field={column.field} />
      </div>
    ))}
    <div className="of-notes">
      <RowProblem />
    </div>
  </div>
);
