import { rowColour, rowColourLabel } from '@laundry/shared/rules/back-office/row-badges';
import { personName } from '@laundry/shared/text/person-name';
import { memo } from 'react';
import { Link } from 'react-router';
import { mapUrl } from '../../../components/map-url';
import { t } from '../../../i18n';
import type { RequestRow, StoredRow } from '../../../providers/api-types';
import { CountCell } from '../count/CountCell';
import { requestPaths } from '../request-paths';
import { addressText, isStored, methodLabel, shownLeg, shownSchedule, sizeLabel, staffName } from '../row-facts';
import { RowTags } from './RowTags';
import type { RowGrants } from './useRowGrants';
import type { Toggle } from './useRowSelection';

interface Props {
  readonly row: RequestRow;
  readonly grants: RowGrants;
  readonly carried: string;
  /** The present year: dates of another one say theirs. */
  readonly year: string;
  readonly isSelected: boolean;
  readonly onToggle: Toggle;
  readonly onAssign: (row: StoredRow) => void;
}

/** One request, in plain elements; drawn again only when it changes. */
export const RequestTableRow = memo(function RequestTableRow(props: Props) {
  const { row, grants, carried, year, isSelected, onToggle, onAssign } = props;
  const colour = rowColour(row);
  const name = personName(row);
  const staff = staffName(row) || t('requests.list.unassigned');
  const address = addressText(row);
  const stored = isStored(row) ? row : null;
  const notes = notesOf(row);
  return (
    <tr className={`${colour ?? ''}${isSelected ? ' selected' : ''}${stored ? '' : ' provisional'}`} data-id={row.id}>
      {grants.assigns && (
        <td className="tick">
          {stored && (
            <input
              type="checkbox"
              aria-label={t('requests.list.selectRow', { name })}
              checked={isSelected}
              onChange={(event) => onToggle(stored.id, event)}
            />
          )}
        </td>
      )}
      <td className="staff_name1 nowrap">
        {grants.assigns && stored ? (
          <button
            type="button"
            className="plain"
            aria-label={t('requests.list.namedStaff', { id: stored.id, name, staff })}
            onClick={() => onAssign(stored)}
          >
            {staff}
          </button>
        ) : (
          staff
        )}
      </td>
      <td className="status">
        <span className="strong nowrap">{row.display_status}</span>
        {colour && (
          <div>
            <span className="tag colour">{rowColourLabel(colour, row)}</span>
          </div>
        )}
      </td>
      <CountCell row={row} isEditable={stored !== null && grants.setsCount(stored)} />
      <td className="size nowrap">{sizeLabel(row.size)}</td>
      <td className="number fold_cost">{row.fold_cost}</td>
      <td className="sched_dt">
        <div className="strong nowrap">{shownSchedule(row, year)}</div>
        <span className="soft">{t(`requests.leg.${shownLeg(row)}`)} </span>
        <RowTags row={row} />
      </td>
      <td className="pickup_delivery_type nowrap">{methodLabel(row.pickup_delivery_type)}</td>
      <td className="user_id">
        <span className="soft">{row.user_id} </span>
        <span className="strong name">{name}</span>
        {notes !== '' && (
          <div className="note" title={notes}>
            {notes}
          </div>
        )}
      </td>
      {grants.seesAddress && (
        <td className="send_addr_detail1">
          {address && (
            <a href={mapUrl(address)} target="_blank" rel="noreferrer" title={address}>
              {address}
            </a>
          )}
        </td>
      )}
      <td className="actions">
        {stored && (
          <>
            <span className="soft">{t('requests.list.number', { id: stored.id })}</span>{' '}
            <RowLink to={requestPaths.detail(stored.id, carried)} row={stored} what={t('requests.list.detail')} />
            {grants.changesDate(stored) && (
              <RowLink to={requestPaths.date(stored.id, carried)} row={stored} what={t('requests.list.dateChange')} />
            )}
            {grants.cancels(stored) && (
              <RowLink to={requestPaths.cancel(stored.id, 1, carried)} row={stored} what={t('requests.list.cancel')} />
            )}
          </>
        )}
      </td>
    </tr>
  );
});

/** A link of a row, named with the row it is of. */
const RowLink = ({ to, row, what }: { to: string; row: StoredRow; what: string }) => (
  <Link to={to} aria-label={t('requests.list.named', { id: row.id, name: personName(row), what })}>
    {what}
  </Link>
);

/** Where a customer is from and what they say, as much of it as fits; the detail has the whole. */
const notesOf = ({ venue_provider_name: partner, bikou }: RequestRow): string =>
  [partner && t('requests.list.partner', { name: partner }), bikou && t('requests.list.remarks', { text: bikou })]
    .filter(Boolean)
    .join('　');
