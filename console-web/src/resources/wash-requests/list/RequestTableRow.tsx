import { memo } from 'react';
import { Link } from 'react-router';
import { rowColour } from '@laundry/shared/rules/row-badges';
import { requestTexts } from '../../../i18n/wash-requests';
import type { RequestRow } from '../../../providers/api-types';
import { CountCell } from '../count/CountCell';
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
import { RowTags } from './RowTags';
import type { RowGrants } from './useRowGrants';

const { list, leg, colours } = requestTexts;

interface Props {
  readonly row: RequestRow;
  readonly grants: RowGrants;
  readonly carried: string;
  /** The present year: dates of another one say theirs. */
  readonly year: string;
  readonly isSelected: boolean;
  readonly onToggle: (id: number) => void;
  readonly onAssign: (row: RequestRow) => void;
}

/** One request, in plain elements; drawn again only when it changes. */
export const RequestTableRow = memo(function RequestTableRow(props: Props) {
  const { row, grants, carried, year, isSelected, onToggle, onAssign } = props;
  const colour = rowColour(row);
  const name = customerName(row);
  const staff = staffName(row) || list.unassigned;
  const address = addressText(row);
  return (
    <tr className={`${colour ?? ''}${isSelected ? ' selected' : ''}`} data-id={row.id}>
      {grants.assigns && (
        <td className="tick">
          <input
            type="checkbox"
            aria-label={list.selectRow(name)}
            checked={isSelected}
            onChange={() => onToggle(row.id)}
          />
        </td>
      )}
      <td className="nowrap">
        {grants.assigns ? (
          <button type="button" className="plain" onClick={() => onAssign(row)}>
            {staff}
          </button>
        ) : (
          staff
        )}
      </td>
      <td className="nowrap">
        <span className="strong">{row.display_status}</span>
        {colour && (
          <div>
            <span className="tag colour">{colours[colour]}</span>
          </div>
        )}
      </td>
      <CountCell row={row} isEditable={grants.setsCount(row)} />
      <td className="nowrap">{sizeLabel(row.size)}</td>
      <td className="number">{row.fold_cost}</td>
      <td>
        <span className="soft">{leg[shownLeg(row)]} </span>
        <span className="strong nowrap">{shownSchedule(row, year)}</span>
        <RowTags row={row} />
      </td>
      <td className="nowrap">{methodLabel(row.pickup_delivery_type)}</td>
      <td>
        <span className="soft">{row.user_id} </span>
        <span className="strong">{name}</span>
        {row.venue_provider_name && <div className="soft">{list.partner(row.venue_provider_name)}</div>}
      </td>
      {grants.seesAddress && (
        <td>
          {address && (
            <a href={mapUrl(address)} target="_blank" rel="noreferrer">
              {address}
            </a>
          )}
        </td>
      )}
      <td className="actions">
        <Link to={requestPaths.detail(row.id, carried)}>{list.detail}</Link>
        {grants.changesDate(row) && <Link to={requestPaths.date(row.id, carried)}>{list.dateChange}</Link>}
        {grants.cancels(row) && <Link to={requestPaths.cancel(row.id, 1, carried)}>{list.cancel}</Link>}
      </td>
    </tr>
  );
});
