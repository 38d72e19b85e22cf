import { LIMITS } from '@laundry/shared/constants/limits';
import { areaRefusals, isAreaTime } from '@laundry/shared/rules/areas/area-edit';
import type { JstTime } from '@laundry/shared/time/jst';
import { ruleErrors } from '../../components/form/sending/submit-errors';
import type { AreaBody } from '../../providers/api/api-types';
import { t } from '../../i18n';

type AreaField = keyof AreaBody;
type FieldsOf<Kind> = { [Field in AreaField]: AreaBody[Field] extends Kind ? Field : never }[AreaField];

/** The columns after the actions, in their order; how a cell is edited follows from its kind. */
export type AreaColumn =
  | { readonly kind: 'flag'; readonly field: FieldsOf<boolean> }
  | { readonly kind: 'text' | 'time' | 'notes'; readonly field: FieldsOf<string> };

export const AREA_COLUMNS: readonly AreaColumn[] = [
  { kind: 'flag', field: 'is_valid_monthly' },
  { kind: 'flag', field: 'is_valid_onetime' },
  { kind: 'flag', field: 'is_valid_onetime_b' },
  { kind: 'text', field: 'zipcode' },
  { kind: 'text', field: 'prefecture' },
  { kind: 'text', field: 'address' },
  { kind: 'time', field: 'start_time' },
  { kind: 'time', field: 'end_time' },
  { kind: 'notes', field: 'bikou' },
];

const EARLIEST = `${LIMITS.firstHour}:00`;

/** What a new row starts with. */
export const NEW_AREA: AreaBody = {
  zipcode: '',
  prefecture: '',
  address: '',
  start_time: EARLIEST,
  end_time: EARLIEST,
  is_valid_monthly: true,
  is_valid_onetime: true,
  is_valid_onetime_b: false,
  bikou: '',
};

export const AREA_FIELDS: readonly string[] = AREA_COLUMNS.map(({ field }) => field);

/** The row as it is sent: its own fields only, texts without white space around them. */
export const areaBody = (values: AreaBody): AreaBody => ({
  zipcode: values.zipcode.trim(),
  prefecture: values.prefecture.trim(),
  address: values.address.trim(),
  start_time: values.start_time,
  end_time: values.end_time,
  is_valid_monthly: values.is_valid_monthly,
  is_valid_onetime: values.is_valid_onetime,
  is_valid_onetime_b: values.is_valid_onetime_b,
  bikou: values.bikou,
});

/** What is wrong with a row, by field, by the server's own rule. */
export const areaErrors = (values: AreaBody): Record<string, string> =>
  ruleErrors(areaRefusals(areaBody(values)).map(({ field, code }) => [field, code]));

/** What some fields of a row say, each by its name. */
export const areaTexts = (fields: Readonly<Record<string, unknown>>): readonly string[] =>
  AREA_COLUMNS.filter(({ field }) => field in fields).map(({ field, kind }) => {
    const value = kind === 'flag' ? t(fields[field] === true ? 'areas.yes' : 'areas.no') : String(fields[field]);
    return `${t(`areas.fields.${field}`)} ${value || t('areas.notes.none')}`;
  });

const HALF_HOURS = ['00', '30'] as const;

export const AREA_HOURS: readonly string[] = Array.from({ length: LIMITS.lastHour - LIMITS.firstHour + 1 }, (_, at) =>
  String(LIMITS.firstHour + at),
);

/** 0 and 30, at the last hour only 0. */
export const areaMinutes = (hour: string): readonly string[] =>
  HALF_HOURS.filter((minute) => isAreaTime(`${hour}:${minute}`));

/** Another hour keeps the minutes where that hour has them. */
export function withHour(time: JstTime, hour: string): JstTime {
  const minute = time.slice(3, 5);
  return `${hour}:${areaMinutes(hour).includes(minute) ? minute : '00'}`;
}

export const withMinute = (time: JstTime, minute: string): JstTime => `${time.slice(0, 2)}:${minute}`;
