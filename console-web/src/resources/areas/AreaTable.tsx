import { styled } from '@mui/material/styles';
import { SheetBox } from '../../components/SheetBox';
import { SheetFrame } from '../../components/SheetFrame';
import { areaTexts } from '../../i18n/areas';
import type { Area } from '../../providers/api-types';
import { tokens } from '../../theme/tokens';
import { AREA_COLUMNS } from './area-columns';
import { areaStyles } from './area-styles';
import { AreaEditorRow } from './AreaEditorRow';
import { AreaRow } from './AreaRow';
import type { AreaRows } from './useAreaRows';

const Frame = styled(SheetFrame)({
  ...areaStyles,
  '& .actions': { whiteSpace: 'nowrap', width: 1 },
  '& tr.new > td': { backgroundColor: tokens.accentSoft, borderBottom: `2px solid ${tokens.accent}` },
  '& tr.editing > td': { backgroundColor: tokens.warnSoft },
});

/** The table with the row that adds one on top; it and the head stay in sight (spec 3 §2.2). */
export function AreaTable({ areas, rows }: { areas: readonly Area[]; rows: AreaRows }) {
  return (
    <SheetBox label={areaTexts.caption} above={170}>
      <Frame>
        <caption>{areaTexts.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{areaTexts.columns.action}</th>
            {AREA_COLUMNS.map(({ field }) => (
              <th key={field} scope="col">
                {areaTexts.columns[field]}
              </th>
            ))}
          </tr>
          <AreaEditorRow
            area={null}
            isLocked={rows.editingId !== null}
            onSaved={rows.onAdded}
            onCancel={() => undefined}
          />
        </thead>
        <tbody>
          {areas.map((area) =>
            area.id === rows.editingId ? (
              <AreaEditorRow key={area.id} area={area} onSaved={rows.onSaved} onCancel={() => rows.leave(area.id)} />
            ) : (
              <AreaRow key={area.id} {...rows.rowProps(area)} />
            ),
          )}
        </tbody>
      </Frame>
    </SheetBox>
  );
}
