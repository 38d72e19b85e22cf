import { memo } from 'react';
import { Link } from 'react-router';
import { advanceAction } from '@laundry/shared/rules/permissions';
import { rowColour } from '@laundry/shared/rules/row-badges';
import { requestTexts } from '../../../i18n/wash-requests';
import type { RequestRow } from '../../../providers/api-types';
import { useMay } from '../../../providers/OperatorContext';
import { advanceLabel } from '../advance/advance-label';
import { requestPaths } from '../request-paths';
import {
  addressText,
  customerName,
  mapUrl,
  methodLabel,
  shownLeg,
  shownSchedule,
  sizeLabel,
  staffName,
} from '../row-facts';
import { CardFrame } from './CardFrame';
import { RowTags } from './RowTags';
import type { RowGrants } from './useRowGrants';

const { list, leg, colours } = requestTexts;

interface Props {
  readonly row: RequestRow;
  readonly grants: RowGrants;
  readonly carried: string;
  readonly year: string;
  readonly isSelected: boolean;
  readonly onToggle: (id: number) => void;
  readonly onAssign: (rows: readonly RequestRow[]) => void;
}

/** One request as a driver reads it: when, who, where, how many; then what to do next. */
export const RequestCard = memo(function RequestCard(props: Props) {
  const { row, grants, carried, year, isSelected, onToggle, onAssign } = props;
  const may = useMay();
  const colour = rowColour(row);
  const address = addressText(row);
  const name = customerName(row);
  const advance = advanceAction(row.status);
  const nextLabel = advance !== null && may(advance, row) ? advanceLabel(row.status) : null;
  const detail = requestPaths.detail(row.id, carried);
  return (
    <CardFrame className={colour ?? ''} data-id={row.id}>
      <div className="head">
        <div className="time">
          <span className="soft">{leg[shownLeg(row)]}</span> <span className="when">{shownSchedule(row, year)}</span>
        </div>
        <span className="status">{row.display_status}</span>
        {grants.assigns && (
          <label className="tick">
            <input
              type="checkbox"
              aria-label={list.selectRow(name)}
              checked={isSelected}
              onChange={() => onToggle(row.id)}
            />
          </label>
        )}
      </div>
      {colour && <span className="tag colour">{colours[colour]}</span>}
      <RowTags row={row} />
      <Link className="name" to={detail}>
        {list.sirNamed(name)} <span className="soft">ID {row.user_id}</span>
      </Link>
      {grants.seesAddress && address && (
        <a className="address" href={mapUrl(address)} target="_blank" rel="noreferrer">
          {address}
        </a>
      )}
      <div className="facts">
        {`${row.count}${list.piece}・${sizeLabel(row.size)}・${methodLabel(row.pickup_delivery_type)}`}
      </div>
      {row.bikou && <div className="remarks">{row.bikou}</div>}
      {grants.assigns && (
        <button type="button" className="staff" onClick={() => onAssign([row])}>
          {`${requestTexts.columns.staff}：${staffName(row) || list.unassigned}`}
        </button>
      )}
      <div className="actions">
        <Link to={detail}>{list.detail}</Link>
        {nextLabel && (
          <Link className="main" to={detail} state={{ advance: true }}>
            {nextLabel}
          </Link>
        )}
      </div>
    </CardFrame>
  );
});
