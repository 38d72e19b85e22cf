import { personName } from '@laundry/shared/text/person-name';
import type { JstDateTime } from '@laundry/shared/time/jst';
import { addressParts, type DeliveryAddress } from '@laundry/shared/text/venue-room';
import { type ComponentProps, memo } from 'react';
import { customerPath } from '../../../../components/links/CustomerLink';
import { ChangedBy } from '../../../../components/live/ChangedBy';
import { t } from '../../../../i18n';
import type { RequestRow, StoredRow } from '../../../../providers/api/api-types';
import { CountCell } from '../../count/CountCell';
import { requestPaths } from '../../request-paths';
import { pickupMethodLabel, rowFacts, shownLeg, shownSchedule, sizeLabel } from '../../row-facts';
import { RowTags } from '../RowTags';
import { AddressLink, ColourTag } from '../row-parts';
import type { RowGrants } from '../useRowGrants';
import type { RowIcon } from './row-icons';

// The same in each row.
const LEG = { pickup: t('requests.leg.pickup'), delivery: t('requests.leg.delivery') } as const;
const DETAIL = t('requests.list.detail');
const DATE_CHANGE = t('requests.list.dateChange');
const CANCEL = t('requests.list.cancel');

export interface RowCellsProps {
  readonly row: RequestRow;
  /** Who else has just changed it. */
  readonly changedBy: string | undefined;
  readonly grants: RowGrants;
  /** Before each address of the console. */
  readonly base: string;
  readonly listQuery: string;
  /** The same all day: no row is drawn again for a minute that passed. */
  readonly now: JstDateTime;
  readonly onAssign: (row: StoredRow) => void;
}

/** What a row says and leads to, in plain elements; a tick draws none of it again. */
export const RequestRowCells = memo(function RequestRowCells(props: RowCellsProps) {
  const { row, changedBy, grants, base, listQuery, now, onAssign } = props;
  const { stored, colour, name, address, staff } = rowFacts(row);
  const notes = notesOf(row);
  return (
    <>
      <td className="staff_name1 has-changed-by">
        <ChangedBy who={changedBy} />
        {grants.assigns && stored ? (
          <button
            type="button"
            className="plain cut"
            data-key="assign"
            aria-label={t('requests.list.namedStaff', { id: stored.id, name, staff })}
            onClick={() => onAssign(stored)}
          >
            {staff}
          </button>
        ) : (
          <span className="cut">{staff}</span>
        )}
      </td>
      <td className="status">
        <span className="strong">{row.display_status}</span>
        {colour && <ColourTag colour={colour} row={row} />}
      </td>
      <CountCell row={row} isEditable={stored !== null && grants.setsCount(stored)} />
      <td className="size">{sizeLabel(row.size)}</td>
      <td className="number fold_cost">{row.fold_cost}</td>
      <td className="sched_dt">
        <span className="strong">{shownSchedule(row, now)}</span>
        <RowTags row={row} />
        <span className="soft"> {LEG[shownLeg(row)]}</span>
      </td>
      <td className="pickup_delivery_type">{pickupMethodLabel(row.pickup_delivery_type)}</td>
      <td className="user_id">
        <span className="soft">{row.user_id} </span>
        {grants.opensCustomer ? (
          <a className="strong name" href={base + customerPath(row.user_id)}>
            {name}
          </a>
        ) : (
          <span className="strong name">{name}</span>
        )}
        {notes !== '' && (
          <span className="note" title={notes}>
            {notes}
          </span>
        )}
      </td>
      {grants.seesAddress && (
        <td className="send_addr_detail1">
          {address && (
            <AddressLink address={address} title={address}>
              <AddressInLine place={row} />
            </AddressLink>
          )}
        </td>
      )}
      <td className="actions">
        {stored && (
          <>
            <RowLink href={base + requestPaths.detail(stored.id, listQuery)} data-key="open" row={stored} what={DETAIL}>
              <span>{stored.id}</span> <span className="word">{DETAIL}</span>
            </RowLink>
            {grants.changesDate(stored) && (
              <RowLink
                href={base + requestPaths.date(stored.id, listQuery)}
                icon="date"
                row={stored}
                what={DATE_CHANGE}
              />
            )}
            {grants.cancels(stored) && (
              <RowLink
                href={base + requestPaths.cancel(stored.id, 1, listQuery)}
                icon="cancel"
                row={stored}
                what={CANCEL}
              />
            )}
          </>
        )}
      </td>
    </>
  );
});

interface RowLinkProps extends Pick<ComponentProps<'a'>, 'href' | 'children'> {
  readonly 'data-key'?: string;
  readonly row: StoredRow;
  readonly what: string;
  /** Stands for the words where there is no room for them. */
  readonly icon?: RowIcon;
}

/** A link of a row, named with the row it is of; the table follows it. */
const RowLink = ({ row, what, icon, children = what, ...link }: RowLinkProps) => (
  <a
    {...link}
    {...(icon && { 'data-icon': icon, title: what })}
    aria-label={t('requests.list.named', { id: row.id, name: personName(row), what })}
  >
    {children}
  </a>
);

/** Where a customer is from and what they say, as much of it as fits; the detail has the whole. */
const notesOf = ({ venue_provider_name: partner, bikou }: RequestRow): string =>
  [partner && t('requests.list.partner', { name: partner }), bikou && t('requests.list.remarks', { text: bikou })]
    .filter(Boolean)
    .join('　');

/** An address of which the house and the room stay in sight: where there is no room for all, what is before each is cut. */
function AddressInLine({ place }: { place: DeliveryAddress }) {
  return addressParts(place).map((part, at) => (
    <span key={part}>
      <bdi>
        {at > 0 && ' '}
        {part}
      </bdi>
    </span>
  ));
}
