import type { RowColour } from '@laundry/shared/rules/dispatch/row-badges';
import type { ReactNode } from 'react';
import { mapUrl } from '../../../components/links/map-url';
import { t } from '../../../i18n';
import type { RequestRow, StoredRow } from '../../../providers/api/api-types';
import { colourMeaning } from './colour-meaning';
import type { Toggle } from './useRowSelection';

interface TickProps {
  readonly row: StoredRow;
  readonly name: string;
  readonly isSelected: boolean;
  readonly onToggle: Toggle;
}

export const RowTick = ({ row, name, isSelected, onToggle }: TickProps) => (
  <input
    type="checkbox"
    aria-label={t('requests.list.selectRow', { name })}
    checked={isSelected}
    onChange={(event) => onToggle(row.id, event)}
  />
);

export function ColourTag({ colour, row }: { colour: RowColour; row: RequestRow }) {
  const meaning = colourMeaning(colour, row);
  return (
    meaning && (
      <span className="tag colour" title={meaning}>
        {meaning}
      </span>
    )
  );
}

interface AddressProps {
  readonly address: string;
  readonly className?: string;
  readonly title?: string;
  /** How it is written; as it is by default. */
  readonly children?: ReactNode;
}

export const AddressLink = ({ address, children = address, ...link }: AddressProps) => (
  <a href={mapUrl(address)} target="_blank" rel="noreferrer" {...link}>
    {children}
  </a>
);
