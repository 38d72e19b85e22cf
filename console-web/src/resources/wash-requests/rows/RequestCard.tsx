import { memo } from 'react';
import { Link } from 'react-router';
import type { JstDateTime } from '@laundry/shared/time/jst';
import { customerPath } from '../../../components/links/CustomerLink';
import { RowChangedBy } from '../../../components/live/RowChangedBy';
import { t } from '../../../i18n';
import type { RequestRow, StoredRow } from '../../../providers/api/api-types';
import { useOperator } from '../../../providers/access/OperatorContext';
import { mainAction } from '../request/request-actions';
import { RESOURCE } from '../request-keys';
import { requestPaths, toAdvance } from '../request-paths';
import { pickupMethodLabel, rowFacts, shownLeg, shownSchedule, sizeLabel } from '../row-facts';
import { CardFrame } from './CardFrame';
import { RowTags } from './RowTags';
import { AddressLink, ColourTag, RowTick } from './row-parts';
import type { RowGrants } from './useRowGrants';
import type { Toggle } from './useRowSelection';

interface Props {
  readonly row: RequestRow;
  readonly grants: RowGrants;
  readonly listQuery: string;
  readonly now: JstDateTime;
  readonly isSelected: boolean;
  readonly onToggle: Toggle;
  readonly onAssign: (rows: readonly StoredRow[]) => void;
}

/** One request as a driver reads it: when, who, where, how many; then what to do next. */
export const RequestCard = memo(function RequestCard(props: Props) {
  const { row, grants, listQuery, now, isSelected, onToggle, onAssign } = props;
  const operator = useOperator();
  const { stored, colour, name, address, staff } = rowFacts(row);
  const next = stored && mainAction(operator, stored);
  const named = (what: string) => t('requests.list.named', { id: row.id, name, what });
  const detail = stored && requestPaths.detail(stored.id, listQuery);
  const whose = grants.opensCustomer ? customerPath(row.user_id) : detail;
  const who = (
    <>
      {t('requests.list.sirNamed', { name })} <span className="soft">ID {row.user_id}</span>
    </>
  );
  return (
    <CardFrame className={`has-changed-by ${colour ?? ''}${stored ? '' : ' provisional'}`} data-id={row.id}>
      <RowChangedBy resource={RESOURCE} id={row.id} />
      <div className="head">
        <div className="time">
          <span className="soft">{t(`requests.leg.${shownLeg(row)}`)}</span>{' '}
          <span className="when">{shownSchedule(row, now)}</span>
        </div>
        <span className="status">{row.display_status}</span>
        {grants.assigns && stored && (
          <label className="tick">
            <RowTick row={stored} name={name} isSelected={isSelected} onToggle={onToggle} />
          </label>
        )}
      </div>
      {colour && <ColourTag colour={colour} row={row} />}
      <RowTags row={row} />
      {whose === null ? (
        <div className="name">{who}</div>
      ) : (
        <Link className="name" to={whose}>
          {who}
        </Link>
      )}
      {grants.seesAddress && address && <AddressLink className="address" address={address} />}
      <div className="facts">
        {`${row.count}${t('requests.list.piece')}・${sizeLabel(row.size)}・${pickupMethodLabel(row.pickup_delivery_type)}`}
      </div>
      {row.bikou && <div className="remarks">{row.bikou}</div>}
      {grants.assigns && stored && (
        <button
          type="button"
          className="staff"
          data-key="assign"
          aria-label={t('requests.list.namedStaff', { id: stored.id, name, staff })}
          onClick={() => onAssign([stored])}
        >
          {`${t('requests.columns.staff_name1')}：${staff}`}
        </button>
      )}
      {next?.reason && <div className="soft">{next.reason}</div>}
      {detail !== null && (
        <div className="actions">
          <Link to={detail} data-key="open" aria-label={named(t('requests.list.detail'))}>
            {t('requests.list.detail')}
          </Link>
          {stored && next?.reason === null && (
            <Link className="main" to={detail} state={toAdvance(stored.status)} aria-label={named(next.label)}>
              {next.label}
            </Link>
          )}
        </div>
      )}
    </CardFrame>
  );
});
