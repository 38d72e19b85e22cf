import Typography from '@mui/material/Typography';
import { LIMITS } from '@laundry/shared/constants/limits';
import { PROGRESS } from '@laundry/shared/constants/progress';
import { LOVS_JA } from '@laundry/shared/masters/lovs-ja';
import type { Refusal } from '@laundry/shared/rules/decision';
import { nextStage } from '@laundry/shared/rules/stages/request-progress';
import { ChoiceButtons } from '../../../components/form/fields/ChoiceButtons';
import { ChoiceField } from '../../../components/form/fields/ChoiceField';
import { JstDateTimeField } from '../../../components/date-time/JstDateTimeField';
import { t } from '../../../i18n';
import type { RequestDetail } from '../../../providers/api/api-types';
import { BagScan } from '../labels/BagScan';
import { SplitFields } from './SplitFields';
import { type AdvanceForm, asksCount, asksLaundry, asksSplit, countedBags, leadsTo } from './advance-form';
import type { Folder } from './folders';

const COUNTS = Array.from({ length: LIMITS.pickupCountMax }, (_, index) => String(index + LIMITS.pickupCountMin));
const UNCHOSEN = { value: '', label: t('requests.advance.choose') };
const OIL_CHOICES = [
  { value: '1', label: t('requests.advance.oilYes') },
  { value: '0', label: t('requests.advance.oilNo') },
];
const TYPE_CHOICES = LOVS_JA.laundry_type.map(({ key, val }) => ({ value: key, label: val }));

interface Props {
  readonly request: RequestDetail;
  readonly form: AdvanceForm;
  readonly people: readonly Folder[];
  readonly refusal: Refusal<string> | null;
  readonly onChange: (part: Partial<AdvanceForm>) => void;
}

/** What the next stage asks for: always its time; the count at pickup; oil, type and the split at folding. */
export function AdvanceFields({ request, form, people, refusal, onChange }: Props) {
  const next = nextStage(request.status, request);
  const numberOf = (value: string): number | null => (value === '' ? null : Number(value));
  const isLaundryWrong = refusal?.code === 'oil_and_type_required';
  const wrong = (isMissing: boolean) => (isLaundryWrong && isMissing ? `▲ ${t('requests.advance.choose')}` : undefined);
  return (
    <>
      {asksSplit(request) && (
        <SplitFields
          count={request.count}
          shares={form.shares}
          people={people}
          refusal={refusal}
          onChange={(shares) => onChange({ shares })}
        />
      )}
      {asksCount(request) && (
        <ChoiceField
          isRequired
          autoFocus
          label={t('requests.advance.count')}
          value={form.count === null ? '' : String(form.count)}
          choices={[UNCHOSEN, ...countChoices(request.count)]}
          problem={refusal?.field === 'count' ? `▲ ${t('requests.advance.choose')}` : undefined}
          onChange={(value) => onChange({ count: numberOf(value) })}
        />
      )}
      {leadsTo(PROGRESS.pickedUp, request) && request.is_onetime && (
        <Typography>{t('requests.advance.onetimeCount', { count: request.count })}</Typography>
      )}
      {asksLaundry(request) && (
        <>
          <ChoiceButtons
            label={t('requests.advance.oil')}
            value={form.oil === null ? '' : String(form.oil)}
            choices={OIL_CHOICES}
            problem={wrong(form.oil === null)}
            onChange={(value) => onChange({ oil: numberOf(value) })}
          />
          <ChoiceButtons
            label={t('requests.advance.laundryType')}
            value={form.laundryType === null ? '' : String(form.laundryType)}
            choices={TYPE_CHOICES}
            problem={wrong(form.laundryType === null)}
            onChange={(value) => onChange({ laundryType: numberOf(value) })}
          />
        </>
      )}
      <BagScan
        bags={countedBags(request, form)}
        form={form.scan}
        problem={refusal?.field === 'scan_reason' ? `▲ ${t('requests.advance.choose')}` : undefined}
        onChange={(scan) => onChange({ scan })}
      />
      {next !== null && (
        <JstDateTimeField
          label={t(`requests.advance.stampedAt.${next.status}`)}
          value={form.stampAt}
          isWrong={refusal !== null && STAMP_CODES.includes(refusal.code)}
          onChange={(stampAt) => onChange({ stampAt })}
        />
      )}
    </>
  );
}

const STAMP_CODES: readonly string[] = ['stamp_in_future', 'stamp_before_previous'];

/** 1 to 20, and the count that stands when it is beyond them. */
function countChoices(present: number) {
  const counts = present > LIMITS.pickupCountMax ? [...COUNTS, String(present)] : COUNTS;
  return counts.map((value) => ({ value, label: `${value}${t('requests.list.piece')}` }));
}
