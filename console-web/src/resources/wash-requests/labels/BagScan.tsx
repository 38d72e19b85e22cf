import QrCodeScannerIcon from '@mui/icons-material/QrCodeScanner';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { memberOf } from '@laundry/shared/constants/closed-set';
import { SCAN_REASONS } from '@laundry/shared/constants/handovers';
import { SCAN_REASON_LOVS_JA } from '@laundry/shared/masters/handovers-ja';
import { labelOf } from '@laundry/shared/masters/lov';
import { type CountedBags, fittingReasons, tallyOf } from '@laundry/shared/rules/labels/bag-scan';
import { lazily } from '@laundry/web-kit/loading/lazily';
import { Suspense, useId, useState } from 'react';
import { LoadingScreen } from '../../../components/loading/LoadingScreen';
import { ChoiceField } from '../../../components/form/fields/ChoiceField';
import { type Signal, signal } from '../../../components/scan/scan-signal';
import { t } from '../../../i18n';
import { TOUCH_TARGET, tokens } from '../../../theme/tokens';
import { BagChips } from './BagChips';
import { type ScanForm, NOT_SCANNED, withLabel, withReasonThatFits } from './scan-form';

const LabelReader = lazily(() => import('../../../components/scan/LabelReader'));

interface Props {
  readonly bags: CountedBags;
  readonly form: ScanForm;
  readonly onChange: (form: ScanForm) => void;
  /** What stands against it. */
  readonly problem?: string | undefined;
  /** The reader is open from the beginning: there is nothing else to do here. */
  readonly isOpen?: boolean;
}

interface Told {
  readonly text: string;
  readonly signal: Signal;
}

/** Counts the bags by their labels; nobody has to. What is missing or another's is seen, heard and felt at once. */
export function BagScan({ bags, form, onChange, problem, isOpen = false }: Props) {
  const id = useId();
  const [isReading, setReading] = useState(isOpen);
  const [told, setTold] = useState<Told | null>(null);
  const tally = tallyOf(form.codes, bags);
  const reasons = form.codes.length === 0 ? [] : fittingReasons(tally);
  const read = (text: string) => {
    const outcome = withLabel(form, text, bags);
    signal(outcome.signal);
    setTold(outcome);
    if (outcome.form !== form) onChange(outcome.form);
  };
  const clear = () => {
    setTold(null);
    onChange(NOT_SCANNED);
  };
  return (
    <Box role="group" aria-labelledby={id} sx={{ display: 'grid', gap: 1.25 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1 }}>
        <Typography id={id} sx={{ fontWeight: 700 }}>
          {t('labels.scan.bags')}
        </Typography>
        {form.codes.length === 0 && !isOpen && (
          <Typography variant="body2" color="textSecondary">
            {t('labels.scan.optional')}
          </Typography>
        )}
      </Box>
      {(isReading || form.codes.length > 0) && <BagChips bags={bags} tally={tally} />}
      <Box role="status" sx={{ ...notice, ...(told === null ? {} : NOTICES[told.signal]) }}>
        {told?.text}
      </Box>
      {isReading && (
        <Suspense fallback={<LoadingScreen />}>
          <LabelReader onCode={read} />
        </Suspense>
      )}
      {!isOpen && (
        <Button
          variant="outlined"
          startIcon={<QrCodeScannerIcon />}
          aria-expanded={isReading}
          onClick={() => setReading(!isReading)}
          sx={{ minHeight: TOUCH_TARGET }}
        >
          {t(isReading ? 'labels.scan.stop' : 'labels.scan.open')}
        </Button>
      )}
      {reasons.length > 0 && (
        <>
          {tally.missing.length > 0 && (
            <Typography variant="body2">
              {t('labels.scan.reasonFor.missing', { bags: tally.missing.join('・') })}
            </Typography>
          )}
          {tally.foreign.length > 0 && (
            <Typography variant="body2">
              {t('labels.scan.reasonFor.foreign', { codes: tally.foreign.join('・') })}
            </Typography>
          )}
          <ChoiceField
            isRequired
            label={t('labels.scan.reason')}
            value={form.reason === null ? '' : String(form.reason)}
            choices={[
              { value: '', label: t('labels.scan.choose') },
              ...reasons.map((key) => ({ value: String(key), label: labelOf(SCAN_REASON_LOVS_JA, key) })),
            ]}
            problem={problem}
            onChange={(value) => onChange(withReasonThatFits({ ...form, reason: memberOf(SCAN_REASONS, value) }, bags))}
          />
          <Button onClick={clear} sx={{ justifySelf: 'start' }}>
            {t('labels.scan.clear')}
          </Button>
        </>
      )}
    </Box>
  );
}

const notice = {
  '&:empty': { display: 'none' },
  px: 1.5,
  py: 1,
  borderRadius: 1,
  fontWeight: 700,
  overflowWrap: 'anywhere',
};
const NOTICES = {
  good: { bgcolor: tokens.goodSoft, color: tokens.good },
  bad: { bgcolor: tokens.dangerSoft, color: tokens.danger, border: `2px solid ${tokens.danger}` },
} as const;
