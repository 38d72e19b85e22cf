import type { ScanReason } from '@laundry/shared/constants/handovers';
import {
  type BagTally,
  type CountedBags,
  type ReadLabel,
  fittingReasons,
  readLabel,
  tallyOf,
} from '@laundry/shared/rules/labels/bag-scan';
import type { Signal } from '../../../components/scan/scan-signal';
import { t } from '../../../i18n';

/** What was scanned so far, and why it stands as it is. */
export interface ScanForm {
  readonly codes: readonly string[];
  readonly reason: ScanReason | null;
}

export const NOT_SCANNED: ScanForm = { codes: [], reason: null };

/** Begins with a label that was read before the form was opened, where it is one of its bags. */
export function scanFrom(code: string | null | undefined, bags: CountedBags): ScanForm {
  const label = code == null ? null : readLabel(code, bags);
  return label?.kind === 'own' ? { codes: [label.code], reason: null } : NOT_SCANNED;
}

/** What a label did, for eyes, ears and hands. */
export interface ScanOutcome {
  readonly form: ScanForm;
  readonly text: string;
  readonly signal: Signal;
}

/** The scan with one label more; what is no bag of the request is told and, where it is another's, remembered. */
export function withLabel(form: ScanForm, text: string, bags: CountedBags): ScanOutcome {
  const label = readLabel(text, bags);
  const before = tallyOf(form.codes, bags);
  switch (label.kind) {
    case 'own': {
      if (before.scanned.includes(label.bag)) return told(form, label, 'good', bags, before);
      const next = withReasonThatFits({ ...form, codes: [...form.codes, label.code] }, bags);
      return told(next, label, 'good', bags, before);
    }
    case 'foreign':
      return told(
        before.foreign.includes(label.code) ? form : { ...form, codes: [...form.codes, label.code] },
        label,
        'bad',
        bags,
        before,
      );
    default:
      return told(form, label, 'bad', bags, before);
  }
}

const told = (form: ScanForm, label: ReadLabel, signal: Signal, bags: CountedBags, before: BagTally): ScanOutcome => ({
  form,
  text: words(label, bags, tallyOf(form.codes, bags), before),
  signal,
});

function words(label: ReadLabel, { count }: CountedBags, { scanned, missing }: BagTally, before: BagTally): string {
  switch (label.kind) {
    case 'own':
      if (before.scanned.includes(label.bag)) return t('labels.scan.again', { bag: label.bag });
      if (missing.length === 0) return t('labels.scan.allDone', { count });
      return t('labels.scan.own', { bag: label.bag, scanned: scanned.length, count });
    case 'foreign':
      return t('labels.scan.foreign', { code: label.code });
    case 'noSuchBag':
      return t('labels.scan.noSuchBag', { bag: label.bag, count });
    case 'unreadable':
      return t('labels.scan.unreadable');
  }
}

/** A reason for what is not so any more is none. */
export function withReasonThatFits(form: ScanForm, bags: CountedBags): ScanForm {
  const fits = form.reason !== null && fittingReasons(tallyOf(form.codes, bags)).includes(form.reason);
  return fits ? form : { ...form, reason: null };
}

/** What of it is sent: nothing where nobody scanned. */
export const sentScan = ({ codes, reason }: ScanForm): { bag_codes?: string[]; scan_reason?: ScanReason } => ({
  ...(codes.length > 0 && { bag_codes: [...codes] }),
  ...(codes.length > 0 && reason !== null && { scan_reason: reason }),
});
