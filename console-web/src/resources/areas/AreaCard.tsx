import { memo } from 'react';
import { areaTexts } from '../../i18n/areas';
import { AreaActions } from './AreaActions';
import { flagText } from './area-columns';
import { NotesView } from './NotesView';
import type { AreaRowProps } from './useAreaRows';

const { columns } = areaTexts;
const FLAGS = ['is_valid_monthly', 'is_valid_onetime', 'is_valid_onetime_b'] as const;

export const AreaCard = memo(function AreaCard(props: AreaRowProps) {
  const { area } = props;
  return (
    <li>
      <div className="head">{`${area.zipcode} ${area.prefecture}${area.address}`}</div>
      <div className="facts">
        <div>{`${area.start_time}～${area.end_time}`}</div>
        <div>{FLAGS.map((flag) => `${columns[flag]} ${flagText(area[flag])}`).join('・')}</div>
        {area.bikou !== '' && <NotesView area={area} />}
      </div>
      <div className="actions">
        <AreaActions {...props} />
      </div>
    </li>
  );
});
