import { memo } from 'react';
import { Link } from 'react-router';
import { rowColour, rowColourLabel } from '@laundry/shared/rules/back-office/row-badges';
import { personName } from '@laundry/shared/text/person-name';
import { mapUrl } from '../../../components/map-url';
import { t } from '../../../i18n';
import type { RequestRow, StoredRow } from '../../../providers/api-types';
import { useOperator } from '../../../providers/OperatorContext';
import { mainAction } from '../detail/request-actions';
import { requestPaths } from '../request-paths';
import { addressText, isStored, methodLabel, shownLeg, shownSchedule, sizeLabel, staffName } from '../row-facts';
import { CardFrame } from './CardFrame';
import { RowTags } from './RowTags';
import type { RowGrants } from './useRowGrants';
import type { Toggle } from './useRowSelection';

interface Props {
  readonly row: RequestRow;
  readonly grants: RowGrants;
  readonly carried: string;
  readonly year: string;
  readonly isSelected: boolean;
  readonly onToggle: Toggle;
  readonly onAssign: (rows: readonly StoredRow[]) => void;
}

/** One request as a driver reads it: when, who, where, how many; then what to do next. */
export const RequestCard = memo(function RequestCard(props: Props) {
  const { row, grants, carried, year, isSelected, onToggle, onAssign } = props;
  const operator = useOperator();
  const stored = isStored(row) ? row : null;
  const next = stored && mainAction(operator, stored);
  const colour = rowColour(row);
  const address = addressText(row);
  const name = personName(row);
  const staff = staffName(row) || t('requests.list.unassigned');
  const named = (what: string) => t('requests.list.named', { id: row.id, name, what });
  const detail = stored && requestPaths.detail(stored.id, carried);
  const who = (
    <>
      {t('requests.list.sirNamed', { name })} <span className="soft">ID {row.user_id}</span>
    </>
  );
  return (
    <CardFrame className={`${colour ?? ''}${stored ? '' : ' provisional'}`} data-id={row.id}>
      <div className="head">
        <div className="time">
          <span className="soft">{t(`requests.leg.${shownLeg(row)}`)}</span>{' '}
          <span className="when">{shownSchedule(row, year)}</span>
        </div>
        <span className="status">{row.display_status}</span>
        {grants.assigns && stored && (
          <label className="tick">
            <input
              type="checkbox"
              aria-label={t('requests.list.selectRow', { name })}
              checked={isSelected}
              onChange={(event) => onToggle(stored.id, event)}
            />
          </label>
        )}
      </div>
      {colour && <span className="tag colour">{rowColourLabel(colour, row)}</span>}
      <RowTags row={row} />
      {detail === null ? (
        <div className="name">{who}</div>
      ) : (
        <Link className="name" to={detail}>
          {who}
        </Link>
      )}
      {grants.seesAddress && address && (
        <a className="address" href={mapUrl(address)} target="_blank" rel="noreferrer">
          {address}
        </a>
      )}
      <div className="facts">
        {`${row.count}${t('requests.list.piece')}・${sizeLabel(row.size)}・${methodLabel(row.pickup_delivery_type)}`}
      </div>
      {row.bikou && <div className="remarks">{row.bikou}</div>}
      {grants.assigns && stored && (
        <button
          type="button"
          className="staff"
          aria-label={t('requests.list.namedStaff', { id: stored.id, name, staff })}
          onClick={() => onAssign([stored])}
        >
          {`${t('requests.columns.staff_name1')}：${staff}`}
        </button>
      )}
      {next?.reason && <div className="soft">{next.reason}</div>}
      {detail !== null && (
        <div className="actions">
          <Link to={detail} aria-label={named(t('requests.list.detail'))}>
            {t('requests.list.detail')}
          </Link>
          {next?.reason === null && (
            <Link className="main" to={detail} state={{ advance: true }} aria-label={named(next.label)}>
              {next.label}
            </Link>
          )}
        </div>
      )}
    </CardFrame>
  );
});
