import { displayMonth } from '@laundry/shared/time/display';
import { dateOf } from '@laundry/shared/time/jst';
import { useQuery } from '@tanstack/react-query';
import { SelectField } from '../../../components/fields/SelectField';
import { useLang } from '../../../i18n/language';
import { useTexts } from '../../../i18n/texts';
import type { WashRequest } from '../../../lib/calls/api-types';
import { costCentresQuery } from '../cost-centre/cost-centres';
import { useNow } from '../now';
import { type Wanted, isWhole, monthsOf, searchOf, wantedOf } from './company-history';
import styles from './HistoryFilters.module.css';

interface HistoryFiltersProps {
  wanted: Wanted;
  /** The latest, whatever is looked for. */
  latest: readonly WashRequest[];
  found: readonly WashRequest[];
  onChange: (next: Wanted) => void;
}

/** Offers what there is something of; what the latest rows do not tell comes with those that are found. */
export function HistoryFilters({ wanted, latest, found, onChange }: HistoryFiltersProps) {
  const history = useTexts('history');
  const t = history.look;
  const lang = useLang();
  const now = useNow();
  const { data: last = [] } = useQuery({ ...costCentresQuery, enabled: !isWhole(latest) });
  const { month = '', cost_centre = '', booked_by = '' } = wanted;
  const seen = [...latest, ...found];
  const centres = new Set([...last, ...seen.flatMap((row) => row.cost_centre ?? []), cost_centre].filter(Boolean));
  const people = new Map(seen.flatMap(({ booked_by: by }) => (by === null ? [] : [[by.id, by.name] as const])));
  if (booked_by !== '' && !people.has(booked_by)) people.set(booked_by, history.none);
  /** The form's values as they are looked for: what is empty is not. */
  const change = (value: Partial<Record<keyof Wanted, string>>): void =>
    onChange(wantedOf(new URLSearchParams({ ...searchOf(wanted), ...value })));
  return (
    <search className={styles.filters} aria-label={t.title}>
      <SelectField
        name="history_month"
        label={t.month}
        value={month}
        onChange={({ target: { value } }) => change({ month: value })}
      >
        <option value="">{t.all}</option>
        {monthsOf(latest, dateOf(now), month).map((each) => (
          <option key={each} value={each}>
            {displayMonth(each, lang, now)}
          </option>
        ))}
      </SelectField>
      {centres.size > 0 && (
        <SelectField
          name="history_cost_centre"
          label={history.cost_centre}
          value={cost_centre}
          onChange={({ target: { value } }) => change({ cost_centre: value })}
        >
          <option value="">{t.all}</option>
          {[...centres].map((each) => (
            <option key={each} value={each}>
              {each}
            </option>
          ))}
        </SelectField>
      )}
      {people.size > 0 && (
        <SelectField
          name="history_booked_by"
          label={history.booked_by}
          value={booked_by}
          onChange={({ target: { value } }) => change({ booked_by: value })}
        >
          <option value="">{t.all}</option>
          {[...people].map(([id, name]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
    </search>
  );
}
