import { type ConfirmedForm, useConfirmedForm as useKitConfirmedForm } from '@laundry/web-kit/forms/use-confirmed-form';
import type { FieldValues } from 'react-hook-form';
import { tabStore } from '../../../providers/storage/tab-store';
import { WORDS } from './submit-errors';

/** A form of the console that is confirmed before it is sent; its fields are react-admin's, in a `ConfirmedInput` or a `ConfirmedDialog`. */
export const useConfirmedForm = <Values extends FieldValues, Checked, Answer, Result = never>(
  options: ConfirmedForm<Values, Checked, Answer, Result>,
  words = WORDS,
) => useKitConfirmedForm<Values, Checked, Answer, Result>(tabStore, words, options);

/** Such a form under way, whatever it is answered and ends with. */
export type ConfirmedFlow<Values extends FieldValues, Checked> = ReturnType<
  typeof useKitConfirmedForm<Values, Checked, unknown, unknown>
>;
