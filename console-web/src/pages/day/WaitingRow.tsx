import Button from '@mui/material/Button';
import { nextCareLines } from '@laundry/shared/rules/care/care-lines';
import { rowColour } from '@laundry/shared/rules/dispatch/row-badges';
import { personName } from '@laundry/shared/text/person-name';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { t } from '../../i18n';
import type { Work } from '../../providers/api/api-types';
import { nowJst } from '../../providers/clock';
import { useOperator } from '../../providers/access/OperatorContext';
import { mainAction } from '../../resources/wash-requests/request/request-actions';
import { FROM_DAY, requestPaths } from '../../resources/wash-requests/request-paths';
import { scheduleText, sizeLabel } from '../../resources/wash-requests/row-facts';
import { RowTags } from '../../resources/wash-requests/rows/RowTags';
import { ColourTag } from '../../resources/wash-requests/rows/row-parts';

interface Props {
  readonly row: Work;
  readonly onAdvance: (row: Work) => void;
  /** What its place does not tell of it. */
  readonly children?: ReactNode;
}

/** What waits, with what to know before it is taken up. */
export function WaitingRow({ row, onAdvance, children }: Props) {
  const main = mainAction(useOperator(), row);
  const colour = rowColour(row);
  const due = scheduleText(row.sched_delivery_dt, nowJst());
  return (
    <li className={colour ?? ''}>
      <div className="head">
        <strong>{`${sizeLabel(row.size)}・${t('day.bags', { count: row.count })}`}</strong>
        <span>{t('day.dueBy', { time: due })}</span>
      </div>
      <Link to={requestPaths.detail(row.id, FROM_DAY)}>{t('day.whose', { name: personName(row), id: row.id })}</Link>
      <div className="tags">
        {children}
        {colour !== null && <ColourTag colour={colour} row={row} />}
        <RowTags row={row} />
      </div>
      {nextCareLines(row.care, row.status).map(({ field, name, text }) => (
        <div key={field} className="care">
          {t('day.care', { name, text })}
        </div>
      ))}
      {row.bikou !== '' && <div className="soft">{row.bikou}</div>}
      {main?.reason && <div>{main.reason}</div>}
      {main?.reason === null && (
        <Button
          variant={main.isTake ? 'outlined' : 'contained'}
          onClick={() => onAdvance(row)}
          sx={{ mt: 1 }}
          fullWidth
        >
          {main.label}
        </Button>
      )}
    </li>
  );
}
